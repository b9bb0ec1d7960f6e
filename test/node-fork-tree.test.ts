/**
 * A tree of forks against nodes that were never forked: whatever is done to the nodes of the tree, in whatever order and beside each other, each is as one
 * that is made anew and goes through its own operations, and those of its ancestors before the forks.
 */
import { createNode, type Hex, type Json, type Node } from 'evmbed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ManualClock } from './support/manual-clock.js'

// Logs what it is sent, with the caller as the topic; reverts without data.
//   CALLDATASIZE PUSH1 7 JUMPI PUSH0 DUP1 REVERT JUMPDEST CALLDATASIZE PUSH0 PUSH0 CALLDATACOPY CALLER CALLDATASIZE PUSH0 LOG1 CALLER PUSH0 SSTORE STOP
const RUNTIME = '366007575f80fd5b' + '365f5f37' + '33365fa1' + '335f5500'
//   PUSH1 length DUP1 PUSH1 9 PUSH0 CODECOPY PUSH0 RETURN
const INIT: Hex = `0x60${(RUNTIME.length / 2).toString(16)}8060095f395ff3${RUNTIME}`
const CONTRACT = '0x5fbdb2315678afecb367f032d93f642f64180aa3'

type Call = readonly [method: string, params: readonly Json[]]

interface Step {
  /** Which node of those that there are. */
  readonly on: number
  readonly action: Call | { readonly fork: number | undefined }
}

const hex = (value: number): Hex => `0x${value.toString(16)}`
const ACCOUNTS = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
] as const

const few = fc.nat(4)
const account = fc.constantFrom(...ACCOUNTS)
const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({ from: account, to: fc.constantFrom(CONTRACT, ACCOUNTS[0]), value: few, nonce: fc.option(few, { freq: 3 }), tip: few })
      .map(({ from, to, value, nonce, tip }): Call => {
        const fees = { maxFeePerGas: hex(10 ** 10), maxPriorityFeePerGas: hex(tip * 10 ** 9) }
        const what = to === CONTRACT ? { data: `0x${'aa'.repeat(value)}` } : { value: hex(value) }
        return ['eth_sendTransaction', [{ from, to, gas: '0x186a0', ...fees, ...what, ...(nonce === null ? {} : { nonce: hex(nonce) }) }]]
      }),
  },
  { weight: 3, arbitrary: fc.constant<Call>(['evm_mine', []]) },
  { weight: 2, arbitrary: fc.constant<Call>(['evm_snapshot', []]) },
  { weight: 2, arbitrary: few.map((id): Call => ['evm_revert', [hex(id)]]) },
  { weight: 1, arbitrary: fc.nat(8).map((number): Call => ['debug_setHead', [hex(number)]]) },
  { weight: 1, arbitrary: fc.boolean().map((isOn): Call => ['evm_setAutomine', [isOn]]) },
  { weight: 1, arbitrary: few.map((seconds): Call => ['evm_increaseTime', [seconds]]) },
  { weight: 1, arbitrary: few.map((seconds): Call => ['evm_setNextBlockTimestamp', [1_700_000_100 + seconds]]) },
  { weight: 1, arbitrary: account.map((address): Call => ['miner_setEtherbase', [address]]) },
  { weight: 1, arbitrary: fc.constantFrom<Call>(['anvil_reset', []], ['anvil_setBlockTimestampInterval', [7]]) },
  { weight: 1, arbitrary: few.map((gwei): Call => ['anvil_setNextBlockBaseFeePerGas', [hex(gwei * 10 ** 9)]]) },
  { weight: 1, arbitrary: account.map((address): Call => ['evm_setAccountBalance', [address, hex(10 ** 15)]]) },
)
const step: fc.Arbitrary<Step> = fc.record({
  on: fc.nat(7),
  action: fc.oneof(
    { weight: 5, arbitrary: call },
    { weight: 1, arbitrary: fc.record({ fork: fc.option(fc.nat(8), { nil: undefined, freq: 3 }) }) },
  ),
})

/** A call's answer, or what it is refused with. */
async function outcome(node: Node, [method, params]: Call): Promise<unknown> {
  return node.call(method, params).catch(({ code, message }: { code: number; message: string }) => `${code} ${message}`)
}

const FIRST: readonly Call[] = [['eth_sendTransaction', [{ from: ACCOUNTS[0], data: INIT, gas: '0x30d40' }]]]

async function started(): Promise<Node> {
  return createNode({ clock: new ManualClock(1_700_000_000_000), timestamp: 1_700_000_000n, accounts: ACCOUNTS.length })
}

/** A node of the tree, with everything that has made it what it is. */
interface Member {
  readonly node: Node
  readonly history: readonly { readonly call: Call; readonly outcome: unknown }[]
}

async function run({ node, history }: Member, calls: readonly Call[]): Promise<Member> {
  const done = [...history]
  for (const call of calls) done.push({ call, outcome: await outcome(node, call) })
  return { node, history: done }
}

/** A fork that leaves blocks out is one that has gone back. */
async function forked({ node, history }: Member, to: number | undefined): Promise<Member> {
  const height = Number(await node.request('eth_blockNumber'))
  if (to === undefined || to >= height) return { node: await node.fork(), history }
  return { node: await node.fork({ block: BigInt(to) }), history: [...history, { call: ['debug_setHead', [hex(to)]], outcome: null }] }
}

/** Returns the visible state of a node, and the block that it makes next. */
async function face(node: Node): Promise<unknown> {
  const blocks: unknown[] = []
  const ask = (method: string, ...params: Json[]) => node.call(method, params)
  const see = async (number: number) =>
    blocks.push(await ask('eth_getBlockByNumber', hex(number), true), await ask('eth_getBlockReceipts', hex(number)))
  const height = Number(await node.request('eth_blockNumber'))
  for (let number = 0; number <= height; number++) await see(number)
  const waiting = [await ask('txpool_content'), node.statistics()]
  const logs = await ask('eth_getLogs', { fromBlock: 'earliest', topics: [] })
  const proofs = [await ask('eth_getProof', CONTRACT, ['0x0'], 'latest'), await ask('eth_getProof', ACCOUNTS[1], [], hex(height >> 1))]
  const snapshot = await ask('evm_snapshot')
  await node.mine()
  await see(height + 1)
  return { blocks, waiting, logs, proofs, snapshot }
}

it('keeps every node of a tree of forks equal to one that was never forked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6 }), async (rounds) => {
      let members = [await run({ node: await started(), history: [] }, FIRST)]
      for (const round of rounds) {
        const plans = members.map((_, i) => round.filter(({ on }) => on % members.length === i).map(({ action }) => action))
        // Those of a round go on beside each other, and fork in between.
        const grown = await Promise.all(
          members.map(async (member, i) => {
            const children: Member[] = []
            let current = member
            for (const action of plans[i] ?? []) {
              if ('fork' in action) children.push(await forked(current, action.fork))
              else current = await run(current, [action])
            }
            return [current, ...children]
          }),
        )
        members = [...grown.map(([first]) => first!), ...grown.flatMap(([, ...children]) => children)]
      }
      for (const { node, history } of members) {
        const model = await started()
        for (const { call, outcome: before } of history) expect(await outcome(model, call)).toEqual(before)
        expect(await face(node)).toEqual(await face(model))
        await Promise.all([node.close(), model.close()])
      }
    }),
    { numRuns: 20 },
  )
})
