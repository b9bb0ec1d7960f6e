/** All bridges. A new bridge is a file of this folder, an id in `bridge-ids.ts` and an entry here. */
import type { Transfer } from '../snapshot/snapshot.js'
import { axelar } from './axelar.js'
import type { Bridge } from './bridge.js'
import type { BRIDGE_IDS } from './bridge-ids.js'
import { cctp } from './cctp.js'
import { eureka } from './eureka.js'
import { goFast } from './go-fast.js'
import { hyperlane } from './hyperlane.js'
import { ibc } from './ibc.js'
import { layerZero } from './layer-zero.js'
import { opinit } from './opinit.js'
import { stargate } from './stargate.js'

/** One bridge for each id, in the same order. */
type InOrder<Ids extends readonly string[]> = { readonly [Place in keyof Ids]: Bridge & { readonly id: Ids[Place] } }

export const BRIDGES: InOrder<typeof BRIDGE_IDS> = [ibc, axelar, cctp, hyperlane, opinit, goFast, stargate, layerZero, eureka]

const BY_ID: ReadonlyMap<string, Bridge> = new Map(BRIDGES.map((bridge) => [bridge.id, bridge]))

/** Returns the bridge of a transfer. */
export function bridgeOf({ bridge }: Pick<Transfer, 'bridge'>): Bridge {
  const found = BY_ID.get(bridge)
  if (!found) throw new RangeError(`unknown bridge ${bridge}`)
  return found
}
