export { openApi } from './open-api.js'
export { type AttachedRoutes, attachRoutes, mountRoutes, type RouteOptions, routes } from './routes.js'
