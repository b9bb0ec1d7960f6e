export {
  NodeProvider,
  ProviderDisconnected,
  type ProviderEvents,
  type ProviderMessage,
  type RequestArguments,
} from '../../src/index.js'
export { announceProvider, type ProviderInfo, type ProviderPage } from './announce.js'
