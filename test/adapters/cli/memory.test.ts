import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { useCommandLine } from './command-line.js'

const { evmbedWith, folder } = useCommandLine()

/** Prints the bytes of the young generation when the process ends. */
const PROBE = `import { getHeapSpaceStatistics } from 'node:v8'
process.on('exit', () => console.log('young ' + getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size))`

/** Runs a node that answers many calls whose results live for a while, and returns the mebibytes of its young generation. */
async function youngGeneration(...options: string[]): Promise<number> {
  const probe = join(folder(), 'probe.mjs')
  await writeFile(probe, PROBE)
  const node = evmbedWith(['--import', pathToFileURL(probe).href, ...options], 'dev', '--port', '0')
  const [, http = ''] = await node.sees(/Listening on (\S+)/)
  // The limit comes when the start is over.
  await setTimeout(500)
  const calls = Array.from({ length: 500 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_getBlockByNumber', params: ['latest', true] }))
  for (let sent = 0; sent < 60; sent++) {
    const response = await fetch(http, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(calls) })
    await response.arrayBuffer()
  }
  const { out } = await node.signal()
  return Number(/young (\d+)/.exec(out)?.[1]) / 2 ** 20
}

test('garbage does not make the process of a node large, unless an option of Node allows it', async () => {
  expect(await youngGeneration()).toBeLessThan(await youngGeneration('--semi-space-growth-factor=2'))
})
