export { type RuntimeProfiler, type RuntimeProfilerOptions, runtimeProfiler } from './runtime-profiler.js'
