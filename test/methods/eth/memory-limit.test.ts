/** Code that takes more memory than a call may: an error of every method that calls, and no obstacle to a transaction that pays for it. */
import { createNode, type Hex, type Json, type Node, type NodeOptions } from 'evmbed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const OPTIONS: NodeOptions = {
  hardfork: 'prague',
  mining: { gasLimit: 10n ** 12n },
  limits: { callGasLimit: 0n, callTimeoutMs: 0 },
  timestamp: 0n,
}
/** Gas of 600 MiB in ten frames, with a part that stays behind at each call. */
const GAS: Hex = '0x2540be4000'
const GAS_OF_ONE_FRAME: Hex = '0x2540be400'

const MEMORY_END = (60n * 2n ** 20n - 1n).toString(16).padStart(64, '0')
/** Takes 60 MiB of memory and calls itself, in as many frames as the first word of the input says. Stores whether the inner call succeeded. */
const CODE = `5f358015603c575f7f${MEMORY_END}53600190035f525f5f60205f5f305af15f55005b00`
const DEPLOYMENT: Hex = `0x60${(CODE.length / 2).toString(16)}600a5f3960${(CODE.length / 2).toString(16)}5ff3${CODE}`
const beyond = { code: -32000, message: 'execution aborted (memory limit = 512 MiB)' }
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`

describe.each(['wasm', 'ethereumjs'] as const)('memory above the limit of calls, engine %s', (engine) => {
  let node: Node
  let to: Hex
  beforeAll(async () => {
    node = await createNode({ ...OPTIONS, engine })
    const hash = await node.request('eth_sendTransaction', [{ from: SENDER, data: DEPLOYMENT, gas: '0xf4240' }])
    const receipt = await node.request('eth_getTransactionReceipt', [hash])
    to = receipt?.contractAddress ?? expect.fail('no contract')
  })
  afterAll(() => node.close())

  const callInTenFrames = (gas = GAS) => ({ from: SENDER, to, data: word(10), gas })
  const rows: readonly (readonly [method: string, params: () => readonly Json[]])[] = [
    ['eth_call', () => [callInTenFrames(), 'latest']],
    ['eth_estimateGas', () => [callInTenFrames(), 'latest']],
    ['eth_createAccessList', () => [callInTenFrames(), 'latest']],
    ['debug_traceCall', () => [callInTenFrames(), 'latest', { tracer: 'callTracer', timeout: '60s' }]],
    ['eth_simulateV1', () => [{ blockStateCalls: [{ calls: [callInTenFrames()] }] }, 'latest']],
  ]
  // In the reference, a traced run copies its memory at each step.
  test.each(engine === 'wasm' ? rows : rows.slice(0, 3))('%s answers an error', async (method, params) => {
    await expect(node.call(method, params())).rejects.toMatchObject(beyond)
  })

  test('a transaction runs as long as its gas lasts, also when the other engine imports its block', async () => {
    const innerCallSucceeds = async (gas: Hex) => {
      const hash = await node.request('eth_sendTransaction', [callInTenFrames(gas)])
      expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
      return node.request('eth_getStorageAt', [to, '0x0', 'latest'])
    }
    expect(await innerCallSucceeds(GAS)).toBe(word(1))
    expect(await innerCallSucceeds(GAS_OF_ONE_FRAME)).toBe(word(0))
    const { blocks } = await node.exportChain()
    const importChain = Buffer.concat([...blocks])
    const copy = await createNode({ ...OPTIONS, engine: engine === 'wasm' ? 'ethereumjs' : 'wasm', importChain })
    const head = (from: Node) => from.request('eth_getBlockByNumber', ['latest', false])
    expect(await head(copy)).toEqual(await head(node))
    await copy.close()
  })
})
