import { readdirSync, readFileSync } from 'node:fs'
import { type Hex, keccak256 } from 'viem'
import { type Artifact, artifact } from './compile.js'
import { contractAt, type DeployedContract, Deployer, type Request } from './deployer.js'
import { compileSolidity } from './solc.js'

/** `keccak256` of a pair's creation code, as Router02 has it built in: from it and two tokens follows the pair's address. */
export const PAIR_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

const NEVER = 2n ** 256n - 1n

interface Core {
  readonly factory: Artifact
  readonly pair: Artifact
}

const FEE = 3
// As the module loads: see compile.ts.
const compiled = new Map([[FEE, compileCore(FEE)]])

/**
 * Uniswap v2 core, compiled from its sources. Throws when a pair's code is not the one that is deployed everywhere.
 *
 * @param fee thousandths of the input, which a pair keeps; 3 unless given, and then the code is another
 */
export function uniswapV2Core(fee = FEE): Core {
  const core = compiled.get(fee) ?? compileCore(fee)
  compiled.set(fee, core)
  return core
}

function compileCore(fee: number): Core {
  const root = new URL('contracts/', pathToPackage('@uniswap/v2-core'))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sol'))
  const { contracts } = compileSolidity('solc-0.5', {
    language: 'Solidity',
    // The names of the sources are part of the metadata, and so of the code.
    sources: Object.fromEntries(
      files.map((file) => [`contracts/${file}`, { content: withFee(readFileSync(new URL(file, root), 'utf8'), fee) }]),
    ),
    settings: {
      evmVersion: 'istanbul',
      optimizer: { enabled: fee === FEE, runs: 999_999 },
      outputSelection: Object.fromEntries(
        ['Factory', 'Pair'].map((name) => [`contracts/UniswapV2${name}.sol`, { '*': ['abi', 'evm.bytecode.object'] }]),
      ),
    },
  })
  const contract = (name: string): Artifact => {
    const found = contracts[`contracts/${name}.sol`]?.[name]
    if (!found) throw new Error(`the compiler gave no ${name}`)
    return { abi: found.abi, bytecode: `0x${found.evm.bytecode.object}` }
  }
  const core = { factory: contract('UniswapV2Factory'), pair: contract('UniswapV2Pair') }
  const hash = keccak256(core.pair.bytecode)
  if (fee === FEE && hash !== PAIR_CODE_HASH) throw new Error(`the code of a pair has the hash ${hash}, expected ${PAIR_CODE_HASH}`)
  return core
}

/** A source with another fee in the check of a swap. */
function withFee(source: string, fee: number): string {
  return source.replaceAll('In.mul(3))', `In.mul(${fee}))`)
}

function pathToPackage(name: string): URL {
  return new URL(`../../node_modules/${name}/`, import.meta.url)
}

/** A contract of Uniswap's router package, as it was published. */
export function periphery(name: 'UniswapV2Router02' | 'WETH9'): Artifact {
  const { abi, bytecode } = JSON.parse(readFileSync(new URL(`build/${name}.json`, pathToPackage('@uniswap/v2-periphery')), 'utf8'))
  return { abi, bytecode: `0x${bytecode}` }
}

/**
 * Uniswap v2 on a chain: factory, wrapped ether and router, with tokens and pairs to be added. All of it belongs to `owner`.
 *
 * @example
 * ```ts
 * const uniswap = await UniswapV2.deploy((method, params) => node.call(method, params), node.accounts[0].address)
 * const [one, two] = [await uniswap.token('ONE'), await uniswap.token('TWO')]
 * const pair = await uniswap.addLiquidity(one, 1_000_000n, two, 4_000_000n)
 * await uniswap.reserves(pair, one, two) // [1000000n, 4000000n]
 * ```
 */
export class UniswapV2 {
  private constructor(
    readonly owner: Deployer,
    readonly factory: DeployedContract,
    readonly weth: DeployedContract,
    readonly router: DeployedContract,
  ) {}

  static async deploy(request: Request, address: Hex): Promise<UniswapV2> {
    const owner = new Deployer(request, address)
    const factory = await owner.deploy(uniswapV2Core().factory, [address])
    const weth = await owner.deploy(periphery('WETH9'))
    const router = await owner.deploy(periphery('UniswapV2Router02'), [factory.address, weth.address])
    return new UniswapV2(owner, factory, weth, router)
  }

  /** A new token of 18 decimals that the owner has all of, and that the router may move. */
  async token(symbol: string, supply = 10n ** 36n): Promise<DeployedContract> {
    const token = await this.owner.deploy(artifact('Token'), [symbol, symbol, supply])
    await this.owner.send(token, 'approve', [this.router.address, NEVER])
    return token
  }

  /** Adds to the pair of two tokens through the router; the first to do so makes the pair, which then has exactly these reserves. */
  async addLiquidity(one: DeployedContract, amountOne: bigint, two: DeployedContract, amountTwo: bigint): Promise<DeployedContract> {
    const { owner, router } = this
    await owner.send(router, 'addLiquidity', [one.address, two.address, amountOne, amountTwo, 0n, 0n, owner.address, NEVER])
    return this.pair(one, two)
  }

  /** Adds to the pair of ether and a token. */
  async addEther(token: DeployedContract, amount: bigint, ether: bigint): Promise<DeployedContract> {
    const { owner, router } = this
    await owner.send(router, 'addLiquidityETH', [token.address, amount, 0n, 0n, owner.address, NEVER], ether)
    return this.pair(token, this.weth)
  }

  /** The pair of two tokens; its address is zero when there is none. */
  async pair(one: DeployedContract, two: DeployedContract): Promise<DeployedContract> {
    return contractAt(await this.owner.read<Hex>(this.factory, 'getPair', [one.address, two.address]), uniswapV2Core().pair.abi)
  }

  /** Returns the reserves of a pair. */
  async reserves(pair: DeployedContract, one: DeployedContract, two: DeployedContract): Promise<readonly [bigint, bigint]> {
    const [zero, first] = await this.owner.read<readonly [bigint, bigint, number]>(pair, 'getReserves')
    return one.address < two.address ? [zero, first] : [first, zero]
  }
}
