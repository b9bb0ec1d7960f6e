import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEV_FLAGS } from '../../adapters/cli/dev-flags.js'
import { ROUTE_FLAGS } from '../../adapters/cli/route-flags.js'
import { START_FLAGS } from '../../adapters/cli/start-flags.js'
import { serveHttp } from '../../adapters/http/index.js'
import { serveMetrics } from '../../adapters/metrics/index.js'
import { serveWebSocket } from '../../adapters/websocket/index.js'
import { createNode } from '../../src/index.js'

const text = readFileSync(new URL('../../docs/options.md', import.meta.url), 'utf8')

/** The options, taken from the error that an unknown option gets. */
async function optionsNamedBy(refusal: Promise<unknown>): Promise<string[]> {
  const message = await refusal.then(
    () => '',
    (error: Error) => error.message,
  )
  return /one of the options (.*), got/.exec(message)?.[1]?.split(', ') ?? []
}

const STRANGER = { stranger: 1 } as object

it.each([
  ['createNode', 30, () => createNode(STRANGER)],
  ['serveHttp', 12, async () => serveHttp(await createNode(), STRANGER)],
  ['serveWebSocket', 12, async () => serveWebSocket(await createNode(), STRANGER)],
  ['serveMetrics', 5, async () => serveMetrics(await createNode(), STRANGER)],
] as const)('lists every option of %s in the documents', async (_, least, refused) => {
  const options = await optionsNamedBy(refused())
  expect(options.length).toBeGreaterThan(least)
  expect(options.filter((name) => !text.includes(`\n| \`${name}\` | `))).toEqual([])
})

it('lists every flag in the documents', () => {
  const names = [DEV_FLAGS, START_FLAGS, ROUTE_FLAGS].flatMap((table) => Object.values(table).map(({ name }) => name))
  expect(names.filter((name) => !new RegExp(`\`--${name.replaceAll('.', '\\.')}( <|\`)`).test(text))).toEqual([])
})
