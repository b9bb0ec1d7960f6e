/**
 * All bridges. A new bridge is a file of this folder and an entry at the end of this list: ids, types and names are derived from it, and the position is
 * the placeholder of the interface document.
 */
import type { Transfer } from '../snapshot/snapshot.js'
import { axelar } from './axelar.js'
import type { Bridge } from './bridge.js'
import { cctp } from './cctp.js'
import { eureka } from './eureka.js'
import { goFast } from './go-fast.js'
import { hyperlane } from './hyperlane.js'
import { ibc } from './ibc.js'
import { layerZero } from './layer-zero.js'
import { opinit } from './opinit.js'
import { stargate } from './stargate.js'

export const BRIDGES = [ibc, axelar, cctp, hyperlane, opinit, goFast, stargate, layerZero, eureka] as const

export const BRIDGE_IDS = BRIDGES.map(({ id }) => id)

export type BridgeId = (typeof BRIDGE_IDS)[number]

const BY_ID: ReadonlyMap<string, Bridge> = new Map(BRIDGES.map((bridge) => [bridge.id, bridge]))

/** Returns the bridge of a transfer. */
export function bridgeOf({ bridge }: Pick<Transfer, 'bridge'>): Bridge {
  const found = BY_ID.get(bridge)
  if (!found) throw new RangeError(`unknown bridge ${bridge}`)
  return found
}
