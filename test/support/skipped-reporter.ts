import type { Reporter, TestModule } from 'vitest/node'

/** Test names that are printed for one reason. */
const NAMES = 20

/**
 * Lists at the end of a run what was skipped because something is missing on this machine. A test says what is missing, and how to get it, with
 * `context.skip(reason)`.
 */
export class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const byReason = new Map<string, string[]>()
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result()
        const reason = result.state === 'skipped' ? result.note : undefined
        if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), `${module.relativeModuleId} > ${test.fullName}`])
      }
    }
    for (const [reason, names] of byReason) {
      const more = names.length > NAMES ? [`… and ${names.length - NAMES} more`] : []
      console.log(`Skipped: ${reason}\n${[...names.slice(0, NAMES), ...more].map((name) => `  ${name}\n`).join('')}`)
    }
  }
}
