/** `evmbed/viem` for samples. */
import { embedded as transport } from '../../adapters/viem/index.js'
import { NodeProvider } from './evmbed.js'

export * from '../../adapters/viem/index.js'

export const embedded: typeof transport = (source = {}, config) =>
  transport('request' in source ? source : new NodeProvider(source), config)
