/**
 * Names of bridges on the wire. The interface uses literal ids. Its document has placeholders for all bridges but the first: BRIDGE_A to BRIDGE_H, with
 * operations such as `bridge_a_transfer`. A request may use either, and its answer uses the same.
 */
import type { BridgeNaming } from './bridge.js'
import { BRIDGES, type BridgeId } from './bridges.js'

const [FIRST] = BRIDGES

/** BRIDGE_A is the second bridge of the list, and so on. */
const PLACEHOLDERS = new Map<string, string>(
  BRIDGES.map((bridge, i) => [bridge.id, bridge === FIRST ? bridge.id : `BRIDGE_${String.fromCharCode(64 + i)}`]),
)
const IDS = new Map<string, BridgeId>(BRIDGES.flatMap(({ id }) => [[id, id] as const, [PLACEHOLDERS.get(id) ?? id, id] as const]))
const OPERATIONS = new Map<string, string>(BRIDGES.map(({ id, operation }) => [id, operation]))

/** All names of bridges that a request may use. */
export const BRIDGE_NAMES: readonly string[] = [...new Set([...BRIDGES.map(({ id }) => id), ...PLACEHOLDERS.values()])]

/** Names that clients send, and that name no bridge. */
export const IGNORED_NAMES: readonly string[] = BRIDGES.flatMap(({ ignoredNames = [] }) => ignoredNames)

export const literal: BridgeNaming = { bridge: (id) => id, operation: (id) => OPERATIONS.get(id) ?? id }

export const placeholders: BridgeNaming = {
  bridge: (id) => PLACEHOLDERS.get(id) ?? id,
  operation: (id) => (id === FIRST?.id ? literal.operation(id) : `${PLACEHOLDERS.get(id)?.toLowerCase()}_transfer`),
}

/** Returns the id of the bridge with a name; undefined for an unknown name. */
export function bridgeNamed(name: string): BridgeId | undefined {
  return IDS.get(name)
}

/** Returns the naming for the answer to a request with these names. */
export function namingOf(names: readonly string[]): BridgeNaming {
  return names.some((name) => name.startsWith('BRIDGE_')) ? placeholders : literal
}
