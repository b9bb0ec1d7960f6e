import { readFile, writeFile } from 'node:fs/promises'
import { type Json, LocalError } from '../../src/internal.js'
import { reasonOf } from '../files/index.js'
import {
  flameGraphOf,
  foldedStacks,
  type GasProfile,
  gasProfileFromJson,
  gasProfileToJson,
  markdownOf,
  mergeGasProfiles,
  speedscopeOf,
} from '../gas-profile/index.js'
import type { Command } from './command.js'
import { GAS_FLAGS, type GasFormat } from './gas-flags.js'
import { checkHash, METHOD_NOT_FOUND, NodeClient, NodeRefused } from './node-client.js'
import { UsageError } from './usage-error.js'

/** The node has no profile of a transaction. */
class ProfileFailed extends LocalError {}

export const gas: Command<typeof GAS_FLAGS> = {
  name: 'gas',
  summary: 'Shows what the gas of transactions was used for, by contract, function and line, or writes a flame graph.',
  flags: GAS_FLAGS,
  operands: {
    usage: '<hash>...',
    help: [
      'Of several transactions, the gas is added up. The node knows functions and lines of contracts whose build info it has.',
      '',
      '  evmbed gas 0x5c50…',
      '  evmbed gas 0x5c50… --output gas.svg',
      '  evmbed gas 0x5c50… --output gas.json',
    ],
  },
  async run(values, terminal, hashes) {
    if (hashes.length === 0) throw new UsageError('expected the hash of a transaction')
    for (const hash of hashes) checkHash(hash)
    const before = values.before === undefined ? undefined : await readProfile(values.before)
    const profiles: GasProfile[] = []
    const node = new NodeClient(values.url, terminal.environment)
    for (const hash of hashes) profiles.push(await profileOf(hash, node))
    const text = textOf(mergeGasProfiles(profiles), values.format ?? formatOf(values.output ?? ''), before)
    if (values.output === undefined) return terminal.out(text.trimEnd())
    await writeFile(values.output, text).catch((error: unknown) => {
      throw new UsageError(`cannot write ${values.output}: ${reasonOf(error)}`)
    })
    if (!values.quiet) terminal.out(`Wrote ${values.output}`)
  },
}

async function profileOf(hash: string, node: NodeClient): Promise<GasProfile> {
  const result = await node.request('evmbed_gasProfileTransaction', [hash]).catch((error: unknown) => {
    const isOther = error instanceof NodeRefused && error.number === METHOD_NOT_FOUND
    throw isOther ? new ProfileFailed('the node at --rpc-url makes no gas profiles: it is not evmbed, or an older one') : error
  })
  return decoded(result, 'the node at --rpc-url answers no gas profile')
}

async function readProfile(file: string): Promise<GasProfile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`cannot read ${file}: ${reasonOf(error)}`)
  })
  return decoded(parsed(text), `${file} is no gas profile: evmbed gas --format json writes them`)
}

/** Returns the value of a JSON text; undefined for a text that is none. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decoded(json: Json | undefined, otherwise: string): GasProfile {
  try {
    return gasProfileFromJson(json ?? null)
  } catch {
    throw new ProfileFailed(otherwise)
  }
}

function formatOf(file: string): GasFormat {
  if (file.endsWith('.speedscope.json')) return 'speedscope'
  return file.endsWith('.svg') ? 'svg' : file.endsWith('.json') ? 'json' : file.endsWith('.folded') ? 'folded' : 'markdown'
}

const WRITERS: Readonly<Record<GasFormat, (profile: GasProfile, before: GasProfile | undefined) => string>> = {
  markdown: (profile) => markdownOf(profile),
  svg: (profile, before) => flameGraphOf(profile, before && { before }),
  speedscope: (profile) => speedscopeOf(profile),
  folded: (profile) => foldedStacks(profile),
  json: (profile) => `${JSON.stringify(gasProfileToJson(profile))}\n`,
}

function textOf(profile: GasProfile, format: GasFormat, before: GasProfile | undefined): string {
  return WRITERS[format](profile, before)
}
