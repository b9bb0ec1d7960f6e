export { type AttachedRoutes, attachRoutes, type RouteOptions, routes } from './routes.js'
export { openApi } from './open-api.js'
