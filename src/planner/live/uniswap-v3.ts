import { type Address, type Hash, type Hex, ZERO_ADDRESS } from '../../primitives/hex.js'
import { concentrated, MAX_SQRT_PRICE, MAX_TICK, MIN_SQRT_PRICE, MIN_TICK, type Position, type Tick } from '../pools/concentrated.js'
import { addressWord, word } from './abi-words.js'
import type { ContractReader } from './contract-reader.js'
import { couples, type LivePool, type PoolDesign, type PoolLog, PoolRefused } from './pool.js'

/** `getPool(address,address,uint24)` of the factory */
const GET_POOL = '0x1698ee82'
/** `token0()`, `token1()`, `fee()` and `tickSpacing()` of a pool */
const TOKEN0 = '0x0dfe1681'
const TOKEN1 = '0xd21220a7'
const FEE = '0xddca3f43'
const TICK_SPACING = '0xd0c93a7c'
/** `slot0()`, `liquidity()`, `tickBitmap(int16)` and `ticks(int24)` */
const SLOT0 = '0x3850c7bd'
const LIQUIDITY = '0x1a686502'
const TICK_BITMAP = '0x5339c296'
const TICKS = '0xf30dba93'

/** `PoolCreated(address indexed,address indexed,uint24 indexed,int24,address)` */
const POOL_CREATED: Hash = '0x783cca1c0412dd0d695e784568c96da2e9c22ff989357a2e8b1d9b2b4e6b7118'
/** `Mint(address,address indexed,int24 indexed,int24 indexed,uint128,uint256,uint256)`, and `Burn` with the same topics */
const MINT: Hash = '0x7a53080ba414158be7ec69b987b5fb7d07dee101fe85488f0853ae16239d0bde'
const BURN: Hash = '0x0c396cd989a39f4459b5fa1aed6a9a8dcdbc45908acfd67e028cd568da98982c'

const LARGEST_SPACING = 16_384
/** Ticks that are read at most; the pools with the most positions have a tenth of it. */
const MOST_TICKS = 20_000

/** Pools of Uniswap v3 and of what was made after it: liquidity between ticks, the fee from the input. */
export const uniswapV3: PoolDesign = {
  async between(factory, tokens, feeTiers, reader) {
    const found = await Promise.all(
      couples(tokens).flatMap(([one, two]) =>
        feeTiers.map(async (fee) => (await reader.call(factory, GET_POOL, addressWord(one), addressWord(two), word(fee))).address(0)),
      ),
    )
    return found.filter((pool) => pool !== ZERO_ADDRESS)
  },

  // The factory keeps no list: its events are one.
  async all(factory, most, _reader, logs) {
    const created = await logs(factory, POOL_CREATED)
    return { pools: created.slice(0, most).map(({ data }) => data.address(1)), count: created.length }
  },

  async open(address, _feePpm, reader) {
    const ask = (selector: Hex) => reader.call(address, selector)
    const [token0, token1, fee, spacing] = await Promise.all([ask(TOKEN0), ask(TOKEN1), ask(FEE), ask(TICK_SPACING)])
    const tokens = [token0.address(0), token1.address(0)] as const
    if (tokens[0] === tokens[1]) throw new PoolRefused('its two tokens are one')
    const terms = { fee: fee.unsigned(0), tickSpacing: Number(spacing.signed(0, 24)) }
    if (terms.fee >= 1_000_000n) throw new PoolRefused(`its fee is ${terms.fee} parts per million`)
    if (terms.tickSpacing < 1 || terms.tickSpacing > LARGEST_SPACING) throw new PoolRefused(`its tick spacing is ${terms.tickSpacing}`)
    return opened(address, tokens, terms)
  },
}

