/** Attacks by the computation that one message of one client causes, and their effect on another client. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { expect, test } from 'vitest'
import { bigIntToWord, bytesToHex, concatBytes, hexToBytes } from '../../src/primitives/hex.js'
import { nestedLists } from '../primitives/nested-lists.js'
import { callOf, callText, expectHarmless, PATIENCE, post, useHostility } from './support.js'

const { attack } = useHostility()

const times = (part: Uint8Array, count: number) => concatBytes(...Array.from({ length: count }, () => part))
const element = (value: bigint) => hexToBytes(`0x${value.toString(16).padStart(128, '0')}`)
const { x, y } = bls12_381.G2.Point.BASE.toAffine()
const product = concatBytes(...[x.c0, x.c1, y.c0, y.c1].map(element), new Uint8Array(32).fill(0xaa))
const bnPair = concatBytes(
  ...[1n, 2n].map(bigIntToWord),
  hexToBytes('0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2'),
  hexToBytes('0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed'),
  hexToBytes('0x090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b'),
  hexToBytes('0x12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa'),
)
const callPrecompile = (digits: string, data: Uint8Array) => [{ to: `0x${digits.padStart(40, '0')}`, data: bytesToHex(data) }]
const ADDRESS = `0x${'c0'.repeat(20)}`
const authorizationList = Array.from({ length: 8_000 }, (_, i) => ({
  chainId: '0x0',
  address: ADDRESS,
  nonce: '0x0',
  yParity: '0x0',
  r: `0x${(i + 1).toString(16)}`,
  s: '0x1',
}))
const withAuthorizations = { from: ADDRESS, to: ADDRESS, gas: '0x5208', authorizationList }
const withdrawals = Array.from({ length: 20_000 }, () => ({ index: '0x0', validatorIndex: '0x0', address: ADDRESS, amount: '0x1' }))
const accounts = Object.fromEntries(
  Array.from({ length: 40_000 }, (_, i) => [`0x${(i + 1_000).toString(16).padStart(40, '0')}`, { nonce: '0x1' }]),
)

test.each([
  ['a loop', 'eth_call', callOf('0x5b5f56'), /"result"|out of gas|timeout/],
  ['a loop of copies', 'eth_call', callOf('0x5b6110005f5f375f56'), /out of gas|timeout/],
  ['copies without a loop', 'eth_call', callOf(`0x${'6120005f5f37'.repeat(32_000)}`), /"result"|timeout/],
  ['hashes of megabytes', 'eth_call', callOf(`0x5b622dc6c05f20505f56`), /out of gas|timeout/],
  ['BLAKE2F', 'eth_call', callPrecompile('09', concatBytes(Uint8Array.of(1, 0x60, 0, 0), new Uint8Array(209))), /"result"|timeout/],
  ['a sum of products of BLS12-381', 'eth_call', callPrecompile('0e', times(product, 1_000)), /"result"|timeout/],
  ['pairings of BN254', 'eth_call', callPrecompile('08', times(bnPair, 600)), /"result"|timeout/],
  ['authorizations that are not paid for', 'eth_createAccessList', [withAuthorizations], /intrinsic gas too low/],
  ['nested lists', 'eth_sendRawTransaction', [bytesToHex(nestedLists(4_000, new Uint8Array(2_400_000)))], /oversized data/],
  ['nested lists of little', 'eth_sendRawTransaction', [bytesToHex(nestedLists(8_000, new Uint8Array(90_000)))], /nested more than/],
  ['withdrawals', 'eth_simulateV1', [{ blockStateCalls: [{ blockOverrides: { withdrawals } }] }], /too many withdrawals/],
  ['overrides', 'eth_call', [{ to: ADDRESS }, 'latest', accounts], /too many accounts/],
] as const)('one call: %s', { timeout: PATIENCE }, async (_what, method, params, answer) => {
  const body = callText(method, params)
  const report = await attack(async ({ http }) => {
    // A call that is refused at once is over before the first call of the other client.
    for (let time = 1; time < 4; time++) await post(http, body)
    return post(http, body)
  })
  expect(report.result).toMatch(answer)
  expectHarmless(report)
})

test('eight calls of the longest precompile at a time', { timeout: PATIENCE }, async () => {
  const body = callText('eth_call', callPrecompile('0e', times(product, 1_000)))
  const report = await attack(({ http }) => Promise.all(Array.from({ length: 8 }, () => post(http, body))))
  expectHarmless(report)
})
