export { readBuilds } from './build-info.js'
export { ReporterUnavailable, writeReports } from './write-reports.js'
