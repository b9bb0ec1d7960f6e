import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Hex, type Node } from 'evmbed'
import { fixtureFile } from 'evmbed/storage'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { STORE, word } from '../contracts/bytecode.js'
import { RemoteServer } from './remote-server.js'

const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const GAS = { gas: '0x30d40', maxFeePerGas: '0x12a05f2000', maxPriorityFeePerGas: '0x3b9aca00' } as const

let remote: Node
let server: RemoteServer
let store: Hex
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmbed-fixture-'))
  remote = await createNode({ chainId: 4242, timestamp: 1_800_000_000n })
  server = await RemoteServer.start(() => remote)
  const hash = await remote.request('eth_sendTransaction', [{ from: SENDER, data: STORE, ...GAS }])
  store = (await remote.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
  await remote.request('eth_sendTransaction', [{ from: SENDER, to: store, data: word(42), ...GAS }])
})

beforeEach(() => server.forget())

afterAll(async () => {
  await Promise.all([server.close(), remote.close(), rm(folder, { recursive: true })])
})

/** A test over the remote chain: reads, a transaction, and a block of the past. */
async function suite(fork: Node): Promise<unknown> {
  const before = await fork.request('eth_getStorageAt', [store, word(BigInt(SENDER))])
  const hash = await fork.request('eth_sendTransaction', [{ from: SENDER, to: store, data: word(9), ...GAS }])
  const { status, gasUsed } = (await fork.request('eth_getTransactionReceipt', [hash]))!
  return [before, status, gasUsed, await fork.request('eth_getBlockByNumber', ['0x1', false])]
}

it('replays a recorded test without the remote chain, with the same results', async () => {
  const path = join(folder, 'recorded.json')
  const recording = await createNode({ fork: { url: server.url, fixture: fixtureFile(path) } })
  const recorded = await suite(recording)
  await recording.close()
  server.forget()
  const replaying = await createNode({ fork: { fixture: fixtureFile(path), frozen: true } })
  expect(await suite(replaying)).toEqual(recorded)
  expect(server.calls).toEqual([])
  // A read that was not recorded fails by its name, and the chain goes on.
  await expect(replaying.request('eth_getBalance', [`0x${'cc'.repeat(20)}`])).rejects.toThrow(
    /^fork: the fixture does not contain eth_get(Balance|TransactionCount|Code)\(0x(cc){20}, 0x2\): record it again without 'frozen'$/,
  )
  await replaying.mine()
  expect(await replaying.request('eth_blockNumber')).toBe('0x4')
  await replaying.close()
})

it('writes the same bytes for the same reads, an answer a line', async () => {
  const [one, two] = [join(folder, 'one.json'), join(folder, 'two.json')]
  for (const path of [one, two]) {
    const fork = await createNode({ fork: { url: server.url, block: 2n, fixture: fixtureFile(path) } })
    await suite(fork)
    await fork.close()
  }
  const text = await readFile(one, 'utf8')
  expect(await readFile(two, 'utf8')).toBe(text)
  const lines = text.split('\n').filter((line) => line.startsWith('"eth_'))
  expect(lines).toEqual(lines.toSorted())
  expect(lines).toContain(`"eth_getStorageAt [\\"${store}\\",\\"${word(BigInt(SENDER))}\\",\\"0x2\\"]": "${word(42)}",`)
})

it('adds to a fixture what it does not contain, and requests nothing else', async () => {
  const path = join(folder, 'grown.json')
  const first = await createNode({ fork: { url: server.url, block: 2n, fixture: fixtureFile(path) } })
  await first.close()
  server.forget()
  const second = await createNode({ fork: { url: server.url, block: 2n, fixture: fixtureFile(path) } })
  await second.request('eth_getBalance', [store])
  await second.close()
  // The server also shows that it takes the hash of a block.
  const ofNoBlock = `eth_getTransactionCount ["0x${'00'.repeat(20)}",{"blockHash":"0x${'00'.repeat(32)}","requireCanonical":true}]`
  const wanted = server.calls.filter((call) => call !== ofNoBlock)
  expect(wanted.map((call) => call.split(' ')[0]).sort()).toEqual(['eth_getBalance', 'eth_getCode', 'eth_getTransactionCount'])
})

it('refuses a file that is no fixture', async () => {
  const path = join(folder, 'wrong.json')
  await writeFile(path, '{}')
  await expect(createNode({ fork: { fixture: fixtureFile(path), frozen: true } })).rejects.toThrow(
    'the fixture of the fork is not of format 1',
  )
  await expect(createNode({ fork: { frozen: true } })).rejects.toThrow("option 'fork.frozen': expected a 'fixture' beside it")
})
