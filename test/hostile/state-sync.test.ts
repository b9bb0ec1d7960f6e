import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Genesis } from 'evmbed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveAbci } from '../../adapters/cometbft/server.js'
import type { StateSnapshot } from '../../src/consensus/abci.js'
import { concatBytes } from '../../src/primitives/hex.js'
import { keccak256 } from '../../src/primitives/keccak.js'
import { decodeRlp } from '../../src/primitives/rlp.js'
import { encodeRlp, type RlpValue } from '../../src/primitives/rlp-encoding.js'
import { AbciClient } from '../adapters/cometbft/abci-client.js'
import { EngineDriver } from '../support/engine-driver.js'
import { piecesOf } from './longest-piece.js'

/** Milliseconds of processor time in one piece at most, and that of the computation below on a machine that is not slow. */
const LONGEST_PIECE = 250
const COMPUTATION = 2
/** Bytes of the longest chunk that an engine transfers. */
const LONGEST = 15_900_000
const ATTEMPTS = 3

const folder = mkdtempSync(join(tmpdir(), 'evmbed-hostile-'))
let joined = 0
afterAll(() => rmSync(folder, { recursive: true }))

let genesis: Genesis
let snapshot: StateSnapshot
let appHash: Uint8Array
let chunks: readonly Uint8Array[]

beforeAll(async () => {
  const address = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')}`
  const slots = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`0x${(i + 1).toString(16).padStart(64, '0')}`, '0x1']))
  const accounts = Array.from({ length: 3000 }, (_, i) => [address(i), { balance: '0x1', code: `0x${i.toString(16).padStart(8, '0')}` }])
  // Storages that just fit a chunk of accounts, and one that has chunks of its own.
  const storages = Array.from({ length: 20 }, (_, i) => [address(10_000 + i), { balance: '0x1', storage: slots(450) }])
  const long = [address(20_000), { balance: '0x1', storage: slots(4000) }]
  const config = { chainId: 1, terminalTotalDifficulty: 0 }
  genesis = { config, gasLimit: '0x1c9c380', alloc: Object.fromEntries([...accounts, ...storages, long]) }
  const engine = new EngineDriver()
  const maker = await createNode({ consensus: engine, genesis, snapshotInterval: 2 })
  await engine.decide()
  const { appHash: last } = await engine.decide()
  appHash = last
  while ((await engine.application.listSnapshots()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  snapshot = (await engine.application.listSnapshots())[0]!
  const load = (chunk: number) => engine.application.loadSnapshotChunk({ ...snapshot, chunk })
  chunks = await Promise.all(Array.from({ length: snapshot.chunks }, (_, chunk) => load(chunk)))
  await maker.close()
})

/** Milliseconds of processor time of a fixed computation: how slow the machine is. */
function computation(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    JSON.stringify(Buffer.alloc(512 * 1024).toString('hex'))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** Starts a node without blocks, connects to it as its engine does, and ends both after some work. */
async function withJoiningNode<Answer>(work: (client: AbciClient) => Promise<Answer>): Promise<Answer> {
  const engine = new EngineDriver(undefined, false)
  const node = await createNode({ consensus: engine, genesis, onFault: () => {} })
  const path = join(folder, `${joined++}.sock`)
  const server = await serveAbci(engine.application, { address: { path }, insecure: false, frameLimit: 64 << 20, onFault: () => {} })
  try {
    return await work(await AbciClient.connect(path))
  } finally {
    await server.close()
    await node.close()
  }
}

const list = (...contents: readonly Uint8Array[]): Uint8Array => listOf(concatBytes(...contents))

/** Returns the RLP of a list with some content, which `encodeRlp` would need the items for. */
function listOf(content: Uint8Array): Uint8Array {
  const length: number[] = []
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) length.unshift(rest % 256)
  return concatBytes(content.length < 56 ? Uint8Array.of(0xc0 + content.length) : Uint8Array.of(0xf7 + length.length, ...length), content)
}

/** Items of one byte, as many as a chunk has room for. */
const ONES = () => listOf(new Uint8Array(LONGEST).fill(1))
/** Lists in lists, as deep as a chunk has room for. */
const NESTED = () => concatBytes(...Array.from({ length: 1000 }, () => Uint8Array.of(0xc1)), Uint8Array.of(1))

/** Slots with names of three bytes. */
function slots(count: number): Uint8Array {
  const bytes = new Uint8Array(6 * count)
  for (let i = 0; i < count; i++) bytes.set([0xc5, 0x83, 0x40 | ((i >> 16) & 0x3f), (i >> 8) & 255, i & 255, 1], 6 * i)
  return listOf(bytes)
}

/** Parts of a chunk of the snapshot as they are encoded. */
function partsOf(index: number): Uint8Array[] {
  return (decodeRlp(chunks[index]!, { depth: 5 }) as RlpValue[]).map((item) => encodeRlp(item))
}

/** A chunk of accounts whose first account has other slots. */
function accountsWith(slots: Uint8Array): Uint8Array {
  const [kind, from, to, proof, codes, accounts] = decodeRlp(chunks[1]!, { depth: 5 }) as RlpValue[]
  const [first] = accounts as RlpValue[][]
  const fields = first!.slice(0, 4).map((item) => encodeRlp(item))
  const head = [kind, from, to, proof, codes].map((item) => encodeRlp(item!))
  return list(...head, list(list(...fields, Uint8Array.of(0x80), slots)))
}

