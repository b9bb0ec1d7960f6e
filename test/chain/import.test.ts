/** Blocks of one node in another: what is taken, what is refused and why, and that a refusal leaves nothing behind. */
import { createBlock, createBlockHeaderFromBytesArray, genTransactionsTrieRoot } from '@ethereumjs/block'
import { type NestedUint8Array, RLP } from '@ethereumjs/rlp'
import { createLegacyTx, createTxFromBlockBodyData } from '@ethereumjs/tx'
import { BlockRefused, createNode, type Genesis, type Hex, type Node } from 'evmbed'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test } from 'vitest'
import { encodeBlock } from '../../src/chain/block-encoding.js'
import { devGenesis, genesisBlock, stateOf } from '../../src/chain/genesis.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { blockHeaderOf } from '../../src/evm/ethereumjs/conversions.js'
import { commonOf } from '../../src/evm/ethereumjs/library-rules.js'
import { configAt, type HardforkName } from '../../src/evm/hardforks.js'
import { bigIntToBytes, concatBytes, hexToBytes } from '../../src/primitives/hex.js'

const CHAIN_ID = 1337
const PRIVATE_KEY: Hex = `0x${'11'.repeat(32)}`
const SENDER = privateKeyToAccount(PRIVATE_KEY)
const RECIPIENT: Hex = '0x00000000000000000000000000000000000000aa'

function genesisAt(hardfork: HardforkName): Genesis {
  return devGenesis({
    chainId: CHAIN_ID,
    hardfork,
    gasLimit: 30_000_000n,
    baseFeePerGas: 1_000_000_000n,
    timestamp: 1_700_000_000n,
    balances: new Map([[SENDER.address.toLowerCase() as Hex, 10n ** 18n]]),
    predeploys: [],
  })
}

const nodes: Node[] = []
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()))
})

async function nodeOf(genesis: Genesis): Promise<Node> {
  const node = await createNode({ genesis })
  nodes.push(node)
  return node
}

/** Blocks 1 to 3 of a chain; the second has a transaction. */
async function threeBlocks(genesis: Genesis): Promise<Uint8Array[]> {
  const node = await nodeOf(genesis)
  await node.mine()
  const raw = await SENDER.signTransaction({
    chainId: CHAIN_ID,
    gas: 21_000n,
    gasPrice: 2_000_000_000n,
    nonce: 0,
    to: RECIPIENT,
    value: 7n,
  })
  await node.request('eth_sendRawTransaction', [raw])
  await node.mine()
  return exported(node, 3)
}

async function exported(node: Node, count: number): Promise<Uint8Array[]> {
  const raw = Array.from({ length: count }, (_, i) => node.request('debug_getRawBlock', [`0x${(i + 1).toString(16)}`]))
  return (await Promise.all(raw)).map(hexToBytes)
}

async function heightOf(node: Node): Promise<number> {
  return Number(await node.request('eth_blockNumber'))
}

/** The refusal that a file of blocks ends with. */
async function refusalOf(node: Node, ...blocks: Uint8Array[]): Promise<BlockRefused> {
  const error: unknown = await node.importChain(concatBytes(...blocks)).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BlockRefused)
  return error as BlockRefused
}

/** A block with one field of its header changed, or with its lists as they are given. */
function altered(block: Uint8Array, field: number, value: Uint8Array): Uint8Array {
  const [header, ...rest] = RLP.decode(block) as [Uint8Array[], ...NestedUint8Array[]]
  return RLP.encode([header.with(field, value), ...rest])
}

const FIELD = {
  parentHash: 0,
  uncleHash: 1,
  stateRoot: 3,
  transactionsRoot: 4,
  receiptsRoot: 5,
  bloom: 6,
  difficulty: 7,
  number: 8,
  gasLimit: 9,
  gasUsed: 10,
  timestamp: 11,
  extraData: 12,
  nonce: 14,
  baseFee: 15,
  withdrawalsRoot: 16,
  blobGasUsed: 17,
  excessBlobGas: 18,
  requestsHash: 20,
} as const

const WORD = new Uint8Array(32).fill(7)

