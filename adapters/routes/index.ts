export { openApi } from './open-api.js'
export { type AttachedRoutes, attachRoutes, type RouteOptions, routes } from './routes.js'
