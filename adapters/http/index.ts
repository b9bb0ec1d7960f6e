// For other transports that listen: the same options, the same rules about who may ask, the same words when an address cannot be had.
export { admit, type Grant, isRefusal, type Refusal } from './access.js'
export { closeServer, ListenError, listenOn, urlOf } from './listen.js'
export { listener, type RequestListener } from './listener.js'
export type { AccessOptions, HttpOptions, ListenerOptions, ListenOptions } from './options.js'
export { ACCESS_OPTIONS, ENVELOPE_OPTIONS, listenOptions } from './options.js'
export { hostAllowed, originAllowed } from './origin.js'
export * as rules from './rules.js'
export { type HttpServer, pathOf, serveHttp } from './server.js'
