/** Places of the nodes of a gas profile in a flame graph. */
import type { GasNode } from './gas-profile.js'

/** A box of a flame graph. */
export interface FlameBox {
  /** Place of its node in the profile. */
  readonly place: number
  /** Number of callers around it. */
  readonly depth: number
  /** Left edge and width as a share of the graph. */
  readonly x: number
  readonly width: number
}

/** Narrower boxes are left out: they are less than a tenth of a pixel. */
const LEAST_WIDTH = 1 / 20_000

/** Returns the boxes of a flame graph: each on top of its caller, and as wide as its gas. */
export function flameBoxes({ nodes }: { readonly nodes: readonly Pick<GasNode, 'caller' | 'total'>[] }): FlameBox[] {
  const sum = nodes.reduce((total, node) => (node.caller === undefined ? total + node.total : total), 0n)
  const boxes: FlameBox[] = []
  /** By place of the node: the depth, and the gas to the left of its next callee. */
  const open: { readonly depth: number; next: bigint }[] = []
  let next = 0n
  nodes.forEach(({ caller, total }, place) => {
    const around = caller === undefined ? undefined : open[caller]
    const left = around ? around.next : next
    if (around) around.next += total
    else next += total
    const depth = around ? around.depth + 1 : 0
    open.push({ depth, next: left })
    const width = share(total, sum)
    if (width >= LEAST_WIDTH) boxes.push({ place, depth, x: share(left, sum), width })
  })
  return boxes
}

/** Amounts may be larger than numbers are exact. */
function share(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000_000n) / whole) / 10_000_000
}
