export {
  NodeProvider,
  ProviderDisconnected,
  type ProviderEvents,
  type ProviderMessage,
  type RequestArguments,
} from '../../src/internal.js'
export { announceProvider, type ProviderInfo, type ProviderPage } from './announce.js'
