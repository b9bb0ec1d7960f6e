/**
 * Ids of the bridges and their names in requests. Schemas of requests need them without the bridges, which are loaded with the first answer.
 *
 * The interface uses literal ids. Its document has placeholders for all bridges but the first: BRIDGE_A to BRIDGE_H. A request may use either.
 */

/** Ids of all bridges, in the order of the interface document. */
export const BRIDGE_IDS = ['IBC', 'AXELAR', 'CCTP', 'HYPERLANE', 'OPINIT', 'GO_FAST', 'STARGATE', 'LAYER_ZERO', 'EUREKA'] as const

export type BridgeId = (typeof BRIDGE_IDS)[number]

/** BRIDGE_A is the second bridge of the list, and so on. The first has no placeholder. */
export const PLACEHOLDERS: ReadonlyMap<string, string> = new Map(
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
