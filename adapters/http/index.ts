export {
  type AuthOptions,
  ListenFailed,
  readBearerTokens,
  readJwtSecret,
  readTls,
  type TlsOptions,
  UnsafeBinding,
} from '../server/index.js'
export { listener } from './listener.js'
export type { HttpOptions, ListenerOptions } from './options.js'
export { type HttpServer, serveHttp } from './server.js'
