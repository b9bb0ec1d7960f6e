/**
 * The conformance suite of the `Executor` port. Every implementation passes it:
 *
 *     testExecutor('wasm', (rules) => new WasmExecutor(rules))
 */
import { describe, expect, it } from 'vitest'
import type { ChainRules } from '../../src/evm/chain-rules.js'
import { BlobFeeCapTooLow, FeeCapTooLow, InsufficientFunds, IntrinsicGasTooLow, TipAboveFeeCap } from '../../src/evm/errors.js'
import { type BlockEnding, type Executor, InvalidTransaction, SystemCallFailed } from '../../src/evm/executor.js'
import { HARDFORKS, type HardforkName } from '../../src/evm/hardforks.js'
import { BEACON_ROOTS, HISTORY_STORAGE, WITHDRAWAL_REQUESTS } from '../../src/evm/known-system-contracts.js'
import type { TracedFrame } from '../../src/evm/tracer.js'
import { impersonatedTransaction } from '../../src/evm/transaction.js'
import { type Address, bytesToHex, EMPTY_BYTES, type Hex, hexToBytes, padLeft, ZERO_HASH } from '../../src/primitives/hex.js'
import { loadingState } from '../../src/state/missing-state.js'
import { StateDraft } from '../../src/state/state-draft.js'
import type { WorldState } from '../../src/state/world-state.js'
import { CONTRACT, ground, message, SENDER } from './ground.js'

const CALLED: Address = '0x00000000000000000000000000000000000ca11e'
const ECRECOVER: Address = '0x0000000000000000000000000000000000000001'
const VALIDATOR: Address = '0x000000000000000000000000000000000000aaaa'

/** PUSH0 CALLDATALOAD PUSH1 1 ADD PUSH0 MSTORE PUSH1 32 PUSH0 RETURN */
const INCREMENT = '0x5f356001015f5260205ff3'
/** SSTORE(0, 1) LOG1(topic 7) STOP */
const STORE_AND_LOG = '0x60015f5560075f5fa100'
/** Reverts with one byte, 0x2a. */
const REVERT = '0x602a5f526001601ffd'
const ENDLESS_LOOP = '0x5b5f56'
/** Returns ADDRESS and CALLER of the frame, 64 bytes. */
const WHO = '0x305f523360205260405ff3'
/** Stores the first word of its input in slot 0. */
const STORE_INPUT = '0x5f355f5500'
const NO_ENDING: BlockEnding = { logs: [], withdrawals: [], uncles: [], mayLackContracts: true }

/** Calls console.log with four bytes. */
const CONSOLE = `0x63deadbeef5f525f5f6004601c5f${'6a636f6e736f6c652e6c6f67'}5af100`

/**
 * Runs the suite with an executor for some rules.
 *
 * @param given returns the state that drafts begin with; default: the state itself
 */
