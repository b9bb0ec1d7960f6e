import type { StorageWrite, Tracer } from '../tracer.js'

/**
 * Combines several tracers into one that passes every event to each of them in order. It has `step` and `fault` only if one of them has either, and
 * `write` only if one of them has it.
 */
export function together(...tracers: readonly Tracer[]): Tracer {
  const those = <Method extends keyof Tracer>(method: Method) => tracers.filter((tracer) => tracer[method] !== undefined)
  const [checks, begins, enters, steps] = [those('checkTime'), those('begin'), those('enter'), those('step')]
  const [faults, writes, logs, exits, ends] = [those('fault'), those('write'), those('log'), those('exit'), those('end')]
  const opcodes = steps.every((tracer) => tracer.opcodes) ? new Set(steps.flatMap((tracer) => [...(tracer.opcodes ?? [])])) : undefined
  // Of several, another may need what one skips.
  const skip = steps.length === 1 ? steps[0]?.skip : undefined
  const stepping: Tracer = {
    ...(opcodes ? { opcodes } : {}),
    ...(skip ? { skip } : {}),
    step: (step) => {
      for (const tracer of steps) tracer.step?.(step)
    },
    fault: (step, reason) => {
      for (const tracer of faults) tracer.fault?.(step, reason)
    },
  }
  const write = (change: StorageWrite) => {
    for (const tracer of writes) tracer.write?.(change)
  }
  return {
    ...(steps.length + faults.length > 0 ? stepping : {}),
    ...(writes.length > 0 ? { write } : {}),
    work: tracers.reduce((sum, { work = 0 }) => sum + work, 0),
    readsAuthorities: tracers.some(({ readsAuthorities }) => readsAuthorities),
    checkTime: () => {
      for (const tracer of checks) tracer.checkTime?.()
    },
    begin: (scene) => {
      for (const tracer of begins) tracer.begin?.(scene)
    },
    enter: (frame) => {
      for (const tracer of enters) tracer.enter?.(frame)
    },
    log: (log) => {
      for (const tracer of logs) tracer.log?.(log)
    },
    exit: (result) => {
      for (const tracer of exits) tracer.exit?.(result)
    },
    end: (outcome) => {
      for (const tracer of ends) tracer.end?.(outcome)
    },
  }
}
