/** Sends requests to a server over several connections, one at a time over each. Started by `ordinary.ts`, so that its own work is not the server's. */
import { httpConnection } from './http-client.js'

/** A flood of one request. */
export interface Flood {
  readonly port: number
  readonly body: string
  /** Part of every right answer. */
  readonly expected: string
  readonly connections: number
  readonly requests: number
}

process.on('message', async ({ port, body, expected, connections, requests }: Flood) => {
  const all = await Promise.all(Array.from({ length: connections }, () => httpConnection(port)))
  let left = requests
  const start = performance.now()
  await Promise.all(
    all.map(async ({ send }) => {
      while (left-- > 0) {
        const answer = await send(body)
        if (!answer.includes(expected)) throw new Error(`wrong answer: ${answer.slice(0, 200)}`)
      }
    }),
  )
  const milliseconds = performance.now() - start
  for (const { close } of all) close()
  process.send?.({ milliseconds: milliseconds / requests })
})
process.once('disconnect', () => process.exit())
