import { expect, it } from 'vitest'
import { stateOf } from '../../src/chain/genesis.js'
import { knownCode } from '../../src/chain/known-code.js'
import { SYSTEM_CONTRACTS } from '../../src/chain/system-contracts.js'
import { TOOL_CONTRACTS } from '../../src/chain/tool-contracts.js'
import { bytesToHex, hexToBytes } from '../../src/primitives/hex.js'
import { keccakHash } from '../../src/primitives/keccak.js'

const contracts = [...SYSTEM_CONTRACTS.map(([, { code = '' }]) => code), ...Object.values(TOOL_CONTRACTS).map(({ code }) => code)]

it('knows the hash of every contract that development chains begin with', () => {
  for (const text of contracts) {
    const code = knownCode(text)
    expect([code?.hash, code && bytesToHex(code.bytes)]).toEqual([keccakHash(hexToBytes(text)), text])
  }
})

it('hashes code that it does not know', () => {
  expect(knownCode('0x00')).toBeUndefined()
  const address = '0x00000000000000000000000000000000000000aa'
  expect(stateOf({ [address]: { code: '0x00' } }).account(address)?.code.hash).toBe(keccakHash(Uint8Array.of(0)))
})