/** Returns an opened pool. It outlives its reader and keeps no reference to it. */
function opened(address: Address, tokens: LivePool['tokens'], terms: { readonly fee: bigint; readonly tickSpacing: number }): LivePool {
  return {
    address,
    tokens,
    feeTier: Number(terms.fee),
    async read(now, since) {
      const [slot0, liquidity, ticks] = await Promise.all([
        now.call(address, SLOT0),
        now.call(address, LIQUIDITY),
        since?.state.ticks ? changedTicks(address, since.state.ticks, since.logs, now) : allTicks(address, terms.tickSpacing, now),
      ])
      const position = { sqrtPrice: slot0.unsigned(0), tick: Number(slot0.signed(1, 24)), liquidity: liquidity.unsigned(0, 128) }
      checkPosition(position, ticks)
      return { curve: concentrated(position, { ...terms, ticks }), ticks }
    },
  }
}

/** Every tick at which liquidity changes, in ascending order, as the pool's bitmap names them. */
async function allTicks(pool: Address, spacing: number, reader: ContractReader): Promise<Tick[]> {
  const first = Math.floor(Math.ceil(MIN_TICK / spacing) / 256)
  const last = Math.floor(Math.floor(MAX_TICK / spacing) / 256)
  const places = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const bitmaps = await Promise.all(places.map(async (place) => (await reader.call(pool, TICK_BITMAP, word(place))).unsigned(0)))
  const ticks = bitmaps.flatMap((bitmap, i) => bitsOf(bitmap).map((bit) => (256 * (first + i) + bit) * spacing))
  if (ticks.length > MOST_TICKS) throw new PoolRefused(`it has ${ticks.length} ticks, and ${MOST_TICKS} are read at most`)
  return readTicks(pool, ticks, reader)
}

/** The ticks as they were, and those of positions that have changed since as they are now. */
async function changedTicks(
  pool: Address,
  before: readonly Tick[],
  logs: readonly PoolLog[],
  reader: ContractReader,
): Promise<readonly Tick[]> {
  const changed = new Set(
    logs.flatMap(({ topics: [topic, _owner, lower, upper] }) =>
      (topic === MINT || topic === BURN) && lower && upper ? [tickIn(lower), tickIn(upper)] : [],
    ),
  )
  if (changed.size === 0) return before
  const kept = before.filter(({ tick }) => !changed.has(tick))
  return [...kept, ...(await readTicks(pool, [...changed], reader))].sort((a, b) => a.tick - b.tick)
}

/** Reads ticks. Ticks without a position are left out. */
async function readTicks(pool: Address, ticks: readonly number[], reader: ContractReader): Promise<Tick[]> {
  const read = await Promise.all(
    ticks.map(async (tick) => {
      const facts = await reader.call(pool, TICKS, word(tick))
      return facts.unsigned(0) === 0n ? [] : [{ tick, liquidityNet: facts.signed(1, 128) }]
    }),
  )
  return read.flat()
}

function tickIn(topic: Hash): number {
  return Number(BigInt.asIntN(24, BigInt(topic)))
}

function bitsOf(bitmap: bigint): number[] {
  const digits = bitmap.toString(2)
  return Array.from(digits, (digit, i) => (digit === '1' ? digits.length - 1 - i : -1))
    .filter((bit) => bit >= 0)
    .reverse()
}

/** Checks that price, liquidity and ticks are consistent. Throws `PoolRefused`. */
function checkPosition({ sqrtPrice, tick, liquidity }: Position, ticks: readonly Tick[]): void {
  if (sqrtPrice === 0n) throw new PoolRefused('it has no price yet')
  if (sqrtPrice < MIN_SQRT_PRICE || sqrtPrice >= MAX_SQRT_PRICE) throw new PoolRefused(`its price ${sqrtPrice} is out of range`)
  const total = (among: readonly Tick[]) => among.reduce((sum, { liquidityNet }) => sum + liquidityNet, 0n)
  const active = total(ticks.filter((each) => each.tick <= tick))
  if (active !== liquidity || total(ticks) !== 0n) throw new PoolRefused(`its liquidity is ${liquidity}, and its ticks make ${active}`)
}
