import { connect } from 'node:net'

interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Calls a node over a local socket: the transport with the least of its own. Throws for errors. */
export async function overIpc(
  path: string,
): Promise<{ request(method: string, params?: readonly unknown[]): Promise<unknown>; close(): void }> {
  const socket = connect(path)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let rest = ''
  let id = 0
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) settle(JSON.parse(line) as Answer)
  })
  const settle = ({ id, result, error }: Answer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  }
  return {
    request: (method, params = []) =>
      new Promise((resolve, reject) => {
        waiting.set(++id, { resolve, reject })
        socket.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
      }),
    close: () => socket.destroy(),
  }
}