describe('blocks that follow the head', () => {
  test('imports blocks that follow the head, and answers queries about them', async () => {
    const genesis = genesisAt('osaka')
    const blocks = await threeBlocks(genesis)
    const node = await nodeOf(genesis)
    const heads: string[] = []
    node.events.on('newHeads', ({ number }) => heads.push(number))

    expect(await node.importChain(concatBytes(...blocks))).toEqual({ imported: 3 })

    expect(await exported(node, 3)).toEqual(blocks)
    expect(heads).toEqual(['0x1', '0x2', '0x3'])
    expect(await node.request('eth_getBalance', [RECIPIENT, 'latest'])).toBe('0x7')
    expect(await node.request('eth_getBlockReceipts', ['0x2'])).toMatchObject([{ status: '0x1', gasUsed: '0x5208' }])
    await node.mine()
    expect(await heightOf(node)).toBe(4)
  })

  test('imports the blocks of the option importChain', async () => {
    const genesis = genesisAt('osaka')
    const blocks = await threeBlocks(genesis)
    const node = await createNode({ genesis, importChain: concatBytes(...blocks) })
    nodes.push(node)
    expect(await heightOf(node)).toBe(3)
  })

  test('skips blocks that are in the chain already', async () => {
    const genesis = genesisAt('osaka')
    const [first, second, third] = (await threeBlocks(genesis)) as [Uint8Array, Uint8Array, Uint8Array]
    const node = await nodeOf(genesis)
    expect(await node.importChain(concatBytes(first, second))).toEqual({ imported: 2 })
    expect(await node.importChain(concatBytes(first, second, third))).toEqual({ imported: 1 })
    expect(await node.importChain(concatBytes(first, second, third))).toEqual({ imported: 0 })
    expect(await node.importChain(new Uint8Array(0))).toEqual({ imported: 0 })
  })
})

describe('blocks that do not follow the head', () => {
  test('refuses blocks after a gap', async () => {
    const genesis = genesisAt('osaka')
    const [, second] = (await threeBlocks(genesis)) as [Uint8Array, Uint8Array]
    const node = await nodeOf(genesis)
    expect((await refusalOf(node, second)).reason).toMatch(/^unknown parent 0x[0-9a-f]{64}$/)
    expect(await heightOf(node)).toBe(0)
  })

  test('refuses a branch off an older block', async () => {
    const genesis = genesisAt('osaka')
    const [first] = (await threeBlocks(genesis)) as [Uint8Array]
    const node = await createNode({ genesis, mining: { feeRecipient: RECIPIENT } })
    nodes.push(node)
    await node.mine(2)
    expect((await refusalOf(node, first)).reason).toMatch(/^its parent 0x[0-9a-f]{64} is not the head$/)
    expect(await heightOf(node)).toBe(2)
  })

  test('refuses the genesis block of another chain', async () => {
    const other = genesisBlock(genesisAt('prague'), new ChainRules(configAt(CHAIN_ID, 'prague')))
    const node = await nodeOf({ ...genesisAt('prague'), timestamp: '0x1' })
    const genesis = await node.request('eth_getBlockByNumber', ['earliest', false])
    expect((await refusalOf(node, encodeBlock(other))).reason).toBe(
      `it is the genesis block of another chain: this one begins with ${genesis?.hash}`,
    )
  })
})

test('refuses a file that ends within a block, with the offset and the number of imported blocks', async () => {
  const genesis = genesisAt('osaka')
  const blocks = await threeBlocks(genesis)
  const node = await nodeOf(genesis)
  const cut = concatBytes(...blocks).subarray(0, -1)
  const place = blocks[0]!.length + blocks[1]!.length
  const refusal = await refusalOf(node, cut)
  expect(refusal.message).toBe(
    `block 3 refused: rlp: unexpected EOF: the block at byte ${place} goes on behind the ${cut.length} bytes that are there; 2 blocks before it imported`,
  )
  expect(refusal.imported).toBe(2)
  expect(await heightOf(node)).toBe(2)
})

test('imports blocks of a stream in pieces of any size, and asks for a piece when those before it are in the chain', async () => {
  const genesis = genesisAt('osaka')
  const blocks = await threeBlocks(genesis)
  for (const size of [1, 100, 100_000]) {
    const node = await nodeOf(genesis)
    const bytes = concatBytes(...blocks)
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let start = 0; start < bytes.length; start += size) {
        const complete = blocks.findIndex((_, count) => concatBytes(...blocks.slice(0, count + 1)).length > start)
        expect(await heightOf(node)).toBe(complete)
        yield bytes.subarray(start, start + size)
      }
    }
    expect(await node.importChain(pieces())).toEqual({ imported: 3 })
  }
})

