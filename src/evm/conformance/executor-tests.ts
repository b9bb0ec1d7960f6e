/** The conformance suite of the `Executor` port: tests as data, for any test runner. Every implementation passes them. */
import {
  type Address,
  bigIntToBytes,
  bigIntToHash,
  bytesToHex,
  EMPTY_BYTES,
  type Hash,
  type Hex,
  hexToBytes,
  padLeft,
  ZERO_HASH,
} from '../../primitives/hex.js'
import { loadingState } from '../../primitives/missing-state.js'
import { MAX_BALANCE } from '../../state/account.js'
import { StateDraft } from '../../state/state-draft.js'
import { WorldState } from '../../state/world-state.js'
import { ChainRules } from '../chain-rules.js'
import { createdAddress } from '../contract-address.js'
import { BlobFeeCapTooLow, FeeCapTooLow, InsufficientFunds, IntrinsicGasTooLow, TipAboveFeeCap } from '../errors.js'
import {
  type BlockEnding,
  type Environment,
  type Executor,
  type ExecutorFactory,
  InvalidTransaction,
  SystemCallFailed,
} from '../executor.js'
import { configAt, HARDFORKS, type HardforkName } from '../hardforks.js'
import { type Header, newHeader } from '../header.js'
import { BEACON_ROOTS, HISTORY_STORAGE, WITHDRAWAL_REQUESTS } from '../known-system-contracts.js'
import { MemoryLimitExceeded } from '../memory-limit.js'
import type { Message } from '../message.js'
import { MAX_GAS_LIMIT, type Rules } from '../rules.js'
import type { Caller } from '../run-queue.js'
import type { TracedFrame } from '../tracer.js'
import { impersonatedTransaction, type Transaction } from '../transaction.js'
import { assertEqual, assertMembers, assertRejects } from './assertions.js'
import { unloaded } from './unloaded-state.js'

/** A test of the conformance suite. */
export interface ExecutorTest {
  readonly title: string
  /** Runs the test. Rejects if the executor fails it. */
  run(): Promise<void>
}

/** A fresh executor, and the state and the block in which a test runs code. */
interface Scene {
  readonly executor: Executor
  readonly state: StateDraft
  readonly environment: Environment
}

/** @param used slots of the contract that contain 1 at the beginning. Default: none */
type SetUp = (hardfork: HardforkName, codes: Readonly<Record<Address, Hex>>, used?: readonly Hash[]) => Scene

const MEBIBYTE = 2 ** 20

/** Account with ether. */
const SENDER: Address = '0x00000000000000000000000000000000005e4de4'
/** Address of the code that messages call. */
const CONTRACT: Address = '0x00000000000000000000000000000000000c0de0'
const CALLED: Address = '0x00000000000000000000000000000000000ca11e'
const BN254_ADD = '0x0000000000000000000000000000000000000006'
const ECRECOVER: Address = '0x0000000000000000000000000000000000000001'
const VALIDATOR: Address = '0x000000000000000000000000000000000000aaaa'
const FEE_RECIPIENT: Address = '0x00000000000000000000000000000000000c01ba'

