/** Tests that run a sample of a public suite, drawn anew each day. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, test } from 'vitest'
import { draw } from './draw.js'
import { type ConformanceCase, NoTests, NotApplicable, type Suite, type SuitePart } from './suite.js'
import { suiteFolder } from './suites.js'

const BESIDE = fileURLToPath(new URL('../../../shared/conformance', import.meta.url))
/** The folder with public data: the one that `EVMBED_CONFORMANCE` names, or the one beside the project. */
const ROOT = resolve(process.env.EVMBED_CONFORMANCE ?? BESIDE)

/** Set by vitest.config.ts: the day, unless the environment has another. */
const SEED = process.env.EVMBED_CONFORMANCE_SEED ?? ''

export interface SampleSize {
  /** Default: all parts of the suite. */
  readonly parts?: number
  /** Cases of each part. Default: all. */
  readonly cases?: number
}

/** The folder of a suite. Where it is not here, a skipped test of its name says so, and the answer is undefined. */
export function sampledFolder(suite: Suite): string | undefined {
  const folder = existsSync(ROOT) ? suiteFolder(suite, ROOT) : undefined
  if (folder === undefined) {
    const reason =
      process.env.EVMBED_CONFORMANCE === undefined
        ? 'no public test data. EVMBED_CONFORMANCE=DIR names a folder that has it, and `npm run conformance -- --help` says where to get it'
        : `not in ${ROOT}, which EVMBED_CONFORMANCE names`
    test(suite.name, ({ skip }) => skip(reason))
  }
  return folder
}

/** A test for each part that is drawn. It ends with the first of its cases that fails. */
export function testSample(suite: Suite, { parts = Number.POSITIVE_INFINITY, cases = Number.POSITIVE_INFINITY }: SampleSize = {}): void {
  const folder = sampledFolder(suite)
  if (folder === undefined) return
  const all = suite.parts(folder).filter((part) => !suite.isLong?.(part))
  const drawn = draw(SEED, all, parts, (part) => part)
  console.info(`${suite.name}: ${drawn.length} of ${all.length} parts, drawn with EVMBED_CONFORMANCE_SEED=${SEED}`)

  describe(suite.name, () => {
    test.each(drawn)('%s', async (part) => {
      const opened = openPart(suite, folder, part)
      if (!opened) return
      try {
        for (const one of draw(SEED, [...opened.cases], cases, ({ id }) => id)) await checkCase(one)
      } finally {
        await opened.close?.()
      }
    })
  })
}

/** Returns undefined for a file without tests. */
function openPart(suite: Suite, folder: string, part: string): SuitePart | undefined {
  try {
    return suite.open(folder, part)
  } catch (error) {
    if (error instanceof NoTests) return undefined
    throw error
  }
}

async function checkCase({ id, check }: ConformanceCase): Promise<void> {
  await check().catch((error: unknown) => {
    if (!(error instanceof NotApplicable)) throw new Error(`${id} (drawn with EVMBED_CONFORMANCE_SEED=${SEED})`, { cause: error })
  })
}
