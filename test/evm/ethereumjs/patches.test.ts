/** Each patch of EthereumJS, and that the library still needs it: a test that fails after an upgrade names a patch that may go. */
import { Common, Mainnet } from '@ethereumjs/common'
import { createEVM, type EVM } from '@ethereumjs/evm'
import { createTx } from '@ethereumjs/tx'
import { Account } from '@ethereumjs/util'
import { expect, it, vi } from 'vitest'
import { ChainRules } from '../../../src/evm/chain-rules.js'
import { addressOf, blockHeaderOf } from '../../../src/evm/ethereumjs/conversions.js'
import { shareJumpAnalyses } from '../../../src/evm/ethereumjs/jump-analysis.js'
import { commonOf } from '../../../src/evm/ethereumjs/library-rules.js'
import { limitTransfers, mergeIdleCheckpoints, opcodeTableOf, replaceBlockHash } from '../../../src/evm/ethereumjs/patches.js'
import { configAt } from '../../../src/evm/hardforks.js'
import { newHeader } from '../../../src/evm/header.js'
import { hexToBytes } from '../../../src/primitives/hex.js'
import { MAX_BALANCE } from '../../../src/state/account.js'

const rules = new ChainRules(configAt(1, 'osaka')).at(1n, 1n)
const common = commonOf(rules)

it('the library copies the rules for every transaction, and settled rules are their own copy', () => {
  const plain = new Common({ chain: Mainnet })
  expect(createTx({}, { common: plain }).common).not.toBe(plain)
  expect(createTx({}, { common }).common).toBe(common)
})

it('the library looks for an active EIP in a list, and settled rules remember the answer', () => {
  const count = (rules: Common) => {
    const lookUp = vi.spyOn(Common.prototype, 'isActivatedEIP')
    for (let i = 0; i < 10; i++) expect(rules.isActivatedEIP(2929)).toBe(true)
    const { length } = lookUp.mock.calls
    lookUp.mockRestore()
    return length
  }
  expect(count(new Common({ chain: Mainnet }))).toBe(10)
  expect(count(common)).toBeLessThanOrEqual(1)
  expect(Common.prototype.isActivatedEIP.toString()).toContain('.includes(')
})

it('the library has no public way to the handlers of its instructions', async () => {
  const evm = await createEVM({ common })
  expect(opcodeTableOf(evm)[1]).toMatchObject({ opcodeInfo: { name: 'ADD' }, opHandler: expect.any(Function) })
  expect(Object.values(Object.fromEntries(evm.getActiveOpcodes()))).not.toContainEqual(
    expect.objectContaining({ opHandler: expect.any(Function) }),
  )
})

it('the library asks for a block by a double, and the replaced BLOCKHASH by a number of any size', async () => {
  const number = 2n ** 53n + 2n
  const asked: unknown[] = []
  const blockchain = {
    async getBlock(of: number) {
      asked.push(of)
      return { hash: () => new Uint8Array(32) }
    },
    async putBlock() {},
    shallowCopy: () => blockchain,
  }
  const run = async (evm: EVM) => {
    // BLOCKHASH(NUMBER - 1)
    const block = { header: blockHeaderOf(newHeader(rules, { number }), common) }
    await evm.runCode({ code: hexToBytes('0x600143034000'), gasLimit: 100_000n, block })
  }
  const [plain, patched] = [await createEVM({ common, blockchain }), await createEVM({ common, blockchain })]
  replaceBlockHash(patched, async (of) => {
    asked.push(of)
    return 0n
  })
  await run(plain)
  await run(patched)
  expect(asked).toEqual([Number(number - 1n), number - 1n])
  expect(BigInt(Number(number - 1n))).not.toBe(number - 1n)
})

it('the library keeps entries for frames that touched nothing, and merged checkpoints leave none', async () => {
  const entries = async (evm: EVM) => {
    for (let i = 0; i < 20; i++) {
      await evm.journal.checkpoint()
      await evm.journal.commit()
    }
    // biome-ignore lint/complexity/useLiteralKeys: the library protects the member
    return evm.journal['journalDiff'].length
  }
  const [plain, patched] = [await createEVM({ common }), await createEVM({ common })]
  mergeIdleCheckpoints(patched)
  expect(await entries(plain)).toBeGreaterThan(20)
  expect(await entries(patched)).toBeLessThan(5)
})

it('the library halts a transfer beyond the maximum balance, and limited transfers stop there', async () => {
  const [from, to] = [addressOf(`0x${'aa'.repeat(20)}`), addressOf(`0x${'bb'.repeat(20)}`)]
  const transfer = async (evm: EVM) => {
    await evm.stateManager.putAccount(from, new Account(0n, 10n))
    await evm.stateManager.putAccount(to, new Account(0n, MAX_BALANCE - 1n))
    const { execResult } = await evm.runCall({ caller: from, to, value: 2n, gasLimit: 100_000n })
    return { error: execResult.exceptionError?.error, balance: (await evm.stateManager.getAccount(to))?.balance }
  }
  const [plain, patched] = [await createEVM({ common }), await createEVM({ common })]
  limitTransfers(patched)
  expect(await transfer(plain)).toEqual({ error: 'value overflow', balance: MAX_BALANCE - 1n })
  expect(await transfer(patched)).toEqual({ error: undefined, balance: MAX_BALANCE })
})

it('the library analyses the same code again in every run, and shared analyses are made once', async () => {
  const runTwice = async (evm: EVM) => {
    // PUSH1 3 JUMP JUMPDEST STOP, the same bytes each time.
    const code = hexToBytes('0x6003565b00')
    const analyses = []
    for (let i = 0; i < 2; i++) {
      const { runState } = await evm.runCode({ code, gasLimit: 100_000n })
      analyses.push(runState?.interpreter._getValidJumpDestinations(code))
    }
    return analyses
  }
  const [plain, patched] = [await createEVM({ common }), await createEVM({ common })]
  await shareJumpAnalyses(patched)
  const [first, second] = await runTwice(plain)
  expect(first?.jumps).not.toBe(second?.jumps)
  const [shared, again] = await runTwice(patched)
  expect(shared?.jumps).toBe(again?.jumps)
})