/** PUSH0 CALLDATALOAD PUSH1 1 ADD PUSH0 MSTORE PUSH1 32 PUSH0 RETURN */
const INCREMENT: Hex = '0x5f356001015f5260205ff3'
/** SSTORE(0, 1) LOG1(topic 7) STOP */
const STORE_AND_LOG: Hex = '0x60015f5560075f5fa100'
/** Reverts with one byte, 0x2a. */
const REVERT: Hex = '0x602a5f526001601ffd'
const ENDLESS_LOOP: Hex = '0x5b5f56'
/** Returns ADDRESS and CALLER of the frame, 64 bytes. */
const ADDRESS_AND_CALLER: Hex = '0x305f523360205260405ff3'
/** SSTORE(0, 0) SSTORE(1, 0) STOP */
const CLEAR_TWO_SLOTS: Hex = '0x5f5f555f60015500'
/** Stores the first word of its input in slot 0. */
const STORE_INPUT: Hex = '0x5f355f5500'
/** Returns BLOCKHASH(NUMBER - 1). */
const PARENT_HASH: Hex = '0x60014303405f5260205ff3'
/** Returns GAS. */
const GAS_LEFT: Hex = '0x5a5f5260205ff3'
/** Returns whether CALL(0x1000, CALLED, 2) succeeds. Runs on every fork, as the next one does. */
const SEND_TO_CALLED: Hex = `0x6000600060006000600273${CALLED.slice(2)}611000f160005260206000f3`
const BEQUEATH_TO_CALLED: Hex = `0x73${CALLED.slice(2)}ff`
/** Calls console.log with four bytes. */
const CONSOLE: Hex = '0x63deadbeef5f525f5f6004601c5f6a636f6e736f6c652e6c6f675af100'
/** Writes to the byte of memory at the position in the first word of its input. */
const TOUCH: Hex = '0x5f5f355300'
/** Writes to the last byte of the first mebibyte of memory, and calls another contract with the first word of its input. */
const TOUCH_AND_CALL: Hex = `0x5f620fffff535f355f525f5f60205f5f73${CALLED.slice(2)}5af1`
const NO_ENDING: BlockEnding = { logs: [], withdrawals: [], uncles: [], mayLackContracts: true }

/** Codes that halt, each with geth's text. */
const HALTS: readonly (readonly [code: Hex, reason: string])[] = [
  ['0xfe', 'invalid opcode: INVALID'],
  ['0x0c', 'invalid opcode: opcode 0xc not defined'],
  ['0x5f56', 'invalid jump destination'],
  [ENDLESS_LOOP, 'out of gas'],
]

export interface ExecutorTestOptions {
  /** Run over a state whose values must be loaded before they are read, as in a fork of a remote chain. Default: false. */
  readonly isUnloaded?: boolean
}

/**
 * Returns the tests that every executor passes: messages, transactions, blocks, tracing, console output, limits of time and memory, and error texts.
 *
 * @example
 * ```ts
 * for (const { title, run } of executorTests(myExecutor)) test(title, run)
 * ```
 */
export function executorTests(create: ExecutorFactory, { isUnloaded = false }: ExecutorTestOptions = {}): readonly ExecutorTest[] {
  return executorTestsOver(create, (state) => (isUnloaded ? unloaded(state) : state))
}

/**
 * Returns the tests of `executorTests` over states in another place, such as a store.
 *
 * @param placed returns the same state in that place
 */
export function executorTestsOver(create: ExecutorFactory, placed: (state: WorldState) => WorldState): readonly ExecutorTest[] {
  const setUp: SetUp = (hardfork, codes, used = []) => {
    const rules = new ChainRules(configAt(1, hardfork))
    return {
      executor: create(rules),
      state: new StateDraft(placed(stateWith(codes, used))),
      environment: { header: headerOf(rules.at(1n, 1n)), blockHash: () => undefined },
    }
  }
  return [...messageTests(setUp), ...balanceTests(setUp), ...observationTests(setUp), ...transactionTests(setUp), ...blockTests(setUp)]
}

/** Returns a caller whose runs have no limit of time. */
function newCaller(): Caller {
  return { peer: {}, checkTime() {}, room: () => undefined, pause() {}, resume() {} }
}

function rootOf(draft: StateDraft): Promise<Hash> {
  return loadingState(() => draft.snapshot().root)
}

/** Returns a state with ether of the sender, codes, and slots of the contract that contain 1. */
function stateWith(codes: Readonly<Record<Address, Hex>>, used: readonly Hash[]): WorldState {
  const state = new StateDraft(WorldState.empty)
  state.setBalance(SENDER, 10n ** 24n)
  for (const [address, code] of Object.entries(codes)) state.setCode(address as Address, hexToBytes(code))
  for (const slot of used) state.setStorage(CONTRACT, slot, Uint8Array.of(1))
  return state.snapshot()
}

function headerOf(rules: Rules): Header {
  return newHeader(rules, {
    parentHash: `0x${'9a'.repeat(32)}`,
    feeRecipient: FEE_RECIPIENT,
    difficulty: rules.isMerged ? 0n : 131_072n,
    number: 1n,
    timestamp: 1n,
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
  })
}

