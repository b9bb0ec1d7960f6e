import { createNode, type Hex, type Node } from 'evmbed'
import { encodeFunctionData, getContractAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { artifact } from '../contracts/compile.js'
import { ManualClock } from '../support/manual-clock.js'
import { type Anvil, startAnvil } from './anvil.js'

const GENESIS_TIME = 1_700_000_000
/** Base fee of the first block of anvil. Our genesis begins an eighth above it, and falls to it because the genesis is empty. */
const BASE_FEE = 1_000_000_000n
const GENESIS_BASE_FEE = 1_142_857_142n

/** The first two accounts of both nodes. */
const sender = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const authority = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

/** Accounts that do not exist. */
const [HEIR, OTHER_HEIR, STRANGER, LAST_HEIR] = ['aa01', 'aa02', 'aa03', 'aa04'].map((end): Hex => `0x${end.padStart(40, '0')}`)
const SALT: Hex = `0x${'5a'.repeat(32)}`

const addressAt = (nonce: number) => getContractAddress({ from: sender.address, nonce: BigInt(nonce) }).toLowerCase() as Hex

/** Init code that returns what follows it: PUSH1 length DUP1 PUSH1 9 PUSH0 CODECOPY PUSH0 RETURN. */
const creationOf = (code: string): Hex => `0x60${(code.length / 2).toString(16).padStart(2, '0')}8060095f395ff3${code}`

/** Codes that halt, by the reason. */
const HALTING = {
  stackUnderflow: '01',
  badJump: '602a56',
  badInstruction: '0c',
  designatedInvalid: 'fe',
  outOfReturnData: '60205f5f3e',
  hugeMemory: '5f1951',
  stackOverflow: '5b5f600056',
  deadEnd: '60016002',
} as const

/** Creations at the outermost that fail, by the reason. */
const FAILED_CREATIONS = {
  // PUSH1 0xef PUSH0 MSTORE8 PUSH1 1 PUSH0 RETURN
  codeBeginsWithEf: '0x60ef5f5360015ff3',
  // PUSH2 0x5fff PUSH0 RETURN: 24,575 bytes, which the gas does not pay for
  codeNotPaidFor: '0x615fff5ff3',
  // PUSH2 0x6001 PUSH0 RETURN
  codeTooLong: '0x6160015ff3',
  reverting: '0x5f5ffd',
  halting: '0xfe',
} as const satisfies Record<string, Hex>

interface Body {
  readonly to?: Hex | undefined
  readonly data?: Hex
  readonly value?: bigint
  readonly gas?: bigint
  readonly kind?: 'legacy' | 'eip2930' | 'eip1559' | 'eip7702'
  readonly accessList?: readonly { readonly address: Hex; readonly storageKeys: readonly Hex[] }[]
}

export interface ComparedNodes {
  readonly node: Node
  readonly anvil: Anvil
  /** The hashes of the transactions, by what they do, in chain order. */
  readonly hashes: ReadonlyMap<string, Hex>
  readonly contracts: Readonly<Record<'frames' | 'callee' | 'mortal' | 'greeter', Hex>>
  readonly sender: Hex
  readonly authority: Hex
  close(): Promise<void>
}

/** A contract of a name, and what its functions take. */
function call(name: string, functionName: string, ...args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: artifact(name).abi, functionName, args })
}

