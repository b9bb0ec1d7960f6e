import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { useCommandLine } from './command-line.js'

const { evmbedWith, folder } = useCommandLine()

/** Prints the bytes of the young generation when an option of V8 is set, and when the process ends. */
const PROBE = `import { syncBuiltinESMExports } from 'node:module'
import v8 from 'node:v8'
const print = (name) => console.log(name + ' ' + v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)
const { setFlagsFromString } = v8
v8.setFlagsFromString = (flags) => {
  setFlagsFromString(flags)
  print('limited')
}
syncBuiltinESMExports()
process.on('exit', () => print('young'))`

/** Runs a node that answers many calls whose results live for a while. Returns the mebibytes of its young generation before, if it is limited, and after. */
async function youngGeneration(options: readonly string[], limited: RegExp): Promise<{ readonly before: number; readonly after: number }> {
  const probe = join(folder(), 'probe.mjs')
  await writeFile(probe, PROBE)
  const node = evmbedWith(['--import', pathToFileURL(probe).href, ...options], 'dev', '--port', '0')
  const [, http = ''] = await node.sees(/Listening on (\S+)/)
  await node.sees(limited)
  const calls = Array.from({ length: 500 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_getBlockByNumber', params: ['latest', true] }))
  for (let sent = 0; sent < 60; sent++) {
    const response = await fetch(http, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(calls) })
    await response.arrayBuffer()
  }
  const { out } = await node.signal()
  const size = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(out)?.[1]) / 2 ** 20
  return { before: size('limited'), after: size('young') }
}

test('garbage does not make the process of a node large, unless an option of Node allows it', async () => {
  const limited = await youngGeneration([], /limited \d/)
  expect(limited.after).toBeLessThanOrEqual(limited.before)
  const free = await youngGeneration(['--max-semi-space-size=64'], /Listening/)
  expect(free.before).toBeNaN()
  expect(free.after).toBeGreaterThan(32)
})