/** Returns a call of the contract by the sender, without fees. */
function messageOf(given: Partial<Message> & Pick<Message, 'gasLimit'>): Message {
  return {
    from: SENDER,
    to: CONTRACT,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    value: 0n,
    data: EMPTY_BYTES,
    accessList: [],
    authorizationList: [],
    blobVersionedHashes: [],
    maxFeePerBlobGas: 0n,
    ...given,
  }
}

function messageTests(setUp: SetUp): ExecutorTest[] {
  return [
    {
      title: 'messages: returns the output of a call and charges the floor of its data (EIP-7623)',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: INCREMENT })
        const call = messageOf({ gasLimit: 100_000n, data: padLeft(Uint8Array.of(41), 32) })
        const result = await executor.runMessage(state, environment, call)
        assertMembers(result, { ending: { kind: 'return' }, output: padLeft(Uint8Array.of(42), 32), gasUsed: 21_350n })
      },
    },
    ...HARDFORKS.filter((fork) => !fork.startsWith('bpo')).map(
      (hardfork): ExecutorTest => ({
        title: `messages: transfers ether on ${hardfork}`,
        async run() {
          const { executor, state, environment } = setUp(hardfork, {})
          const result = await executor.runMessage(state, environment, messageOf({ gasLimit: 21_000n, value: 5n }))
          assertMembers(result, { ending: { kind: 'return' }, gasUsed: 21_000n, logs: [], createdAddress: undefined })
          assertEqual(state.account(CONTRACT)?.balance, 5n, 'balance of the recipient')
          assertEqual(state.account(SENDER)?.nonce, 1n, 'nonce of the sender')
        },
      }),
    ),
    {
      title: 'messages: returns the logs and stores values',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: STORE_AND_LOG })
        const { logs } = await executor.runMessage(state, environment, messageOf({ gasLimit: 100_000n }))
        assertEqual(logs, [{ address: CONTRACT, topics: [`0x${'7'.padStart(64, '0')}`], data: EMPTY_BYTES }], 'logs')
        assertEqual(state.storage(CONTRACT, ZERO_HASH), Uint8Array.of(1), 'slot 0')
      },
    },
    {
      title: 'messages: leaves out logs that were not requested',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: STORE_AND_LOG })
        const { ending, logs } = await executor.runMessage(state, environment, messageOf({ gasLimit: 100_000n }), { logs: false })
        assertEqual(ending, { kind: 'return' }, 'ending')
        assertEqual(logs, [], 'logs')
        assertEqual(state.storage(CONTRACT, ZERO_HASH), Uint8Array.of(1), 'slot 0')
      },
    },
    {
      title: 'messages: keeps the address of a moved precompile warm (EIP-2929), and its new address cold',
      async run() {
        // BALANCE(1) POP, BALANCE(CALLED) POP, STOP
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: `0x6001315073${CALLED.slice(2)}315000` })
        const moved = { ...environment, precompiles: new Map([[CALLED, ECRECOVER]]) }
        const { gasUsed } = await executor.runMessage(state, moved, messageOf({ gasLimit: 100_000n }))
        assertEqual(gasUsed, 21_000n + (3n + 100n + 2n) + (3n + 2_600n + 2n), 'gas used')
      },
    },
    {
      title: 'messages: undoes a reverted call except for its gas and its nonce',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: REVERT })
        const result = await executor.runMessage(state, environment, messageOf({ gasLimit: 100_000n, value: 3n }))
        assertMembers(result, { ending: { kind: 'revert' }, output: Uint8Array.of(0x2a), logs: [] })
        assertEqual(state.account(CONTRACT)?.balance, 0n, 'balance of the contract')
        assertEqual(state.account(SENDER)?.nonce, 1n, 'nonce of the sender')
      },
    },
    ...HALTS.map(
      ([code, reason]): ExecutorTest => ({
        title: `messages: halts ${code} with the text "${reason}"`,
        async run() {
          const { executor, state, environment } = setUp('osaka', { [CONTRACT]: code })
          const result = await executor.runMessage(state, environment, messageOf({ gasLimit: 50_000n }))
          assertMembers(result, { ending: { kind: 'halt', reason }, gasUsed: 50_000n })
        },
      }),
    ),
    {
      title: 'messages: have a gas limit of 2^63 - 1 at most',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: GAS_LEFT, [CALLED]: '0xfe' })
        for (const gasLimit of [MAX_GAS_LIMIT, MAX_GAS_LIMIT + 1n, 2n ** 64n - 1n, 2n ** 64n + 50_000n]) {
          const { output } = await executor.runMessage(state, environment, messageOf({ gasLimit }))
          assertEqual(output, padLeft(bigIntToBytes(MAX_GAS_LIMIT - 21_000n - 2n), 32), 'gas that the code sees')
          const { gasUsed } = await executor.runMessage(state, environment, messageOf({ gasLimit, to: CALLED }))
          assertEqual(gasUsed, MAX_GAS_LIMIT, 'gas used')
        }
      },
    },
    {
      title: 'messages: read the hash of the parent in a block of any number of 64 bits, and no hash in others',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: PARENT_HASH })
        for (const number of [2n, 2n ** 53n + 2n, 2n ** 64n - 1n, 2n ** 64n, 2n ** 256n - 1n]) {
          const block = { header: environment.header.with({ number }), blockHash: bigIntToHash }
          const { output } = await executor.runMessage(state, block, messageOf({ gasLimit: 50_000n }))
          const expected = number < 2n ** 64n ? bigIntToHash(number - 1n) : ZERO_HASH
          assertEqual(bytesToHex(output), expected, `parent of block ${number}`)
        }
      },
    },
    {
      title: 'messages: halts a precompile that is called directly and fails',
      async run() {
        const { executor, state, environment } = setUp('osaka', {})
        const point = messageOf({ to: BN254_ADD, data: Uint8Array.of(1), gasLimit: 50_000n })
        const result = await executor.runMessage(state, environment, point)
        assertMembers(result, { ending: { kind: 'halt', reason: 'point is not on curve' }, gasUsed: 50_000n })
      },
    },
    {
      title: 'messages: creates a contract at the address of sender and nonce',
      async run() {
        const { executor, state, environment } = setUp('osaka', {})
        const creation = messageOf({ gasLimit: 200_000n, to: undefined, data: hexToBytes('0x60015ff3') })
        const { createdAddress } = await executor.runMessage(state, environment, creation)
        assertEqual(createdAddress && state.code(createdAddress).bytes, Uint8Array.of(0), 'deployed code')
      },
    },
    {
      title: 'messages: refuses with the errors of geth, and leaves the state unchanged',
      async run() {
        const { executor, state, environment } = setUp('osaka', {})
        const before = await rootOf(state)
        const run = (given: Partial<Message>, strictFees = false) =>
          executor.runMessage(state, environment, messageOf({ gasLimit: 21_000n, ...given }), { strictFees })
        await assertRejects(run({ gasLimit: 20_999n }), IntrinsicGasTooLow)
        await assertRejects(run({ value: 10n ** 30n }), InsufficientFunds)
        await assertRejects(run({ maxFeePerGas: 1n }), FeeCapTooLow)
        await assertRejects(run({ maxFeePerGas: 8n, maxPriorityFeePerGas: 9n }), TipAboveFeeCap)
        const blobVersionedHashes = [`0x01${'00'.repeat(31)}`] as const
        await assertRejects(run({ blobVersionedHashes, maxFeePerBlobGas: 0n, maxFeePerGas: 8n }, true), BlobFeeCapTooLow)
        assertEqual(await rootOf(state), before, 'state root')
      },
    },
  ]
}

