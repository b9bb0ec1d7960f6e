import { ZERO_ADDRESS } from '../../primitives/hex.js'
import { constantProduct } from '../pools/constant-product.js'
import { addressWord, word } from './abi-words.js'
import { couples, type PoolDesign, PoolRefused } from './pool.js'

/** `allPairsLength()`, `allPairs(uint256)` and `getPair(address,address)` of the factory */
const ALL_PAIRS_LENGTH = '0x574f2ba3'
const ALL_PAIRS = '0x1e3dd18b'
const GET_PAIR = '0xe6a43905'
/** `token0()`, `token1()` and `getReserves()` of a pair */
const TOKEN0 = '0x0dfe1681'
const TOKEN1 = '0xd21220a7'
const GET_RESERVES = '0x0902f1ac'

/** A pair counts in 112 bits, and refuses a trade after which it would hold more. */
const RESERVE_BITS = 112
const MOST = (1n << BigInt(RESERVE_BITS)) - 1n

/** Pairs of Uniswap v2 and of what was made after it: two reserves, their product constant, the fee from the input. */
export const uniswapV2: PoolDesign = {
  async between(factory, tokens, _feeTiers, reader) {
    const found = await Promise.all(
      couples(tokens).map(async ([one, two]) => (await reader.call(factory, GET_PAIR, addressWord(one), addressWord(two))).address(0)),
    )
    return found.filter((pair) => pair !== ZERO_ADDRESS)
  },

  async all(factory, most, reader) {
    const count = Number((await reader.call(factory, ALL_PAIRS_LENGTH)).unsigned(0, 53))
    const indices = Array.from({ length: Math.min(count, most) }, (_, i) => i)
    return { pools: await Promise.all(indices.map(async (i) => (await reader.call(factory, ALL_PAIRS, word(i))).address(0))), count }
  },

  async open(address, feePpm, reader) {
    const [token0, token1] = await Promise.all([reader.call(address, TOKEN0), reader.call(address, TOKEN1)])
    const tokens = [token0.address(0), token1.address(0)] as const
    if (tokens[0] === tokens[1]) throw new PoolRefused('its two tokens are one')
    return {
      address,
      tokens,
      async read(now) {
        const reserves = await now.call(address, GET_RESERVES)
        return { curve: constantProduct([reserves.unsigned(0, RESERVE_BITS), reserves.unsigned(1, RESERVE_BITS)], feePpm, MOST) }
      },
    }
  },
}
