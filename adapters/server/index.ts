/** The parts that servers share: access control, bodies, listening, TLS. Internal: it is no entry of the package. */
export { type AccessControl, accessControl, type Permissions } from './access.js'
export { AUTH_RULE, type AuthOptions, isBearerToken } from './auth-options.js'
export { type Authenticate, authenticator, bearerToken, chooseSubprotocol } from './authenticate.js'
export { assertSafeBinding, isLoopback, PUBLIC_NAMESPACES, UnsafeBinding } from './binding.js'
export { bodyOf, declaredExcess, declaredLength, discardBody, type MountedRequest, type RequestListener } from './body.js'
export { nodeCrypto, nodeHttp, nodeZlib } from './builtins.js'
export { type Coding, codingFor } from './content-coding.js'
export { originHeaders, preflightHeaders, withVary } from './cors.js'
export { closeServer, ListenFailed, listenOn, pathOf, urlOf } from './listen.js'
export { type MessageMemory, messageMemory, type Room, SHORT_MESSAGE } from './message-memory.js'
export { waitForTurn } from './one-by-one.js'
export {
  ACCESS_OPTIONS,
  type AccessOptions,
  ENVELOPE_OPTIONS,
  type ListenOptions,
  listenOptions,
  PAGE_OPTIONS,
  PORTS,
  REFUSAL_RULE,
  SERVER_DEFAULTS,
  VHOSTS_RULE,
} from './options.js'
export { hasSeveralHosts, hostAllowed, pageAllowed, SEVERAL_HOSTS } from './origin.js'
export { isRefusal, type Refusal, type RefusalReport, reportOf } from './refusal.js'
export { readJwtSecret } from './secret-file.js'
export { bytesOf, isLongText } from './text-bytes.js'
export { type ListeningServer, readTls, serverFor, type TlsOptions } from './tls.js'
export { readBearerTokens } from './token-file.js'