/** Ways in which a message of two wei brings them to an account that can take one. */
const CREDITS: readonly { readonly way: string; readonly code: Hex; readonly to?: undefined; readonly richest: Address }[] = [
  { way: 'a message', code: '0x', richest: CONTRACT },
  { way: 'a call', code: SEND_TO_CALLED, richest: CALLED },
  { way: 'SELFDESTRUCT', code: BEQUEATH_TO_CALLED, richest: CALLED },
  { way: 'a creation', code: '0x', to: undefined, richest: createdAddress(SENDER, 0n) },
]

function balanceTests(setUp: SetUp): ExecutorTest[] {
  const forks = ['homestead', 'spuriousDragon', 'osaka'] as const
  const setBalance = (state: StateDraft, address: Address, wei: bigint) => loadingState(() => state.setBalance(address, wei))
  return [
    ...forks.flatMap((hardfork) =>
      CREDITS.map(
        ({ way, code, richest, ...to }): ExecutorTest => ({
          title: `balances: stop at 2^256 - 1 when ${way} brings more on ${hardfork}`,
          async run() {
            const { executor, state, environment } = setUp(hardfork, code === '0x' ? {} : { [CONTRACT]: code })
            await setBalance(state, richest, MAX_BALANCE - 1n)
            const { ending, output } = await executor.runMessage(state, environment, messageOf({ gasLimit: 100_000n, value: 2n, ...to }))
            assertEqual(ending, { kind: 'return' }, 'ending')
            if (way === 'a call') assertEqual(output.at(-1), 1, 'success of the call')
            assertEqual(state.account(richest)?.balance, MAX_BALANCE, 'balance of the recipient')
          },
        }),
      ),
    ),
    {
      title: 'balances: stop at 2^256 - 1 when fees, a refund of gas and a withdrawal bring more',
      async run() {
        const { executor, state, environment } = setUp('prague', { [CONTRACT]: '0x' })
        await setBalance(state, FEE_RECIPIENT, MAX_BALANCE)
        await setBalance(state, SENDER, MAX_BALANCE)
        await executor.runTransaction(state, environment, transactionOf(0n))
        assertEqual(state.account(FEE_RECIPIENT)?.balance, MAX_BALANCE, 'balance of the fee recipient')
        assertEqual(state.account(SENDER)?.balance, MAX_BALANCE - 21_000n * 8n, 'balance of the sender')
        await executor.endBlock(state, environment, { ...NO_ENDING, withdrawals: [{ address: SENDER, amount: 1n }] })
        assertEqual(state.account(SENDER)?.balance, MAX_BALANCE, 'balance after the withdrawal')
      },
    },
    {
      title: 'balances: stop at 2^256 - 1 when the reward of a block brings more',
      async run() {
        const { executor, state, environment } = setUp('london', {})
        await setBalance(state, FEE_RECIPIENT, MAX_BALANCE)
        await executor.endBlock(state, environment, NO_ENDING)
        assertEqual(state.account(FEE_RECIPIENT)?.balance, MAX_BALANCE, 'balance of the fee recipient')
      },
    },
  ]
}

