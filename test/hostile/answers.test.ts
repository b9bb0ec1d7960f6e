/** Attacks by answers of tens of megabytes, where nothing but memory limits them, and their effect on another client. */
import { expect, test } from 'vitest'
import { callText, expectHarmless, PATIENCE, post, type Target, useHostility } from './support.js'

const { attack } = useHostility({ isOpen: true })

const PEERS = 6
/** Emits logs until its gas is used: JUMPDEST PUSH0 PUSH0 LOG0 GAS PUSH2 0x2710 LT PUSH1 0 JUMPI. */
const LOGGER = `0x${'11'.repeat(20)}`
const CODE = '0x5b5f5fa05a612710106000570000'
/** About 39,800 logs, which are 14 MB in an answer. */
const GAS = '0xf42400'

async function ask(http: string, method: string, params: readonly unknown[]): Promise<unknown> {
  return (JSON.parse(await post(http, callText(method, params))) as { result: unknown }).result
}

/** Makes blocks with tens of thousands of logs each. Returns the hash of the last transaction. */
async function makeLogs({ http }: Target, transactions: number): Promise<unknown> {
  await ask(http, 'anvil_setCode', [LOGGER, CODE])
  const [from] = (await ask(http, 'eth_accounts', [])) as string[]
  let hash: unknown
  for (let sent = 0; sent < transactions; sent++) hash = await ask(http, 'eth_sendTransaction', [{ from, to: LOGGER, gas: GAS }])
  return hash
}

/** Has several peers make the same call. Returns the lengths of their answers, or the errors. */
function askTogether({ http }: Target, method: string, params: readonly unknown[]): Promise<(number | string)[]> {
  const text = callText(method, params)
  return Promise.all(
    Array.from({ length: PEERS }, async () => {
      const answer = await post(http, text)
      return answer.length < 1_000 ? answer : answer.length
    }),
  )
}

const isLong = (result: readonly (number | string)[]) => result.every((length) => Number(length) > 14_000_000)
const ALL = [{ fromBlock: '0x0', toBlock: 'latest' }]

test('log queries with a hundred and sixty thousand logs, by six peers at once', { timeout: PATIENCE }, async () => {
  const report = await attack(async (target) => {
    await makeLogs(target, 4)
    return askTogether(target, 'eth_getLogs', ALL)
  })
  expect(report.result, 'lengths of answers').toSatisfy(isLong)
  expectHarmless(report)
})

test('log queries with more logs than an answer may have', { timeout: PATIENCE }, async () => {
  const report = await attack(async (target) => {
    await makeLogs(target, 8)
    return askTogether(target, 'eth_getLogs', ALL)
  })
  for (const answer of report.result) expect(answer).toContain('query exceeds max length of logs')
  expectHarmless(report)
})

test('changes of a log filter that nobody has polled for a hundred and sixty thousand logs', { timeout: PATIENCE }, async () => {
  const report = await attack(async (target) => {
    const filter = await ask(target.http, 'eth_newFilter', [{}])
    await makeLogs(target, 4)
    return (await post(target.http, callText('eth_getFilterChanges', [filter]))).length
  })
  expect(report.result).toBeGreaterThan(4 * 14_000_000)
  expectHarmless(report)
})

test('receipts with forty thousand logs, by six peers at once', { timeout: PATIENCE }, async () => {
  const report = await attack(async (target) => askTogether(target, 'eth_getTransactionReceipt', [await makeLogs(target, 1)]))
  expect(report.result, 'lengths of answers').toSatisfy(isLong)
  expectHarmless(report)
})

test('simulations with forty thousand logs, by six peers at once', { timeout: PATIENCE }, async () => {
  const simulation = { blockStateCalls: [{ stateOverrides: { [LOGGER]: { code: CODE } }, calls: [{ to: LOGGER, gas: GAS }] }] }
  const report = await attack((target) => askTogether(target, 'eth_simulateV1', [simulation]))
  expect(report.result, 'lengths of answers').toSatisfy((lengths) => isLong(lengths as number[]))
  expectHarmless(report)
})
