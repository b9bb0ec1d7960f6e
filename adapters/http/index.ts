// For other transports that listen: the same options, the same rules about who may ask, the same words when an address cannot be had.
export {
  type AuthOptions,
  assertSafeBinding,
  InvalidSecretFile,
  InvalidTokenFile,
  isLoopback,
  readBearerTokens,
  readJwtSecret,
  UnsafeBinding,
} from '../auth/index.js'
export { type Doorkeeper, doorkeeper, type Grant, isRefusal, type Refusal, type RefusalReport, reportOf } from './access.js'
export { consumedBody, declaredLength, discardBody, type MountedRequest, readLongBody } from './body.js'
export { closeServer, ListenError, listenOn, urlOf } from './listen.js'
export { listener, type RequestListener } from './listener.js'
export { roomFor, SHORT_MESSAGE } from './message-memory.js'
export { untilTurn } from './one-by-one.js'
export type { AccessOptions, HttpOptions, ListenerOptions, ListenOptions, Mount } from './options.js'
export { ACCESS_OPTIONS, ENVELOPE_OPTIONS, listenOptions } from './options.js'
export { hostAllowed, originAllowed, pageAllowed } from './origin.js'
export * as rules from './rules.js'
export { type HttpServer, pathOf, serveHttp } from './server.js'
export { InvalidTlsFile, type ListeningServer, readTls, serverFor, type TlsOptions } from './tls.js'
