export type { ServerSource } from './collector.js'
export { type MetricsOptions, type MetricsServer, serveMetrics } from './server.js'