/** The chunk of the long storage, with other slots. */
function storageWith(slots: Uint8Array): Uint8Array {
  const index = chunks.findIndex((_, at) => at > 0 && partsOf(at)[0]![0] === 1)
  return list(...partsOf(index).slice(0, -1), slots)
}

/** A chunk with another part. */
const withPart = (index: number, part: number, content: Uint8Array) => list(...partsOf(index).with(part, content))

const HOSTILE: readonly [string, number, () => Uint8Array][] = [
  ['transactions of one byte', 0, () => withPart(0, 0, ONES())],
  ['headers of one byte', 0, () => withPart(0, 1, ONES())],
  ['hashes instead of headers', 0, () => withPart(0, 2, ONES())],
  ['a header of all its bytes', 0, () => withPart(0, 1, list(encodeRlp(new Uint8Array(LONGEST))))],
  ['256 headers of 60 KB', 0, () => withPart(0, 1, list(...Array.from({ length: 256 }, () => encodeRlp(new Uint8Array(60_000)))))],
  ['bytes that are no list', 0, () => new Uint8Array(LONGEST).fill(1)],
  ['300,000 slots', 1, () => accountsWith(slots(300_000))],
  ['2.6 million slots', 1, () => accountsWith(slots(2_600_000))],
  ['5,000 slots', 1, () => accountsWith(slots(5_000))],
  ['codes of one byte', 1, () => withPart(1, 4, ONES())],
  ['a code of all its bytes', 1, () => withPart(1, 4, list(encodeRlp(new Uint8Array(LONGEST))))],
  ['nodes of a proof of one byte', 1, () => withPart(1, 3, ONES())],
  [
    'a proof of 190 long nodes',
    1,
    () => withPart(1, 3, list(...Array.from({ length: 190 }, (_, i) => encodeRlp(new Uint8Array(80_000).fill(i))))),
  ],
  ['accounts of one byte', 1, () => withPart(1, 5, ONES())],
  ['lists in lists', 1, () => withPart(1, 5, NESTED())],
  ['a long storage of 2.6 million slots', 1, () => storageWith(slots(2_600_000))],
]

/** Returns the snapshot of a peer that has forged a chunk, and the hashes of the others with it. */
function forgedWith(index: number, data: Uint8Array): { readonly offer: StateSnapshot; readonly first: Uint8Array } {
  if (index === 0) return { offer: { ...snapshot, hash: keccak256(data) }, first: data }
  const first = withPart(
    0,
    2,
    encodeRlp(
      concatBytes(
        ...chunks
          .slice(1)
          .with(index - 1, data)
          .map(keccak256),
      ),
    ),
  )
  return { offer: { ...snapshot, hash: keccak256(first) }, first }
}

/** Sends a chunk to a new node, which has those before it, and returns the verdict with the longest piece of the work. */
function play(offer: StateSnapshot, before: readonly Uint8Array[], index: number, data: Uint8Array) {
  return withJoiningNode(async (client) => {
    const apply = async (at: number, chunk: Uint8Array) => {
      const [answer] = await client.ask({ name: 'applySnapshotChunk', content: { index: at, chunk, sender: 'liar' } })
      return answer?.content
    }
    const [offered] = await client.ask({ name: 'offerSnapshot', content: { snapshot: offer, appHash } })
    expect(offered).toMatchObject({ content: { result: 'ACCEPT' } })
    for (const [at, chunk] of before.entries()) expect(await apply(at, chunk)).toMatchObject({ result: 'ACCEPT' })
    let content: unknown
    const pieces = await piecesOf(async () => {
      content = await apply(index, data)
    })
    return { content, pieces }
  })
}

async function expectShortPieces(attempt: () => Promise<{ readonly content: unknown; readonly pieces: { readonly longest: number } }>) {
  const limit = LONGEST_PIECE * Math.max(1, computation() / COMPUTATION)
  let played = await attempt()
  // Other work of this process, such as compiling, is not repeated.
  for (let time = 1; time < ATTEMPTS && played.pieces.longest >= limit; time++) played = await attempt()
  if (process.env.HOSTILE_PRINT) console.log(`${expect.getState().currentTestName}: ${JSON.stringify(played)}`)
  expect(played.pieces.longest, 'milliseconds of processor time in one piece').toBeLessThan(limit)
  return played.content
}

describe('a chunk of state sync', () => {
  test.each(HOSTILE)('with %s that no snapshot has is refused in short pieces, and its sender rejected', async (_, index, forge) => {
    const data = forge()
    const content = await expectShortPieces(() => play(snapshot, chunks.slice(0, index), index, data))
    expect(content).toMatchObject({ result: 'RETRY', refetchChunks: [index], rejectSenders: ['liar'] })
  })

  test.each(HOSTILE)('with %s that is of the snapshot of its sender has the snapshot rejected in short pieces', async (_, index, forge) => {
    const data = forge()
    const { offer, first } = forgedWith(index, data)
    const content = await expectShortPieces(() => play(offer, index === 0 ? [] : [first], index, data))
    expect(content).toMatchObject({ result: 'REJECT_SNAPSHOT', rejectSenders: ['liar'] })
  })

  test('is taken in short pieces if it is right', async () => {
    for (const [index, data] of chunks.entries()) {
      const content = await expectShortPieces(() => play(snapshot, chunks.slice(0, index), index, data))
      expect(content).toMatchObject({ result: 'ACCEPT' })
    }
  })
})
