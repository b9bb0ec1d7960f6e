import { expect, it } from 'vitest'
import { ComparingExecutor, ExecutorsDiffer } from '../../src/evm/comparing-executor.js'
import { EthereumjsExecutor } from '../../src/evm/ethereumjs/ethereumjs-executor.js'
import { WasmExecutor } from '../../src/evm/wasm/wasm-executor.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { CONTRACT, ground, message } from './ground.js'

// PUSH1 7 PUSH1 0 SSTORE
const { rules, parent, environment } = ground('osaka', { [CONTRACT]: { balance: '0', code: '0x6007600055' } })
const call = message({ gasLimit: 100_000n })
const run = (second: EthereumjsExecutor) =>
  new ComparingExecutor(new WasmExecutor(rules), second).runMessage(new StateDraft(parent.state), environment, call)

class OtherGas extends EthereumjsExecutor {
  override async runMessage(...given: Parameters<EthereumjsExecutor['runMessage']>) {
    const result = await super.runMessage(...given)
    return { ...result, gasUsed: result.gasUsed + 1n }
  }
}

class OtherState extends EthereumjsExecutor {
  override async runMessage(...given: Parameters<EthereumjsExecutor['runMessage']>) {
    const result = await super.runMessage(...given)
    given[0].setBalance(CONTRACT, 1n)
    return result
  }
}

it('answers with the result that both executors agree on', async () => {
  expect(await run(new EthereumjsExecutor(rules))).toMatchObject({ ending: { kind: 'return' } })
})

it('compares the slots of access lists, and not their order', async () => {
  // Writes slot 2, then slot 1, and asks for the balance of the fee recipient, which is warm.
  const code = '0x60016002556001600155413150'
  const { rules, parent, environment } = ground('osaka', { [CONTRACT]: { balance: '0', code } })
  const both = new ComparingExecutor(new WasmExecutor(rules), new EthereumjsExecutor(rules))
  const { accessList } = await both.runMessage(new StateDraft(parent.state), environment, call, { accessList: true })
  const slots = accessList?.find(({ address }) => address === CONTRACT)?.storageKeys.map(Number)
  expect(slots?.sort()).toEqual([1, 2])
})

it('throws when the results of the executors differ', async () => {
  await expect(run(new OtherGas(rules))).rejects.toThrow(ExecutorsDiffer)
})

it('throws when the executors leave different states', async () => {
  await expect(run(new OtherState(rules))).rejects.toThrow('executors differ in the state after a message')
})