describe('blocks that break the rules', () => {
  test('keeps the valid blocks before a broken one, and names it in the error', async () => {
    const genesis = genesisAt('osaka')
    const [first, second, third] = (await threeBlocks(genesis)) as [Uint8Array, Uint8Array, Uint8Array]
    const node = await nodeOf(genesis)
    const refusal = await refusalOf(node, first, altered(second, FIELD.stateRoot, WORD), third)
    expect(refusal).toMatchObject({ number: 2n, code: -32000 })
    expect(refusal.message).toBe(`block 2 (${refusal.hash}) refused: ${refusal.reason}; 1 block before it imported`)
    expect(await heightOf(node)).toBe(1)
    expect(await node.request('eth_getBalance', [RECIPIENT, 'latest'])).toBe('0x0')
    expect(await node.importChain(concatBytes(second, third))).toEqual({ imported: 2 })
  })

  test('rejects createNode with the error of a broken block', async () => {
    const genesis = genesisAt('osaka')
    const [first] = (await threeBlocks(genesis)) as [Uint8Array]
    await expect(createNode({ genesis, importChain: altered(first, FIELD.gasUsed, WORD.subarray(0, 2)) })).rejects.toThrow(
      /^block 1 \(0x[0-9a-f]{64}\) refused: invalid gas used \(remote: 1799 local: 0\)$/,
    )
  })

  test.each([
    ['uncleHash', WORD, 'Invalid PoS block: , uncleHash'],
    ['stateRoot', WORD, 'invalid merkle root (remote: 0x0707'],
    ['transactionsRoot', WORD, 'invalid transaction trie'],
    ['receiptsRoot', WORD, 'invalid receipt root hash (remote: 0x0707'],
    ['bloom', new Uint8Array(256).fill(7), 'invalid bloom (remote: 0x0707'],
    ['bloom', new Uint8Array(0), 'invalid bloom (remote: 0x local: 0x0000'],
    ['difficulty', Uint8Array.of(1), 'Invalid PoS block: , difficulty: 1 (expected: 0)'],
    ['number', Uint8Array.of(3), 'invalid number: have 3, want 2'],
    ['number', new Uint8Array(0), 'invalid number: have 0, want 2'],
    ['gasLimit', bigIntToBytes(40_000_000n), 'gas limit increased too much. Gas limit: 40000000, max gas limit: 30029296'],
    ['gasLimit', bigIntToBytes(2n ** 63n), 'invalid gas limit: have 9223372036854775808, max 9223372036854775807'],
    ['gasUsed', bigIntToBytes(21_001n), 'invalid gas used (remote: 21001 local: 21000)'],
    ['timestamp', bigIntToBytes(1_700_000_000n), 'invalid timestamp'],
    ['timestamp', bigIntToBytes(2n ** 64n), 'invalid timestamp: 18446744073709551616 does not fit 64 bits'],
    ['extraData', new Uint8Array(33), 'Invalid PoS block: , extraData'],
    ['nonce', WORD.subarray(0, 8), 'Invalid PoS block: , nonce'],
    ['baseFee', Uint8Array.of(7), 'Invalid block: base fee not correct'],
    ['withdrawalsRoot', WORD, 'invalid withdrawals trie'],
    ['blobGasUsed', Uint8Array.of(1), 'invalid transactions: invalid blobGasUsed expected=1 actual=0'],
    ['excessBlobGas', Uint8Array.of(1), 'expected blob gas: 0, got: 1'],
    ['requestsHash', WORD, 'invalid requests hash (remote: 0x0707'],
    ['gasUsed', Uint8Array.of(0, 1), 'its encoding is not canonical for a block of its fork'],
  ] as const)('refuses a block with a wrong %s: case %#', async (field, value, reason) => {
    const genesis = genesisAt('osaka')
    const [first, second] = (await threeBlocks(genesis)) as [Uint8Array, Uint8Array]
    const node = await nodeOf(genesis)
    const refusal = await refusalOf(node, first, altered(second, FIELD[field], value))
    expect(refusal.reason.slice(0, reason.length)).toBe(reason)
    expect(await heightOf(node)).toBe(1)
  })

  test('refuses headers without a field of their fork, with a field of a later one, and with an additional list', async () => {
    // The library takes a missing base fee for 7, which is right here.
    const genesis = { ...genesisAt('paris'), baseFeePerGas: '0x7' }
    const [first] = (await threeBlocks(genesis)) as [Uint8Array]
    const [header, ...rest] = RLP.decode(first) as [Uint8Array[], ...NestedUint8Array[]]
    const node = await nodeOf(genesis)
    expect((await refusalOf(node, RLP.encode([header.slice(0, FIELD.baseFee), ...rest]))).reason).toMatch(/canonical/)
    expect((await refusalOf(node, RLP.encode([[...header, WORD], ...rest]))).reason).toMatch(/withdrawalsRoot/)
    expect((await refusalOf(node, RLP.encode([header, ...rest, []]))).reason).toMatch(/withdrawals/)
    expect((await refusalOf(node, RLP.encode([header, ...rest, [], []]))).reason).toMatch(/withdrawals/)
    expect(await node.importChain(first)).toEqual({ imported: 1 })
  })

  test('refuses a block with an invalid transaction', async () => {
    const genesis = genesisAt('osaka')
    const [first, second] = (await threeBlocks(genesis)) as [Uint8Array, Uint8Array]
    const node = await nodeOf(genesis)
    await node.importChain(first)
    const common = commonOf(new ChainRules(genesis.config).at(2n, 1_700_000_000n))
    const [header, transactions, ...rest] = RLP.decode(second) as [Uint8Array[], [Uint8Array[]], ...NestedUint8Array[]]
    const transaction = createTxFromBlockBodyData(transactions[0], { common })
    const root = await genTransactionsTrieRoot([transaction, transaction])
    const twice = RLP.encode([header.with(FIELD.transactionsRoot, root), [transactions[0], transactions[0]], ...rest])
    expect((await refusalOf(node, twice)).reason).toBe(`transaction 1: nonce too low: address ${SENDER.address}, tx: 0 state: 1`)
  })

  test('refuses a block larger than EIP-7934 allows', async () => {
    const genesis = genesisAt('osaka')
    const [first] = (await threeBlocks(genesis)) as [Uint8Array]
    const common = commonOf(new ChainRules(genesis.config).at(1n, 1_700_000_000n))
    const large = createLegacyTx({ to: RECIPIENT, data: new Uint8Array(8_388_608), gasLimit: 21_000n }, { common }).sign(
      hexToBytes(PRIVATE_KEY),
    )
    const [header, , ...rest] = RLP.decode(first) as [Uint8Array[], ...NestedUint8Array[]]
    const node = await nodeOf(genesis)
    expect((await refusalOf(node, RLP.encode([header, [large.raw()], ...rest]))).reason).toMatch(
      /^block RLP-encoded size exceeds maximum: 8389\d{3} > 8388608$/,
    )
  })
})

