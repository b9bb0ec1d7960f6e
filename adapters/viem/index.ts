export {
  type EmbeddedConfig,
  type EmbeddedSubscription,
  type EmbeddedTransport,
  embedded,
  type SubscribeParameters,
} from './embedded.js'
