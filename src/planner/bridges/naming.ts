/**
 * Names of bridges and of their operations in requests and answers.
 *
 * The interface uses literal ids. Its document has placeholders for all bridges but the first: BRIDGE_A to BRIDGE_H. A request may use either, and its
 * answer uses the same.
 */
import type { BridgeNaming } from './bridge.js'
import { BRIDGE_IDS, BRIDGES, type BridgeId } from './bridges.js'

/** BRIDGE_A is the second bridge of the list, and so on. The first has no placeholder. */
const PLACEHOLDERS: ReadonlyMap<string, string> = new Map(
  BRIDGE_IDS.map((id, i) => [id, i === 0 ? id : `BRIDGE_${String.fromCharCode(64 + i)}`]),
)
const IDS = new Map<string, BridgeId>(BRIDGE_IDS.flatMap((id) => [[id, id] as const, [PLACEHOLDERS.get(id) ?? id, id] as const]))

/** All names of bridges that a request may use. */
export const BRIDGE_NAMES: readonly string[] = [...new Set([...BRIDGE_IDS, ...PLACEHOLDERS.values()])]

/** Names of variants that clients send beside the ids, and that name no bridge of the planner. */
export const IGNORED_NAMES: readonly string[] = ['CCTP_V2']

/** Returns the id of the bridge with a name; undefined for an unknown name. */
export function bridgeNamed(name: string): BridgeId | undefined {
  return IDS.get(name)
}

const [FIRST] = BRIDGE_IDS

const OPERATIONS = new Map<string, string>(BRIDGES.map(({ id, operation }) => [id, operation]))

export const literal: BridgeNaming = { bridge: (id) => id, operation: (id) => OPERATIONS.get(id) ?? id }

export const placeholders: BridgeNaming = {
  bridge: (id) => PLACEHOLDERS.get(id) ?? id,
  operation: (id) => (id === FIRST ? literal.operation(id) : `${PLACEHOLDERS.get(id)?.toLowerCase()}_transfer`),
}

/** Returns the naming for the answer to a request with these names. */
export function namingOf(names: readonly string[]): BridgeNaming {
  return names.some((name) => name.startsWith('BRIDGE_')) ? placeholders : literal
}
