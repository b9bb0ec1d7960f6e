import type { Tracer } from '../tracer.js'

/** Several tracers as one: each is told everything, in their order. */
export function together(...tracers: readonly Tracer[]): Tracer {
  return {
    readsAuthorities: tracers.some(({ readsAuthorities }) => readsAuthorities),
    checkTime: () => {
      for (const tracer of tracers) tracer.checkTime?.()
    },
    begin: (scene) => {
      for (const tracer of tracers) tracer.begin?.(scene)
    },
    enter: (frame) => {
      for (const tracer of tracers) tracer.enter?.(frame)
    },
    step: (step) => {
      for (const tracer of tracers) tracer.step?.(step)
    },
    fault: (step, reason) => {
      for (const tracer of tracers) tracer.fault?.(step, reason)
    },
    log: (log) => {
      for (const tracer of tracers) tracer.log?.(log)
    },
    exit: (result) => {
      for (const tracer of tracers) tracer.exit?.(result)
    },
    end: (outcome) => {
      for (const tracer of tracers) tracer.end?.(outcome)
    },
  }
}