function observationTests(setUp: SetUp): ExecutorTest[] {
  return [
    {
      title: 'access lists: contain the accounts and slots that code accesses',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: STORE_AND_LOG })
        const { accessList } = await executor.runMessage(state, environment, messageOf({ gasLimit: 100_000n }), { accessList: true })
        const entry = accessList?.find(({ address }) => address === CONTRACT)
        assertEqual(entry, { address: CONTRACT, storageKeys: [ZERO_HASH] }, 'entry of the contract')
      },
    },
    {
      title: 'console output: returns the calls of console.log',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: CONSOLE })
        const { consoleCalls } = await executor.runMessage(state, environment, messageOf({ gasLimit: 100_000n }))
        assertEqual(consoleCalls, [{ from: CONTRACT, data: hexToBytes('0xdeadbeef') }], 'console calls')
      },
    },
    {
      title: 'time limits: ends a run when checkTime throws, and leaves the state unchanged',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: ENDLESS_LOOP })
        const before = await rootOf(state)
        let checks = 0
        const checkTime = () => {
          if (++checks > 3) throw new Error('time is over')
        }
        const run = executor.runMessage(state, environment, messageOf({ gasLimit: 10n ** 12n }), { checkTime })
        await assertRejects(run, Error, 'time is over')
        assertEqual(await rootOf(state), before, 'state root')
      },
    },
    {
      title: 'memory limits: ends a run when its frames together exceed the limit of its caller, and leaves the state unchanged',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: `${TOUCH_AND_CALL}00`, [CALLED]: TOUCH })
        const before = await rootOf(state)
        const call = (position: bigint) => messageOf({ gasLimit: 20_000_000n, data: hexToBytes(bigIntToHash(position)) })
        const limited = executor.for({ ...newCaller(), memoryLimit: 3 * MEBIBYTE })
        await assertRejects(limited.runMessage(state, environment, call(2n * BigInt(MEBIBYTE))), MemoryLimitExceeded)
        assertEqual(await rootOf(state), before, 'state root')
        const { ending } = await limited.runMessage(state, environment, call(2n * BigInt(MEBIBYTE) - 1n))
        assertEqual(ending, { kind: 'return' }, 'ending at the limit')
      },
    },
    {
      title: 'memory limits: does not count the memory of frames that have ended',
      async run() {
        const code: Hex = `0x${TOUCH_AND_CALL.slice(2).repeat(4)}00`
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: code, [CALLED]: TOUCH })
        const limited = executor.for({ ...newCaller(), memoryLimit: 2 * MEBIBYTE })
        const call = messageOf({ gasLimit: 20_000_000n, data: hexToBytes(bigIntToHash(BigInt(MEBIBYTE - 1))) })
        const { ending } = await limited.runMessage(state, environment, call)
        assertEqual(ending, { kind: 'return' }, 'ending')
      },
    },
    {
      title: 'memory limits: halts a frame whose memory no gas pays for',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: TOUCH })
        for (const position of [0x1fffffffe0n, 2n ** 64n]) {
          const call = messageOf({ gasLimit: 2n ** 63n - 1n, data: hexToBytes(bigIntToHash(position)) })
          const { ending } = await executor.runMessage(state, environment, call)
          assertEqual(ending.kind, 'halt', `ending at ${position}`)
        }
      },
    },
    {
      title: 'tracing: reports nested frames in the order of the calls',
      async run() {
        const codes = { [CONTRACT]: `0x5f5f5f5f5f73${CALLED.slice(2)}5af100`, [CALLED]: ADDRESS_AND_CALLER } as const
        const { executor, state, environment } = setUp('osaka', codes)
        // A traced run is repeated by its caller when state was missing.
        const frames = await loadingState(async () => {
          const entered: Pick<TracedFrame, 'type' | 'depth' | 'from' | 'to'>[] = []
          const tracer = { enter: ({ type, depth, from, to }: TracedFrame) => entered.push({ type, depth, from, to }) }
          await executor.runMessage(state, environment, messageOf({ gasLimit: 100_000n }), { tracer })
          return entered
        })
        const outer = { type: 'CALL', depth: 0, from: SENDER, to: CONTRACT }
        assertEqual(frames, [outer, { type: 'CALL', depth: 1, from: CONTRACT, to: CALLED }], 'frames')
      },
    },
  ]
}