/** The transactions, a list a block; each with its name. */
function plan(): readonly (readonly (readonly [name: string, body: Body])[])[] {
  const [frames, callee] = [addressAt(0), addressAt(1)]
  const toFrames = (name: string, args: readonly unknown[] = [], more: Body = {}): Body => ({
    to: frames,
    data: call('Frames', name, ...args),
    ...more,
  })
  const halting = Object.entries(HALTING)
  return [
    [
      ['deploy Frames', { data: artifact('Frames').bytecode, value: 1000n, gas: 6_000_000n }],
      ['deploy Callee', { data: artifact('Callee').bytecode }],
      ['deploy Greeter', { data: artifact('Greeter').bytecode, kind: 'legacy' }],
    ],
    halting.map(([name, code]) => [`deploy ${name}`, { data: creationOf(code), gas: 100_000n }] as const),
    [
      ['transfer', { to: STRANGER, value: 5n, gas: 21_000n }],
      ['transfer of nothing to nobody', { to: HEIR, gas: 21_000n }],
      ['every kind', toFrames('everyKind', [callee], { value: 20n })],
      ['every kind again', toFrames('everyKind', [callee], { kind: 'legacy' })],
      ['transient storage', toFrames('transient')],
    ],
    [['creations', toFrames('creations', [SALT], { gas: 3_000_000n })]],
    [['creations at taken addresses', toFrames('creations', [SALT], { gas: 3_000_000n })]],
    [
      ['end of an old contract', toFrames('endOld', [HEIR], { value: 6n })],
      ['end of what has ended', toFrames('endOld', [HEIR], { value: 7n })],
    ],
    [
      ['end of a new contract', toFrames('endNew', [OTHER_HEIR], { value: 8n })],
      ['end for itself', toFrames('endNewForItself', [], { value: 9n })],
    ],
    [
      ['revert at depth', toFrames('descend', [3n, callee], { value: 2n })],
      ['caught revert at depth', toFrames('descendCaught', [3n, callee])],
    ],
    [
      ['precompiles', toFrames('precompiles')],
      ['failing precompiles', toFrames('failingPrecompiles', [], { gas: 5_000_000n })],
    ],
    [['identity, called directly', { to: '0x0000000000000000000000000000000000000004', data: '0x01020304', gas: 30_000n }]],
    [
      ['out of gas within', toFrames('runsOutWithin', [callee], { gas: 500_000n })],
      ['out of gas', { to: callee, data: call('Callee', 'burn'), gas: 50_000n }],
      ['out of gas below', toFrames('descend', [20n, callee], { gas: 120_000n })],
    ],
    [['payments', toFrames('pays', [[HEIR, STRANGER, OTHER_HEIR, LAST_HEIR]], { value: 3n })]],
    [['filling', toFrames('fill', [6n])]],
    [['emptying', toFrames('empty', [6n])]],
    [['static write', toFrames('writesWhereItMayNot', [callee])]],
    [['halts', toFrames('halts', [halting.slice(0, -1).map((_, i) => addressAt(3 + i))], { gas: 2_000_000n })]],
    [['code without an end', { to: addressAt(3 + halting.length - 1), gas: 30_000n }]],
    Object.entries(FAILED_CREATIONS).map(
      ([name, data]) => [`creation: ${name}`, { data, gas: name === 'codeTooLong' ? 8_000_000n : 100_000n }] as const,
    ),
    [
      [
        'access list',
        {
          ...toFrames('everyKind', [callee]),
          kind: 'eip2930',
          accessList: [{ address: callee, storageKeys: [`0x${'0'.repeat(64)}`, `0x${'0'.repeat(63)}1`] }],
        },
      ],
    ],
    [['delegation', { to: authority.address, data: call('Greeter', 'greet', 'hello'), value: 1n, kind: 'eip7702' }]],
    [
      [
        'call of a delegated account',
        { to: authority.address, data: call('Greeter', 'greet', 'a greeting that is longer than what fits into a slot') },
      ],
    ],
    [['refused', { to: callee, data: call('Callee', 'refuse', 5n) }]],
  ]
}

/** Both nodes with the same accounts and rules, and the same signed transactions in the same blocks. */
export async function playFrames(program: string): Promise<ComparedNodes> {
  const anvil = await startAnvil(program, [
    ...['--hardfork', 'osaka', '--chain-id', '31337', '--gas-limit', '30000000', '--timestamp', `${GENESIS_TIME}`],
    ...['--block-base-fee-per-gas', `${BASE_FEE}`, '--order', 'fifo', '--no-mining', '--steps-tracing'],
  ])
  const node = await createNode({
    mining: { automine: false },
    timestamp: BigInt(GENESIS_TIME),
    baseFeePerGas: GENESIS_BASE_FEE,
    clock: new ManualClock(),
  })
  const close = async () => {
    await node.close()
    await anvil.close()
  }
  let hashes: ReadonlyMap<string, Hex>
  try {
    hashes = await play(node, anvil)
  } catch (error) {
    await close()
    throw error
  }
  return {
    node,
    anvil,
    hashes,
    contracts: {
      frames: addressAt(0),
      callee: addressAt(1),
      greeter: addressAt(2),
      mortal: getContractAddress({ from: addressAt(0), nonce: 1n }).toLowerCase() as Hex,
    },
    sender: sender.address.toLowerCase() as Hex,
    authority: authority.address.toLowerCase() as Hex,
    close,
  }
}

/** Sends the transactions to both, a block at a time. */
async function play(node: Node, anvil: Anvil): Promise<ReadonlyMap<string, Hex>> {
  const hashes = new Map<string, Hex>()
  let nonce = 0
  let time = GENESIS_TIME
  for (const block of plan()) {
    for (const [name, body] of block) {
      const raw = await sign(body, nonce++)
      const hash = await node.request('eth_sendRawTransaction', [raw])
      await anvil.request('eth_sendRawTransaction', [raw])
      hashes.set(name, hash)
    }
    time += 12
    await node.request('evm_setNextBlockTimestamp', [`0x${time.toString(16)}`])
    await node.request('evm_mine')
    await anvil.request('evm_setNextBlockTimestamp', [time])
    await anvil.request('evm_mine')
  }
  return hashes
}

async function sign({ kind = 'eip1559', accessList = [], ...body }: Body, nonce: number): Promise<Hex> {
  const base = { chainId: 31337, nonce, gas: 1_000_000n, ...body }
  const fees = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
  if (kind === 'legacy') return sender.signTransaction({ ...base, type: kind, gasPrice: 2_000_000_000n })
  if (kind === 'eip2930') return sender.signTransaction({ ...base, type: kind, accessList, gasPrice: 2_000_000_000n })
  if (kind === 'eip1559') return sender.signTransaction({ ...base, type: kind, accessList, ...fees })
  const authorization = await authority.signAuthorization({ contractAddress: addressAt(2), chainId: 31337, nonce: 0 })
  return sender.signTransaction({ ...base, to: authority.address, type: kind, authorizationList: [authorization], ...fees })
}