export function testExecutor(
  name: string,
  create: (rules: ChainRules) => Executor,
  given: (state: WorldState) => WorldState = (state) => state,
): void {
  const setUp = (hardfork: HardforkName, accounts: Readonly<Record<Address, Hex>>) => {
    const coded = Object.entries(accounts).map(([address, code]) => [address, { balance: '0', code }])
    const scene = ground(hardfork, Object.fromEntries(coded))
    return { ...scene, executor: create(scene.rules), draft: new StateDraft(given(scene.parent.state)) }
  }

  describe(`executor ${name}: messages`, () => {
    it('returns the output of a call and charges the floor of its data (EIP-7623)', async () => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: INCREMENT })
      const call = message({ gasLimit: 100_000n, data: padLeft(Uint8Array.of(41), 32) })
      const result = await executor.runMessage(draft, environment, call)
      expect(result.ending).toEqual({ kind: 'return' })
      expect(BigInt(bytesToHex(result.output))).toBe(42n)
      expect(result.gasUsed).toBe(21_350n)
    })

    it.each(HARDFORKS.filter((fork) => !fork.startsWith('bpo')))('transfers ether on %s', async (hardfork) => {
      const { executor, draft, environment } = setUp(hardfork, {})
      const result = await executor.runMessage(draft, environment, message({ gasLimit: 21_000n, value: 5n }))
      expect(result).toMatchObject({ ending: { kind: 'return' }, gasUsed: 21_000n, logs: [], createdAddress: undefined })
      expect(draft.account(CONTRACT)?.balance).toBe(5n)
      expect(draft.account(SENDER)?.nonce).toBe(1n)
    })

    it('reports logs and keeps what was stored', async () => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: STORE_AND_LOG })
      const result = await executor.runMessage(draft, environment, message({ gasLimit: 100_000n }))
      expect(result.logs).toEqual([{ address: CONTRACT, topics: [`0x${'7'.padStart(64, '0')}`], data: EMPTY_BYTES }])
      expect(draft.storage(CONTRACT, ZERO_HASH)).toEqual(Uint8Array.of(1))
    })

    it('counts the addresses of precompiles as warm (EIP-2929) also where a call moves one, and its new address as cold', async () => {
      // BALANCE(1) POP, BALANCE(CALLED) POP, STOP
      const code: Hex = `0x6001315073${CALLED.slice(2)}315000`
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: code })
      const moved = { ...environment, precompiles: new Map([[CALLED, ECRECOVER]]) }
      const { gasUsed } = await executor.runMessage(draft, moved, message({ gasLimit: 100_000n }))
      expect(gasUsed).toBe(21_000n + (3n + 100n + 2n) + (3n + 2_600n + 2n))
    })

    it('undoes a reverted call but for its gas and its nonce', async () => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: REVERT })
      const result = await executor.runMessage(draft, environment, message({ gasLimit: 100_000n, value: 3n }))
      expect(result).toMatchObject({ ending: { kind: 'revert' }, output: Uint8Array.of(0x2a), logs: [] })
      expect(draft.account(CONTRACT)?.balance).toBe(0n)
      expect(draft.account(SENDER)?.nonce).toBe(1n)
    })

    it.each([
      ['0xfe', 'invalid opcode: INVALID'],
      ['0x0c', 'invalid opcode: opcode 0xc not defined'],
      ['0x5f56', 'invalid jump destination'],
      [ENDLESS_LOOP, 'out of gas'],
    ] as const)('halts %s in the words of geth', async (code, reason) => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: code })
      const { ending, gasUsed } = await executor.runMessage(draft, environment, message({ gasLimit: 50_000n }))
      expect(ending).toEqual({ kind: 'halt', reason })
      expect(gasUsed).toBe(50_000n)
    })

    it('creates a contract at the address that follows from sender and nonce', async () => {
      const { executor, draft, environment } = setUp('osaka', {})
      const creation = message({ gasLimit: 200_000n, to: undefined, data: hexToBytes('0x60015ff3') })
      const { createdAddress } = await executor.runMessage(draft, environment, creation)
      expect(createdAddress && bytesToHex(draft.code(createdAddress).bytes)).toBe('0x00')
    })

    it('refuses messages in the words of geth before anything changes', async () => {
      const { executor, draft, environment } = setUp('osaka', {})
      const before = draft.snapshot().root
      const run = (given: Parameters<typeof message>[0]) => executor.runMessage(draft, environment, message(given))
      await expect(run({ gasLimit: 20_999n })).rejects.toThrow(IntrinsicGasTooLow)
      await expect(run({ gasLimit: 21_000n, value: 10n ** 30n })).rejects.toThrow(InsufficientFunds)
      await expect(run({ gasLimit: 21_000n, maxFeePerGas: 1n })).rejects.toThrow(FeeCapTooLow)
      await expect(run({ gasLimit: 21_000n, maxFeePerGas: 8n, maxPriorityFeePerGas: 9n })).rejects.toThrow(TipAboveFeeCap)
      const blob = { blobVersionedHashes: [`0x01${'00'.repeat(31)}`] as const, maxFeePerBlobGas: 0n, maxFeePerGas: 8n }
      await expect(executor.runMessage(draft, environment, message({ gasLimit: 21_000n, ...blob }), { strictFees: true })).rejects.toThrow(
        BlobFeeCapTooLow,
      )
      expect(draft.snapshot().root).toBe(before)
    })

    it('reports the accounts and slots that code has touched, when asked', async () => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: STORE_AND_LOG })
      const { accessList } = await executor.runMessage(draft, environment, message({ gasLimit: 100_000n }), { accessList: true })
      expect(accessList).toContainEqual({ address: CONTRACT, storageKeys: [ZERO_HASH] })
    })

    it('reports calls of console.log', async () => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: CONSOLE as Hex })
      const { consoleCalls } = await executor.runMessage(draft, environment, message({ gasLimit: 100_000n }))
      expect(consoleCalls).toEqual([{ from: CONTRACT, data: hexToBytes('0xdeadbeef') }])
    })

    it('ends a run whose time is over and leaves the draft as it was', async () => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: ENDLESS_LOOP })
      const before = draft.snapshot().root
      let looks = 0
      const checkTime = () => {
        if (++looks > 3) throw new Error('time is over')
      }
      await expect(executor.runMessage(draft, environment, message({ gasLimit: 10n ** 12n }), { checkTime })).rejects.toThrow(
        'time is over',
      )
      expect(draft.snapshot().root).toBe(before)
    })

    it('shows a tracer the frames of a call, one within the other', async () => {
      const call = `0x5f5f5f5f5f73${CALLED.slice(2)}5af100` as Hex
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: call, [CALLED]: WHO as Hex })
      const frames: TracedFrame[] = []
      const tracer = { enter: (frame: TracedFrame) => frames.push(frame) }
      await executor.runMessage(draft, environment, message({ gasLimit: 100_000n }), { tracer })
      expect(frames.map(({ type, depth, from, to }) => ({ type, depth, from, to }))).toEqual([
        { type: 'CALL', depth: 0, from: SENDER, to: CONTRACT },
        { type: 'CALL', depth: 1, from: CONTRACT, to: CALLED },
      ])
    })
  })

  describe(`executor ${name}: transactions`, () => {
    const transaction = (nonce: bigint, gasLimit = 100_000n) =>
      impersonatedTransaction(SENDER, {
        ...{ type: 2, chainId: 1n, nonce, gasLimit, to: CONTRACT, value: 0n, data: EMPTY_BYTES, accessList: [] },
        ...{ maxFeePerGas: 100n, maxPriorityFeePerGas: 1n },
      } as const)

    it('pays the fee recipient the tip and burns the base fee', async () => {
      const { executor, draft, environment } = setUp('osaka', { [CONTRACT]: STORE_AND_LOG })
      const before = (await loadingState(() => draft.account(SENDER)))?.balance ?? 0n
      const result = await executor.runTransaction(draft, environment, transaction(0n))
      expect(result).toMatchObject({ ending: { kind: 'return' }, effectiveGasPrice: 8n, blobGasUsed: undefined, root: undefined })
      expect(draft.account(SENDER)?.balance).toBe(before - result.gasUsed * 8n)
      expect(draft.account(environment.header.feeRecipient)?.balance).toBe(result.gasUsed)
    })

    it('refuses a transaction whose nonce is not the next one', async () => {
      const { executor, draft, environment } = setUp('osaka', {})
      const run = (nonce: bigint) => executor.runTransaction(draft, environment, transaction(nonce))
      await expect(run(1n)).rejects.toThrow(InvalidTransaction)
      await expect(run(1n)).rejects.toThrow(/^nonce too high: address 0x[0-9a-fA-F]{40}, tx: 1 state: 0$/)
    })
  })

  describe(`executor ${name}: blocks`, () => {
    it('calls the system contracts of EIP-4788 and EIP-2935 with the code that is there', async () => {
      const { executor, draft, environment } = setUp('prague', { [BEACON_ROOTS]: STORE_INPUT, [HISTORY_STORAGE]: STORE_INPUT })
      const header = environment.header.with({ parentBeaconBlockRoot: `0x${'be'.repeat(32)}` })
      await executor.beginBlock(draft, { ...environment, header })
      expect(bytesToHex(draft.storage(BEACON_ROOTS, ZERO_HASH))).toBe(`0x${'be'.repeat(32)}`)
      expect(bytesToHex(padLeft(draft.storage(HISTORY_STORAGE, ZERO_HASH), 32))).toBe(header.parentHash)
    })

    it('credits withdrawals in gwei and returns the requests of system contracts', async () => {
      const { executor, draft, environment } = setUp('prague', { [WITHDRAWAL_REQUESTS]: WHO as Hex })
      const ending = { ...NO_ENDING, withdrawals: [{ address: VALIDATOR, amount: 2n }] }
      const requests = await executor.endBlock(draft, environment, ending)
      expect(draft.account(VALIDATOR)?.balance).toBe(2_000_000_000n)
      const caller = 'fffffffffffffffffffffffffffffffffffffffe'
      const output = `0x${WITHDRAWAL_REQUESTS.slice(2).padStart(64, '0')}${caller.padStart(64, '0')}`
      expect(requests?.[1] && bytesToHex(requests[1].data)).toBe(output)
    })

    it('fails for a system contract that reverts, and leaves the draft as it was', async () => {
      const { executor, draft, environment } = setUp('prague', { [WITHDRAWAL_REQUESTS]: REVERT })
      const before = draft.snapshot().root
      await expect(executor.endBlock(draft, environment, NO_ENDING)).rejects.toThrow(SystemCallFailed)
      await expect(executor.endBlock(draft, environment, NO_ENDING)).rejects.toThrow(`system call to ${WITHDRAWAL_REQUESTS} failed: revert`)
      expect(draft.snapshot().root).toBe(before)
    })

    it('rewards the miner before the merge', async () => {
      const { executor, draft, environment } = setUp('london', {})
      expect(await executor.endBlock(draft, environment, NO_ENDING)).toBeUndefined()
      expect(draft.account(environment.header.feeRecipient)?.balance).toBe(2n * 10n ** 18n)
    })
  })
}