function transactionOf(nonce: bigint): Transaction {
  return impersonatedTransaction(SENDER, {
    type: 2,
    chainId: 1n,
    nonce,
    gasLimit: 100_000n,
    to: CONTRACT,
    value: 0n,
    data: EMPTY_BYTES,
    accessList: [],
    maxFeePerGas: 100n,
    maxPriorityFeePerGas: 1n,
  })
}

function transactionTests(setUp: SetUp): ExecutorTest[] {
  return [
    {
      title: 'transactions: pay the tip to the fee recipient and burn the base fee',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: STORE_AND_LOG })
        const before = (await loadingState(() => state.account(SENDER)))?.balance ?? 0n
        const result = await executor.runTransaction(state, environment, transactionOf(0n))
        assertMembers(result, { ending: { kind: 'return' }, effectiveGasPrice: 8n, blobGasUsed: undefined, root: undefined })
        assertEqual(state.account(SENDER)?.balance, before - result.gasUsed * 8n, 'balance of the sender')
        assertEqual(state.account(FEE_RECIPIENT)?.balance, result.gasUsed, 'balance of the fee recipient')
      },
    },
    {
      title: 'transactions: report the gas before a refund, which is capped at a fifth (EIP-3529)',
      async run() {
        const { executor, state, environment } = setUp('osaka', { [CONTRACT]: CLEAR_TWO_SLOTS }, [ZERO_HASH, bigIntToHash(1n)])
        const result = await executor.runTransaction(state, environment, transactionOf(0n))
        const spent = 21_000n + 9n + 2n * 5_000n
        assertMembers(result, { ending: { kind: 'return' }, maxGasUsed: spent, gasUsed: spent - spent / 5n })
      },
    },
    {
      title: 'transactions: are refused with more gas than any block has',
      async run() {
        const { executor, state, environment } = setUp('prague', {})
        const { body } = transactionOf(0n)
        const run = executor.runTransaction(state, environment, impersonatedTransaction(SENDER, { ...body, gasLimit: 2n ** 63n }))
        await assertRejects(run, InvalidTransaction, 'gas limit reached')
      },
    },
    {
      title: 'transactions: are refused with a nonce that is not the next one',
      async run() {
        const { executor, state, environment } = setUp('osaka', {})
        const run = executor.runTransaction(state, environment, transactionOf(1n))
        await assertRejects(run, InvalidTransaction, /^nonce too high: address 0x[0-9a-fA-F]{40}, tx: 1 state: 0$/)
      },
    },
  ]
}

