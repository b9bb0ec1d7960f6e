/** The core as `internal.ts` has it, with the planner. A separate file, because what imports it loads the planner at once. */
export * from './internal.js'
export { createPlanner } from './planner/create-planner.js'
