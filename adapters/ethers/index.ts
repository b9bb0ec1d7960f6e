export { EmbeddedProvider } from './embedded-provider.js'
