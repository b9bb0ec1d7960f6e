import type { NodeProvider } from '../../src/internal.js'
import { setProcessChain } from './context.js'
import { ContractFiles } from './contract-files.js'
import { createSetup, type SetupOptions } from './setup.js'
import type { SetupProvider } from './setup-provider.js'
import { TestChain } from './test-chain.js'

/** A chain for all tests of a process. */
export interface ProcessChain {
  /** Provider of the chain, which starts with the first request. */
  readonly provider: NodeProvider
  /** Closes the chain. */
  close(): Promise<void>
}

/**
 * Creates one chain for the tests of a process that have no set-up of their own, as Hardhat has one. `loadFixture` and the other network helpers change it.
 *
 * @example
 * ```ts
 * const { provider } = processChain()
 * const ethers = new EmbeddedProvider(provider)
 * ```
 */
export function processChain(options: SetupOptions = {}): ProcessChain {
  return openProcessChain(options)
}

/** Creates a chain of the process, with a provider that knows which chain it uses. */
export function openProcessChain(options: SetupOptions): ProcessChain & { readonly provider: SetupProvider } {
  const folder = options.folder ?? process.cwd()
  const setup = createSetup(undefined, { ...options, folder }, openProcessChain)
  const chain = new TestChain({
    name: 'this process',
    title: 'this process',
    setups: new Set([setup]),
    contracts: new ContractFiles(folder, options.artifacts),
    open: async () => (await setup.ready()).node.fork(),
  })
  setProcessChain(chain)
  return {
    provider: setup.provider,
    async close() {
      setProcessChain(undefined)
      await chain.end()
      await setup.close()
    },
  }
}
