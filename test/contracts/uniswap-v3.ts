import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import type { Artifact } from './compile.js'
import { contractAt, type DeployedContract, Deployer, type Request } from './deployer.js'

const NEVER = 2n ** 256n - 1n
const ZERO = '0x0000000000000000000000000000000000000000'

/** A contract as Uniswap's packages publish it. */
function published(path: string): Artifact {
  const { abi, bytecode } = JSON.parse(readFileSync(new URL(`../../node_modules/@uniswap/${path}`, import.meta.url), 'utf8'))
  return { abi, bytecode }
}

const core = (name: string) => published(`v3-core/artifacts/contracts/${name}.sol/${name}.json`)
const periphery = (name: string) => published(`v3-periphery/artifacts/contracts/${name}.sol/${name.split('/').at(-1)}.json`)

/** Uniswap v3 on a chain, with pools and positions to be added. All of it belongs to `owner`. */
export class UniswapV3 {
  private constructor(
    readonly owner: Deployer,
    readonly factory: DeployedContract,
    readonly positions: DeployedContract,
    readonly router: DeployedContract,
    readonly quoter: DeployedContract,
  ) {}

  /**
   * The factory is the first contract that is deployed; positions, router and quoter follow.
   *
   * @param weth wrapped ether. Default: none, and nothing pays in ether
   */
  static async deploy(request: Request, address: Hex, weth: Hex = ZERO): Promise<UniswapV3> {
    const owner = new Deployer(request, address)
    const factory = await owner.deploy(core('UniswapV3Factory'))
    const positions = await owner.deploy(periphery('NonfungiblePositionManager'), [factory.address, weth, ZERO])
    const router = await owner.deploy(periphery('SwapRouter'), [factory.address, weth])
    const quoter = await owner.deploy(periphery('lens/QuoterV2'), [factory.address, weth])
    return new UniswapV3(owner, factory, positions, router, quoter)
  }

  /** SwapRouter02, over these pools and the pairs of a factory of Uniswap v2. */
  async router02(factoryV2: Hex, weth: Hex): Promise<DeployedContract> {
    const artifact = published('swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json')
    return this.owner.deploy(artifact, [factoryV2, this.factory.address, this.positions.address, weth])
  }

  /** Lets positions and swaps take a token from the owner. */
  async approve(token: DeployedContract): Promise<void> {
    for (const { address } of [this.positions, this.router]) await this.owner.send(token, 'approve', [address, NEVER])
  }

  /**
   * A new pool.
   *
   * @param fee parts per million: 500, 3000 or 10000
   * @param sqrtPrice of the token with the lower address in the other, as Q64.96
   */
  async pool(one: DeployedContract, two: DeployedContract, fee: number, sqrtPrice: bigint): Promise<DeployedContract> {
    const tokens = inOrder(one, two)
    await this.owner.send(this.positions, 'createAndInitializePoolIfNecessary', [...tokens, fee, sqrtPrice])
    return contractAt(await this.owner.read<Hex>(this.factory, 'getPool', [...tokens, fee]), core('UniswapV3Pool').abi)
  }

  /** A position between two ticks, of at most so much of both tokens. */
  async mint(one: DeployedContract, two: DeployedContract, fee: number, ticks: readonly [number, number], amount: bigint): Promise<void> {
    const [token0, token1] = inOrder(one, two)
    const [tickLower, tickUpper] = ticks
    const position = { token0, token1, fee, tickLower, tickUpper, amount0Desired: amount, amount1Desired: amount }
    const limits = { amount0Min: 0n, amount1Min: 0n, recipient: this.owner.address, deadline: NEVER }
    await this.owner.send(this.positions, 'mint', [{ ...position, ...limits }])
  }

  /** Swaps an amount of `tokenIn` and gives the recipient what it brings. */
  async swapIn(tokenIn: DeployedContract, tokenOut: DeployedContract, fee: number, amountIn: bigint, recipient: Hex): Promise<void> {
    const trade = { tokenIn: tokenIn.address, tokenOut: tokenOut.address, fee, recipient, deadline: NEVER }
    await this.owner.send(this.router, 'exactInputSingle', [{ ...trade, amountIn, amountOutMinimum: 0n, sqrtPriceLimitX96: 0n }])
  }

  /** Swaps as much of `tokenIn` as brings an amount of `tokenOut`. */
  async swapOut(tokenIn: DeployedContract, tokenOut: DeployedContract, fee: number, amountOut: bigint, recipient: Hex): Promise<void> {
    const trade = { tokenIn: tokenIn.address, tokenOut: tokenOut.address, fee, recipient, deadline: NEVER }
    await this.owner.send(this.router, 'exactOutputSingle', [{ ...trade, amountOut, amountInMaximum: NEVER, sqrtPriceLimitX96: 0n }])
  }
}

function inOrder(one: DeployedContract, two: DeployedContract): readonly [Hex, Hex] {
  return one.address < two.address ? [one.address, two.address] : [two.address, one.address]
}
