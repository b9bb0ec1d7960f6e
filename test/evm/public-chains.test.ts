import { type ChainConfig, Holesky, Hoodi, Mainnet, Sepolia } from '@ethereumjs/common'
import { describe, expect, it } from 'vitest'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { FORKS } from '../../src/evm/hardforks.js'
import { PUBLIC_CHAINS } from '../../src/evm/public-chains.js'

/** Forks that are no more than a delay of the difficulty bomb, or a repair of balances: code runs as before. */
const WITHOUT_RULES = ['chainstart', 'dao', 'mergeNetsplitBlock']

describe.each([Mainnet, Sepolia, Holesky, Hoodi] as ChainConfig[])(
  'the config of chain $chainId',
  ({ chainId, hardforks, depositContractAddress }) => {
    const config = PUBLIC_CHAINS.find((chain) => chain.chainId === Number(chainId))!
    const rules = new ChainRules(config)

    it('begins each hardfork where EthereumJS does', () => {
      const scheduled = hardforks.filter(
        ({ name, block, timestamp }) => !WITHOUT_RULES.includes(name) && (block ?? timestamp ?? null) !== null,
      )
      for (const { name, block, timestamp } of scheduled) {
        const hardfork = FORKS.find((fork) => fork.name === name)!.name
        const [height, time] = timestamp === undefined ? [BigInt(block!), 0n] : [10n ** 9n, BigInt(timestamp)]
        expect([name, rules.at(height, time).includes(hardfork)]).toEqual([name, true])
        const [before, earlier] = timestamp === undefined ? [height - 1n, 0n] : [height, time - 1n]
        if (before >= 0n && earlier >= 0n) expect([name, rules.at(before, earlier).includes(hardfork)]).toEqual([name, false])
      }
      expect(scheduled.length).toBeGreaterThan(15)
    })

    it('has its deposit contract', () => {
      expect(config.depositContractAddress).toBe(depositContractAddress?.toLowerCase())
    })
  },
)
