import type { Json } from '../../src/primitives/json.js'
import { methods } from '../support/all-methods.js'
import { transcribedParams } from '../support/transcripts.js'
import { type Known, mutate } from './arbitraries.js'
import { minesForLong } from './long-mining.js'
import type { Random } from './random.js'
import { anyJson, type Generate, generatorOf } from './values.js'

/** A call, and its place in the sequence of its slice. */
export interface Call {
  readonly number: number
  readonly method: string
  readonly params: Json
}

interface Target {
  readonly name: string
  readonly generators: readonly { readonly generate: Generate; readonly required: boolean }[]
  /** Parameters in the transcript of the method. */
  readonly transcribed: readonly Json[]
}

/** Methods that are called so many times more seldom than others. */
const SELDOM: readonly (readonly [methods: RegExp, times: number])[] = [
  // Passphrases are made into keys by functions that are slow on purpose.
  [/^personal_(newAccount|importRawKey|unlockAccount|sendTransaction|signAndSendTransaction|signTransaction|sign)$/, 60],
  // Their results are hundreds of kilobytes long.
  [/^(rpc_discover|(anvil|hardhat)_(dumpState|loadState))$/, 10],
  // It waits for blocks that are not mined.
  [/^admin_sleepBlocks$/, 50],
  // They take away what other calls have made.
  [/_(reset|setHead)$/, 30],
  [/^debug_(stacks|memStats|gcStats|freeOSMemory)/, 10],
]

const targets: readonly Target[] = methods.map(({ name, aliasOf = name, params }) => ({
  name,
  generators: params.map(({ schema, required }) => ({ generate: generatorOf(schema.json), required })),
  transcribed: transcribedParams(aliasOf),
}))

function seldomness({ name }: Target): number {
  return SELDOM.find(([pattern]) => pattern.test(name))?.[1] ?? 1
}

function pickTarget(random: Random): Target {
  for (;;) {
    const target = random.pick(targets)
    if (random.oneIn(seldomness(target))) return target
  }
}

function fittingParams({ generators }: Target, random: Random, known: Known): Json[] {
  return generators.map(({ generate, required }) => (random.oneIn(required ? 30 : 4) ? null : generate(random, known)))
}

function mutatedParams({ transcribed }: Target, random: Random, known: Known): Json {
  const params = random.pick(transcribed)
  return random.oneIn(5) ? params : mutate(params, anyJson(random, known), random.uint32())
}

function paramsFor(target: Target, random: Random, known: Known): Json {
  const dice = random.below(8)
  if (dice < 2) return Array.from({ length: random.below(target.generators.length + 2) }, () => anyJson(random, known))
  if (dice < 5 || target.transcribed.length === 0) return fittingParams(target, random, known)
  return mutatedParams(target, random, known)
}

/** The next call of a slice: of any method, with any JSON, with arguments that fit, or with arguments that nearly fit. */
export function nextCall(number: number, random: Random, known: Known): Call {
  for (;;) {
    const target = pickTarget(random)
    const params = paramsFor(target, random, known)
    if (!minesForLong(target.name, params)) return { number, method: target.name, params }
  }
}