function blockTests(setUp: SetUp): ExecutorTest[] {
  return [
    {
      title: 'blocks: begin with the system calls of EIP-4788 and EIP-2935, to the code in the state',
      async run() {
        const { executor, state, environment } = setUp('prague', { [BEACON_ROOTS]: STORE_INPUT, [HISTORY_STORAGE]: STORE_INPUT })
        const header = environment.header.with({ parentBeaconBlockRoot: `0x${'be'.repeat(32)}` })
        await executor.beginBlock(state, { ...environment, header })
        assertEqual(bytesToHex(state.storage(BEACON_ROOTS, ZERO_HASH)), header.parentBeaconBlockRoot, 'stored beacon root')
        assertEqual(bytesToHex(padLeft(state.storage(HISTORY_STORAGE, ZERO_HASH), 32)), header.parentHash, 'stored parent hash')
      },
    },
    {
      title: 'blocks: credit withdrawals in gwei and return the requests of system contracts',
      async run() {
        const { executor, state, environment } = setUp('prague', { [WITHDRAWAL_REQUESTS]: ADDRESS_AND_CALLER })
        const ending = { ...NO_ENDING, withdrawals: [{ address: VALIDATOR, amount: 2n }] }
        const requests = await executor.endBlock(state, environment, ending)
        assertEqual(state.account(VALIDATOR)?.balance, 2_000_000_000n, 'balance of the validator')
        const caller = 'fffffffffffffffffffffffffffffffffffffffe'
        const output = hexToBytes(`0x${WITHDRAWAL_REQUESTS.slice(2).padStart(64, '0')}${caller.padStart(64, '0')}`)
        assertEqual(requests?.[1], { type: 1, data: output }, 'withdrawal requests')
      },
    },
    {
      title: 'blocks: fail when a system contract reverts, and leave the state unchanged',
      async run() {
        const { executor, state, environment } = setUp('prague', { [WITHDRAWAL_REQUESTS]: REVERT })
        const before = await rootOf(state)
        const run = executor.endBlock(state, environment, NO_ENDING)
        await assertRejects(run, SystemCallFailed, `system call to ${WITHDRAWAL_REQUESTS} failed: revert`)
        assertEqual(await rootOf(state), before, 'state root')
      },
    },
    {
      title: 'blocks: pay the reward before the merge',
      async run() {
        const { executor, state, environment } = setUp('london', {})
        assertEqual(await executor.endBlock(state, environment, NO_ENDING), undefined, 'requests')
        assertEqual(state.account(FEE_RECIPIENT)?.balance, 2n * 10n ** 18n, 'balance of the fee recipient')
      },
    },
  ]
}
