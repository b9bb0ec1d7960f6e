/** Names of bridges and of their operations in an answer: the literal ids, or the placeholders of the interface document if the request uses them. */
import type { BridgeNaming } from './bridge.js'
import { BRIDGE_IDS, PLACEHOLDERS } from './bridge-ids.js'
import { BRIDGES } from './bridges.js'

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