describe('bytes that are no blocks', () => {
  test.each([
    ['cut off within a block', 1, (block: Uint8Array) => block.subarray(0, -1)],
    ['followed by something else', 2, (block: Uint8Array) => concatBytes(block, Uint8Array.of(0x05))],
    ['followed by a list of something else', 2, (block: Uint8Array) => concatBytes(block, RLP.encode([[], 'no header']))],
    ['followed by an empty list', 2, (block: Uint8Array) => concatBytes(block, Uint8Array.of(0xc0))],
    ['followed by a block without a header', 2, (block: Uint8Array) => concatBytes(block, RLP.encode([[], [], []]))],
    ['followed by a list with an absurd length', 2, (block: Uint8Array) => concatBytes(block, new Uint8Array(9).fill(0xff))],
    ['followed by a length that is cut off', 2, (block: Uint8Array) => concatBytes(block, Uint8Array.of(0xf9, 0x01))],
  ] as const)('%s', async (_what, height, spoil) => {
    const genesis = genesisAt('osaka')
    const [first, second] = (await threeBlocks(genesis)) as [Uint8Array, Uint8Array]
    const node = await nodeOf(genesis)
    expect(await refusalOf(node, first, spoil(second))).toMatchObject({ number: BigInt(height) + 1n })
    expect(await heightOf(node)).toBe(height)
  })
})

