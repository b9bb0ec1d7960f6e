/** `evmbed/ethers` for samples. */
import { EmbeddedProvider as Provider } from '../../adapters/ethers/index.js'
import { NodeProvider } from './evmbed.js'

export class EmbeddedProvider extends Provider {
  constructor(source: ConstructorParameters<typeof Provider>[0] = {}) {
    super('request' in source ? source : new NodeProvider(source))
  }
}
