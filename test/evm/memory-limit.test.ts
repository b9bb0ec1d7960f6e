import { describe, expect, test } from 'vitest'
import type { GenesisAccount } from '../../src/chain/genesis-account.js'
import { createExecutor, type EngineName } from '../../src/evm/engines.js'
import { MemoryLimitExceeded } from '../../src/evm/memory-limit.js'
import type { Caller } from '../../src/evm/run-queue.js'
import { impersonatedTransaction } from '../../src/evm/transaction.js'
import { type Address, bytesToHex, EMPTY_BYTES, type Hex, ZERO_HASH } from '../../src/primitives/hex.js'
import { StateDraft } from '../../src/state/state-draft.js'
import type { WorldState } from '../../src/state/world-state.js'
import { CONTRACT, ground, message, SENDER } from './ground.js'
import { stored } from './stored.js'

const MIB = 2n ** 20n
/** Gas that pays for any memory, also in the deepest frame. */
const UNLIMITED = 2n ** 62n

const push = (value: bigint): string => `7f${value.toString(16).padStart(64, '0')}`
/** Writes to the last of `bytes` of memory. */
const take = (bytes: bigint): string => `5f${push(bytes - 1n)}53`
/** Calls a contract with all gas, without input or output. */
const call = (address: Address): string => `5f5f5f5f5f73${address.slice(2)}5af150`

function newCaller(memoryLimit?: bigint): Caller {
  const caller = { peer: {}, checkTime() {}, room: () => undefined, pause() {}, resume() {} }
  return memoryLimit === undefined ? caller : { ...caller, memoryLimit: Number(memoryLimit) }
}

function sceneOf(codes: Readonly<Record<Address, Hex>>) {
  const accounts = Object.entries(codes).map(([address, code]): [string, GenesisAccount] => [address, { balance: '0', code }])
  return ground('prague', Object.fromEntries(accounts))
}

describe.each(['wasm', 'ethereumjs'] as const)('memory in the executor %s', (engine) => {
  test.each([
    ['MSTORE', `5f${push(2n ** 36n)}52`],
    ['MLOAD', `${push(64n * MIB)}51`],
    ['RETURN', `${push(2n ** 30n)}5ff3`],
    ['REVERT', `${push(2n ** 30n)}5ffd`],
    ['CALLDATACOPY', `${push(65n * MIB)}5f5f37`],
    ['KECCAK256', `${push(65n * MIB)}5f20`],
    ['MCOPY', `60015f${push(64n * MIB)}5e`],
    ['LOG0', `${push(65n * MIB)}5fa0`],
    ['CREATE', `6001${push(64n * MIB)}5ff0`],
    ['CALL', `${push(65n * MIB)}5f5f5f5f5f5af1`],
  ])('a call that exceeds its limit is an error, traced or not: %s', async (_what, code) => {
    const { rules, parent, environment } = sceneOf({ [CONTRACT]: `0x${code}` })
    const executor = createExecutor(engine, rules).for(newCaller(64n * MIB))
    const run = (tracer?: { step(): void }) =>
      executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit: UNLIMITED }), { tracer })
    await expect(run()).rejects.toThrow(MemoryLimitExceeded)
    await expect(run({ step() {} })).rejects.toThrow(MemoryLimitExceeded)
  })

  test('a call takes 512 MiB in all frames together, and not a word more', async () => {
    const run = (last: bigint) => {
      const contracts = Array.from({ length: 8 }, (_, i): Address => `0x${(0xc0de0 + i).toString(16).padStart(40, '0')}`)
      const codes = contracts.map((address, i): [Address, Hex] => {
        const next = contracts[i + 1]
        return [address, `0x${take(next ? 64n * MIB : last)}${next ? call(next) : ''}00`]
      })
      const { rules, parent, environment } = sceneOf(Object.fromEntries(codes))
      const executor = createExecutor(engine, rules).for(newCaller())
      return executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit: UNLIMITED }))
    }
    expect(await run(64n * MIB)).toMatchObject({ ending: { kind: 'return' } })
    await expect(run(64n * MIB + 1n)).rejects.toThrow('execution aborted (memory limit = 512 MiB)')
  })

  test('runs out of gas for memory that is not paid for, whatever the limit', async () => {
    const run = async (code: string) => {
      const { rules, parent, environment } = sceneOf({ [CONTRACT]: `0x${code}` })
      const executor = createExecutor(engine, rules).for(newCaller(MIB))
      const { ending } = await executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit: 2_000_000n }))
      return ending
    }
    expect(await run(take(MIB + 1n))).toEqual({ kind: 'halt', reason: 'out of gas' })
    expect(await run(`${push(MIB)}5f5f3e`)).toEqual({ kind: 'halt', reason: 'out of gas' })
    expect(await run(`5f${push(2n ** 64n)}52`)).toEqual({ kind: 'halt', reason: 'gas uint64 overflow' })
  })
})

test('a transaction with 1,024 nested static calls of a million bytes each gives the same state in both engines, also over a store', async () => {
  const deep: Address = '0x00000000000000000000000000000000000dee90'
  // Returns the number of nested frames: one more than the called one returns. One that is too deep returns nothing.
  const staticCall = `60205f620f42405f73${deep.slice(2)}5afa50`
  const { rules, parent, environment } = sceneOf({
    [CONTRACT]: `0x${staticCall}5f515f5500`,
    [deep]: `0x${staticCall}5f516001015f5260205ff3`,
  })
  const transaction = impersonatedTransaction(SENDER, {
    type: 2,
    chainId: 1n,
    nonce: 0n,
    gasLimit: UNLIMITED,
    to: CONTRACT,
    value: 0n,
    data: EMPTY_BYTES,
    accessList: [],
    maxFeePerGas: 7n,
    maxPriorityFeePerGas: 0n,
  })
  const run = async (engine: EngineName, state: WorldState) => {
    const draft = new StateDraft(state)
    const { ending, gasUsed } = await createExecutor(engine, rules).runTransaction(draft, environment, transaction)
    return { ending, gasUsed, frames: bytesToHex(draft.storage(CONTRACT, ZERO_HASH)), root: draft.snapshot().root }
  }
  const result = await run('wasm', parent.state)
  expect(result).toMatchObject({ ending: { kind: 'return' }, frames: '0x0400' })
  expect(await run('ethereumjs', stored(parent.state))).toEqual(result)
  expect(await run('wasm', stored(parent.state))).toEqual(result)
})
