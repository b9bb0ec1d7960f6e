export { forkServer } from './fork-server.js'
export { type NetworkListener, type NetworkListeners, type NetworkListenersOptions, networkListeners } from './listeners.js'
export type { SocketOptions, WebSocketOptions } from './options.js'
export { type AttachedWebSocket, attachWebSocket, serveWebSocket, type WebSocketServer } from './server.js'
