export {
  NodeProvider,
  ProviderDisconnected,
  type ProviderEvents,
  type ProviderMessage,
  type RequestArguments,
} from '../../src/internal.js'
export { announceProvider, type ProviderPage } from './announce.js'
export type { ProviderInfo } from './info/index.js'
