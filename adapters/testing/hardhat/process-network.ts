import type { NodeProvider } from '../../../src/internal.js'
import { callerFolder, openProcessChain, type SetupOptions } from '../internal/index.js'
import { ethersOf, type HardhatEthers } from './ethers-helpers.js'

/** The parts of Hardhat 2's runtime environment that tests use, on one chain for all tests of the process. */
export interface ProcessNetwork {
  /** The package ethers with Hardhat's functions: `getSigners`, `deployContract` and so on. */
  readonly ethers: HardhatEthers
  readonly network: { readonly name: 'hardhat'; readonly provider: NodeProvider }
  /** Closes the chain. */
  close(): Promise<void>
}

/**
 * Creates `ethers` and `network` as the module `hardhat` of Hardhat 2 exports them, without Hardhat. All tests of the process share the chain, which
 * the functions of `evmbed/testing/network-helpers` change, too. The node is created by its first request.
 *
 * @example
 * ```ts
 * export const { ethers, network } = processNetwork({ chain: { dialect: 'hardhat' } })
 * ```
 */
export function processNetwork(options: Pick<SetupOptions, 'chain' | 'folder' | 'artifacts'> = {}): ProcessNetwork {
  const { folder = callerFolder(processNetwork) } = options
  const { provider, close } = openProcessChain({ ...options, folder })
  const ethers = ethersOf(provider)
  return {
    ethers,
    network: { name: 'hardhat', provider },
    async close() {
      await ethers.provider.destroy()
      await close()
    },
  }
}
