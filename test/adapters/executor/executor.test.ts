import { createNode, InvalidOption } from 'evmbed'
import { createExecutor, type Executor, type ExecutorFactory, executorTests } from 'evmbed/executor'
import { describe, expect, it } from 'vitest'

/** Returns a factory of executors that record the names of the called methods, and do what the default engine does. */
function recording(called: string[]): ExecutorFactory {
  const wrap = (inner: Executor): Executor => ({
    for: (caller) => wrap(inner.for(caller)),
    runMessage(...args) {
      called.push('runMessage')
      return inner.runMessage(...args)
    },
    beginBlock(...args) {
      called.push('beginBlock')
      return inner.beginBlock(...args)
    },
    runTransaction(...args) {
      called.push('runTransaction')
      return inner.runTransaction(...args)
    },
    endBlock(...args) {
      called.push('endBlock')
      return inner.endBlock(...args)
    },
  })
  return (rules) => wrap(createExecutor('wasm', rules))
}

describe('an executor of a factory', () => {
  it('runs the calls and the blocks of a node', async () => {
    const called: string[] = []
    const node = await createNode({ engine: recording(called) })
    const [sender, recipient] = node.accounts.map(({ address }) => address)
    await node.request('eth_call', [{ from: sender!, to: recipient! }, 'latest'])
    expect(called).toEqual(['runMessage'])
    called.length = 0
    await node.request('eth_sendTransaction', [{ from: sender!, to: recipient!, gas: '0x5208' }])
    expect(called).toEqual(['beginBlock', 'runTransaction', 'endBlock'])
    await node.close()
  })

  it('gets the rules of the chain', async () => {
    const chainIds: bigint[] = []
    const node = await createNode({
      chainId: 1337,
      engine(rules) {
        chainIds.push(rules.chainId)
        return createExecutor('wasm', rules)
      },
    })
    await node.close()
    expect(chainIds).toEqual([1337n])
  })

  describe('passes the conformance suite', () => {
    for (const { title, run } of executorTests(recording([]))) it(title, run)
  })
})

it('fails one test of the conformance suite with an executor that leaves out the logs of messages', async () => {
  const silent: ExecutorFactory = (rules) => {
    const inner = createExecutor('wasm', rules)
    return {
      for: (caller) => inner.for(caller),
      runMessage: async (...args) => ({ ...(await inner.runMessage(...args)), logs: [] }),
      beginBlock: (...args) => inner.beginBlock(...args),
      runTransaction: (...args) => inner.runTransaction(...args),
      endBlock: (...args) => inner.endBlock(...args),
    }
  }
  const failed: string[] = []
  for (const { title, run } of executorTests(silent)) await run().catch(() => failed.push(title))
  expect(failed).toEqual(['messages: returns the logs and stores values'])
})

it.each(['geth', 7, {}])('refuses the engine %j', async (engine) => {
  await expect(createNode({ engine: engine as 'wasm' })).rejects.toThrow(InvalidOption)
})
