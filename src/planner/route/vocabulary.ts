/**
 * The words for bridges. The interface uses literal ids; its document writes placeholders (BRIDGE_A to BRIDGE_H, `bridge_a_transfer`) for
 * all but the first. A request may use either, and is answered in its own words.
 */
import { BRIDGE_IDS, type BridgeId } from '../snapshot/snapshot.js'

export interface Vocabulary {
  bridge(id: BridgeId): string
  /** The member that holds a transfer over a bridge. */
  operation(id: BridgeId): string
}

const OPERATIONS: Readonly<Record<BridgeId, string>> = {
  IBC: 'transfer',
  AXELAR: 'axelar_transfer',
  CCTP: 'cctp_transfer',
  HYPERLANE: 'hyperlane_transfer',
  OPINIT: 'op_init_transfer',
  GO_FAST: 'go_fast_transfer',
  STARGATE: 'stargate_transfer',
  LAYER_ZERO: 'layer_zero_transfer',
  EUREKA: 'eureka_transfer',
}

/** BRIDGE_A stands for the second id of the enumeration, and so on. */
const PLACEHOLDERS = new Map<BridgeId, string>(BRIDGE_IDS.map((id, i) => [id, i === 0 ? id : `BRIDGE_${String.fromCharCode(64 + i)}`]))
const IDS = new Map<string, BridgeId>([...PLACEHOLDERS].flatMap(([id, placeholder]) => [[id, id] as const, [placeholder, id] as const]))

export const literal: Vocabulary = { bridge: (id) => id, operation: (id) => OPERATIONS[id] }

export const placeholders: Vocabulary = {
  bridge: (id) => PLACEHOLDERS.get(id) ?? id,
  operation: (id) => (id === 'IBC' ? OPERATIONS.IBC : `${PLACEHOLDERS.get(id)?.toLowerCase()}_transfer`),
}

/** The bridge behind either of its words. */
export function bridgeOf(word: string): BridgeId | undefined {
  return IDS.get(word)
}

/** The words in which a request that names these bridges is answered. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  return words.some((word) => word.startsWith('BRIDGE_')) ? placeholders : literal
}
