import { describe, expect, it } from 'vitest'
import { forkId } from '../../src/chain/fork-id.js'
import { bytesToHex } from '../../src/primitives/hex.js'

const MAINNET_GENESIS = {
  hash: '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
  header: { timestamp: 0n },
} as const

const MAINNET = {
  chainId: 1,
  homesteadBlock: 1_150_000,
  daoForkBlock: 1_920_000,
  daoForkSupport: true,
  eip150Block: 2_463_000,
  eip155Block: 2_675_000,
  eip158Block: 2_675_000,
  byzantiumBlock: 4_370_000,
  constantinopleBlock: 7_280_000,
  petersburgBlock: 7_280_000,
  istanbulBlock: 9_069_000,
  muirGlacierBlock: 9_200_000,
  berlinBlock: 12_244_000,
  londonBlock: 12_965_000,
  arrowGlacierBlock: 13_773_000,
  grayGlacierBlock: 15_050_000,
  shanghaiTime: 1_681_338_455,
  cancunTime: 1_710_338_135,
  pragueTime: 1_746_612_311,
}

describe('the fork identifier', () => {
  // The values of EIP-6122 and of the forks after it, as nodes of mainnet announce them.
  it.each([
    ['Gray Glacier', 0n, '0xf0afd0e3'],
    ['Shanghai', 1_681_338_455n, '0xdce96c2d'],
    ['Cancun', 1_710_338_135n, '0x9f3d2254'],
    ['Prague', 1_746_612_311n, '0xc376cf8b'],
  ])('computes the fork identifier of mainnet at %s', (_, time, expected) => {
    expect(bytesToHex(forkId(MAINNET, MAINNET_GENESIS, time))).toBe(expected)
  })

  it('leaves forks that are active at genesis out of the fork identifier', () => {
    const genesis = { ...MAINNET_GENESIS, header: { timestamp: 1_710_338_135n } }
    const young = { chainId: 1, homesteadBlock: 0, shanghaiTime: 1_681_338_455, cancunTime: 1_710_338_135 }
    expect(forkId(young, genesis, 2n ** 63n)).toEqual(forkId({ chainId: 1 }, genesis, 0n))
  })
})