describe('before the merge', () => {
  const MINER = '0x00000000000000000000000000000000000000b1'
  const UNCLE_MINER = '0x00000000000000000000000000000000000000b2'
  const ETHER = 10n ** 18n

  /** A block of proof of work over block 1, whose state root is right if the rewards are what they must be. */
  function withUncles(
    genesis: Genesis,
    parent: Uint8Array,
    uncles: number,
    changes: { difficulty?: bigint; uncleParent?: Uint8Array } = {},
  ) {
    const rules = new ChainRules(genesis.config)
    const ancestor = genesisBlock(genesis, rules)
    const common = commonOf(rules.at(1n, 1_700_000_000n))
    const ancestorHeader = blockHeaderOf(ancestor.header, common)
    const [parentFields] = RLP.decode(parent) as [Uint8Array[]]
    const options = { common, skipConsensusFormatValidation: true }
    const first = createBlockHeaderFromBytesArray(parentFields, options)
    const uncle = (coinbase: string, extra: number) =>
      createBlock(
        {
          header: {
            parentHash: changes.uncleParent ?? hexToBytes(ancestor.hash),
            number: 1n,
            timestamp: ancestor.header.timestamp + 5n,
            gasLimit: ancestor.header.gasLimit,
            extraData: Uint8Array.of(extra),
            coinbase: coinbase as Hex,
            ...(common.isActivatedEIP(1559) ? { baseFeePerGas: ancestorHeader.calcNextBaseFee() } : {}),
          },
        },
        { ...options, calcDifficultyFromHeader: ancestorHeader },
      ).header
    const uncleHeaders = Array.from({ length: uncles }, (_, i) => uncle(UNCLE_MINER, i))
    const state = stateOf({
      ...genesis.alloc,
      // The fee recipient of block 1 is the zero address.
      '0x0000000000000000000000000000000000000000': { balance: `0x${(2n * ETHER).toString(16)}` },
      [MINER]: { balance: `0x${(2n * ETHER + (BigInt(uncles) * 2n * ETHER) / 32n).toString(16)}` },
      ...(uncles === 0 ? {} : { [UNCLE_MINER]: { balance: `0x${((BigInt(uncles) * 7n * 2n * ETHER) / 8n).toString(16)}` } }),
    })
    const header = {
      parentHash: first.hash(),
      number: 2n,
      timestamp: first.timestamp + 10n,
      gasLimit: first.gasLimit,
      coinbase: MINER as Hex,
      stateRoot: hexToBytes(state.root),
      baseFeePerGas: first.calcNextBaseFee(),
    }
    const sealed = createBlock({ header }, { ...options, calcDifficultyFromHeader: first })
    const [fields, transactions] = RLP.decode(sealed.serialize()) as [Uint8Array[], NestedUint8Array]
    const encodedUncles = uncleHeaders.map((one) => one.raw())
    const { keccak256 } = common.customCrypto
    fields[FIELD.uncleHash] = keccak256!(RLP.encode(encodedUncles))
    if (changes.difficulty !== undefined) fields[FIELD.difficulty] = bigIntToBytes(changes.difficulty)
    return RLP.encode([fields, transactions, encodedUncles])
  }

  async function firstBlock(genesis: Genesis): Promise<Uint8Array> {
    const node = await nodeOf(genesis)
    await node.mine()
    return (await exported(node, 1))[0]!
  }

  const genesis: Genesis = { ...genesisAt('grayGlacier'), difficulty: '0x20000' }

  test.each([0, 1, 2])('imports %i uncles and pays their rewards', async (uncles) => {
    const first = await firstBlock(genesis)
    const node = await nodeOf(genesis)
    expect(await node.importChain(concatBytes(first, withUncles(genesis, first, uncles)))).toEqual({ imported: 2 })
    expect(await node.request('eth_getUncleCountByBlockNumber', ['latest'])).toBe(`0x${uncles}`)
  })

  test('refuses three uncles, an uncle without a parent, and a wrong difficulty', async () => {
    const first = await firstBlock(genesis)
    const node = await nodeOf(genesis)
    await node.importChain(first)
    expect((await refusalOf(node, withUncles(genesis, first, 3))).reason).toBe('too many uncle headers')
    expect((await refusalOf(node, withUncles(genesis, first, 1, { uncleParent: WORD }))).reason).toMatch(/^unknown block 0x0707/)
    expect((await refusalOf(node, withUncles(genesis, first, 0, { difficulty: 0x20001n }))).reason).toMatch(
      /^invalid difficulty: have 131073, want/,
    )
    expect(await heightOf(node)).toBe(1)
  })
})

test('refuses blocks in a closed node', async () => {
  const genesis = genesisAt('osaka')
  const [first] = (await threeBlocks(genesis)) as [Uint8Array]
  const node = await createNode({ genesis })
  await node.close()
  await expect(node.importChain(first)).rejects.toMatchObject({ name: 'NodeClosed' })
})
