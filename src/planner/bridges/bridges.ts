/** All bridges, in the order of the interface document. A new bridge is a file of this folder and an entry here. */
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

const LIST = [ibc, axelar, cctp, hyperlane, opinit, goFast, stargate, layerZero, eureka] as const

export type BridgeId = (typeof LIST)[number]['id']

export const BRIDGES: readonly (Bridge & { readonly id: BridgeId })[] = LIST
export const BRIDGE_IDS: readonly BridgeId[] = BRIDGES.map(({ id }) => id)

const BY_ID: ReadonlyMap<string, Bridge> = new Map(BRIDGES.map((bridge) => [bridge.id, bridge]))

/** Returns the bridge of a transfer. */
export function bridgeOf({ bridge }: Pick<Transfer, 'bridge'>): Bridge {
  const found = BY_ID.get(bridge)
  if (!found) throw new RangeError(`unknown bridge ${bridge}`)
  return found
}
