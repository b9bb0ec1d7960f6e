import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, beforeAll, expect, it } from 'vitest'

let node: Node
beforeAll(async () => {
  node = await createNode()
})
afterAll(() => node.close())

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const zeros = (bytes: number) => '00'.repeat(bytes)
const ones = (bytes: number) => 'ff'.repeat(bytes)
/** A coordinate of a point of BLS12-381: 64 bytes, of which the first 16 are zero. */
const element = (end: string) => end.padStart(128, '0')

/** A frame of a call of a precompile from without. */
async function failure(digits: string, input: string, gas = 10_000_000): Promise<unknown> {
  const to: Hex = `0x${digits.padStart(40, '0')}`
  const call = { to, data: `0x${input}`, gas: `0x${gas.toString(16)}` }
  const frame = await node.call('debug_traceCall', [call, 'latest', { tracer: 'callTracer' }])
  return (frame as { readonly error?: string }).error
}

it.each([
  ['06', word(1n) + word(1n), 'point is not on curve'],
  ['06', ones(64), 'invalid fp.Element encoding'],
  ['07', word(1n) + word(1n) + word(2n), 'point is not on curve'],
  ['08', zeros(191), 'bad elliptic curve pairing size'],
  ['08', word(1n) + word(1n) + zeros(128), 'point is not on curve'],
  ['09', zeros(212), 'invalid input length'],
  ['09', `${zeros(212)}02`, 'invalid final flag'],
  ['0a', zeros(191), 'invalid input length'],
  ['0a', zeros(192), 'mismatched versioned hash'],
  ['0b', zeros(255), 'invalid input length'],
  ['0b', `01${zeros(255)}`, 'invalid field element top bytes'],
  ['0b', element('01') + element('01') + zeros(128), 'invalid point: not on curve'],
  ['0c', '', 'invalid input length'],
  ['0c', `01${zeros(159)}`, 'invalid field element top bytes'],
  // The scalar may be any number.
  ['0c', element('01') + element('01') + ones(32), 'invalid point: not on curve'],
  ['0e', `${zeros(64)}01${zeros(223)}`, 'invalid field element top bytes'],
  ['0f', zeros(383), 'invalid input length'],
  ['10', zeros(16) + ones(48), 'invalid fp.Element encoding'],
])('reports the error of geth when precompile %s fails on a bad input (%#)', async (digits, input, reason) => {
  expect(await failure(digits, input)).toBe(reason)
})

it.each([
  ['08', zeros(191), 30_000],
  ['09', `${ones(4)}${zeros(208)}02`, 10_000_000],
  ['0f', zeros(383), 40_000],
])('reports that gas lacks before it looks at the bad input of precompile %s', async (digits, input, gas) => {
  expect(await failure(digits, input, gas)).toBe('out of gas')
})

it('reports no error for a valid input', async () => {
  expect(await failure('06', word(1n) + word(2n) + word(1n) + word(2n))).toBeUndefined()
  expect(await failure('0b', zeros(256))).toBeUndefined()
})

it('reports the same error for a precompile that was moved', async () => {
  const place: Hex = `0x${'ab'.repeat(20)}`
  const stateOverrides = { '0x0000000000000000000000000000000000000009': { movePrecompileToAddress: place } }
  const frame = await node.call('debug_traceCall', [{ to: place, data: '0x00' }, 'latest', { tracer: 'callTracer', stateOverrides }])
  expect(frame).toMatchObject({ error: 'invalid input length' })
})

it.each([
  ['PUSH32 2^256-1 MLOAD', `0x7f${ones(32)}51`, 'gas uint64 overflow'],
  ['PUSH5 2^39 MLOAD', '0x64800000000051', 'out of gas: gas uint64 overflow'],
  ['PUSH4 2^31 MLOAD', '0x638000000051', 'out of gas'],
] as const)('distinguishes memory beyond uint64 from too little gas: %s', async (_what, data, reason) => {
  await expect(node.request('eth_call', [{ data, gas: '0x186a0' }])).rejects.toMatchObject({ message: reason })
  const logged = (await node.call('debug_traceCall', [{ data, gas: '0x186a0' }, 'latest', {}])) as unknown as {
    structLogs: { error?: string; gasCost: number }[]
  }
  expect(logged.structLogs.at(-1)?.error).toBe(reason)
  // geth charges only the instruction itself when no gas can pay the rest.
  if (reason !== 'out of gas') expect(logged.structLogs.at(-1)?.gasCost).toBe(3)
})
