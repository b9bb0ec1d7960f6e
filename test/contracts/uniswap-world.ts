import type { Hex } from 'evmbed'
import type { LiveVenue } from 'evmbed/planner'
import { getContractAddress } from 'viem'
import { artifact } from './compile.js'
import type { DeployedContract, Deployer, Request } from './deployer.js'
import { UniswapV2 } from './uniswap-v2.js'
import { UniswapV3 } from './uniswap-v3.js'

export const ETHER = 10n ** 18n
const NEVER = 2n ** 256n - 1n
const Q96 = 2n ** 96n
const EVERYWHERE = [-887_220, 887_220] as const

/** In the order in which they are deployed, so that their addresses are known before there is anything. */
const CONTRACTS = [
  'factoryV2',
  'weth',
  'router02OfV2',
  'factoryV3',
  'positions',
  'swapRouter',
  'quoter',
  'swapRouter02',
  'one',
  'two',
  'three',
  'four',
] as const

/** The addresses of the contracts of a `UniswapWorld`, in lower case. */
export function placesOf(owner: Hex): Readonly<Record<(typeof CONTRACTS)[number], Hex>> {
  const at = (i: number) => getContractAddress({ from: owner, nonce: BigInt(i) }).toLowerCase() as Hex
  return Object.fromEntries(CONTRACTS.map((name, i) => [name, at(i)])) as ReturnType<typeof placesOf>
}

/** Venues over the same pools, one a router: `v2` and `v3`, and `both` by SwapRouter02. */
export function venuesOf(places: ReturnType<typeof placesOf>): readonly LiveVenue[] {
  const v2 = { design: 'uniswap-v2', factory: places.factoryV2 } as const
  const v3 = { design: 'uniswap-v3', factory: places.factoryV3 } as const
  return [
    { name: 'v2', ...v2, router: places.router02OfV2 },
    { name: 'v3', ...v3, router: places.swapRouter },
    { name: 'both', ...v2, router: places.swapRouter02, routerDesign: 'uniswap-02' },
    { name: 'both', ...v3 },
  ]
}

/** Both versions of Uniswap with all of their routers, and tokens that trade on either, on both, and with ether. */
export class UniswapWorld {
  private constructor(
    readonly owner: Deployer,
    readonly v2: UniswapV2,
    readonly v3: UniswapV3,
    readonly swapRouter02: DeployedContract,
    readonly tokens: Readonly<Record<'weth' | 'one' | 'two' | 'three' | 'four', DeployedContract>>,
  ) {}

  static async deploy(request: Request, address: Hex): Promise<UniswapWorld> {
    const v2 = await UniswapV2.deploy(request, address)
    const { owner, weth, factory } = v2
    const v3 = await UniswapV3.deploy(request, address, weth.address)
    const swapRouter02 = await v3.router02(factory.address, weth.address)
    const token = (symbol: string) => owner.deploy(artifact('Token'), [symbol, symbol, 10n ** 36n])
    const tokens = { weth, one: await token('ONE'), two: await token('TWO'), three: await token('THREE'), four: await token('FOUR') }
    const world = new UniswapWorld(owner, v2, v3, swapRouter02, tokens)
    await world.#trade()
    return world
  }

  /** A token is worth about as much as the others, and ether a hundred times that. */
  async #trade(): Promise<void> {
    const { owner, v2, v3 } = this
    const { weth, one, two, three, four } = this.tokens
    await owner.send(weth, 'deposit', [], 200n * ETHER)
    for (const each of Object.values(this.tokens)) {
      await owner.send(each, 'approve', [v2.router.address, NEVER])
      await v3.approve(each)
    }
    await v2.addLiquidity(one, 1000n * ETHER, two, 1010n * ETHER)
    await v2.addLiquidity(two, 1000n * ETHER, three, 1000n * ETHER)
    await v2.addEther(one, 2000n * ETHER, 20n * ETHER)
    for (const [pair, fee, amount] of [
      [[one, two], 10_000, 400n * ETHER],
      [[one, two], 3000, 900n * ETHER],
      [[three, four], 3000, 1000n * ETHER],
    ] as const) {
      await v3.pool(...pair, fee, Q96)
      await v3.mint(...pair, fee, fee === 10_000 ? [-887_200, 887_200] : EVERYWHERE, amount)
    }
    for (const token of [one, two]) {
      await v3.pool(weth, token, 3000, weth.address < token.address ? 10n * Q96 : Q96 / 10n)
      await v3.mint(weth, token, 3000, EVERYWHERE, 3000n * ETHER)
    }
  }
}
