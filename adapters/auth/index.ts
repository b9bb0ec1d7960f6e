export {
  type Authenticate,
  type Authentication,
  authenticator,
  bearerToken,
  chooseSubprotocol,
  subprotocolToken,
} from './authenticate.js'
export { assertSafeBinding, type Binding, isLoopback, PUBLIC_NAMESPACES, UnsafeBinding } from './binding.js'
export { type AuthOptions, isBearerToken } from './options.js'
export { InvalidSecretFile, readJwtSecret } from './secret-file.js'
export { InvalidTokenFile, readBearerTokens } from './token-file.js'
