import { isEvmAddress, readEvmAddress } from '../planner/chain-access/addresses.js'
import { decodeAggregate, encodeAggregate, MULTICALL3 } from '../planner/chain-access/multicall.js'
import { isNativeDenom, isZeroAddress } from '../planner/chain-access/native-denom.js'
import { CallFailed, type Request } from '../planner/chain-access/node-calls.js'
import { NodeError } from '../primitives/errors.js'
import type { Address } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { inParallel } from '../primitives/parallel.js'
import { type BalanceReader, type BalanceReading, held } from './reader.js'

export interface EvmReaderOptions {
  readonly request: Request
  /** The denoms to look at when all are wanted. */
  readonly known: (owner: Address, signal: AbortSignal) => Promise<readonly string[]>
  /** The denom of the native coin, beside the zero address; undefined if it is unknown: then any `…-native` is accepted. */
  readonly coin: () => Promise<string | undefined>
  /** Address of Multicall3, or false to read without it. Default: its address on most chains. It is used only if it has code. */
  readonly multicall?: Address | false
}

/** `balanceOf(address)` of ERC-20, and `getEthBalance(address)` of Multicall3. */
const BALANCE_OF = '70a08231'
const GET_ETH_BALANCE = '4d2301cc'

/** Inner calls of one `aggregate3`: 30,000 gas each leave room below the gas that nodes grant a call. */
const BATCH = 250
/** Calls at a time, where each denom needs one. */
const LANES = 8

/** Error codes of calls that ran and failed in the contract, and not in the node. */
const FAILED_CALLS: ReadonlySet<number | undefined> = new Set([3, -32000, -32015])

const LATEST = 'latest'

/** Balance to read: of a token's contract, or of the chain's coin. */
type Target = Address | 'coin'

/** One question about one owner. */
interface Look {
  readonly request: (method: string, params: readonly Json[]) => Promise<Json>
  readonly owner: Address
  readonly block: Json
}

/**
 * Balances on an Ethereum chain, read through its node: the coin of the chain and ERC-20 tokens by their address. All are those of one block. Where
 * Multicall3 has code one call reads them; elsewhere, or when that call fails, each has its own.
 */
export function evmReader({ request, known, coin, multicall = MULTICALL3 }: EvmReaderOptions): BalanceReader {
  let hasMulticall = false

  /** Code stays, so only a no is asked again. */
  async function findMulticall(signal: AbortSignal): Promise<Address | undefined> {
    if (multicall === false) return undefined
    hasMulticall ||= (await request('eth_getCode', [multicall, LATEST], signal)) !== '0x'
    return hasMulticall ? multicall : undefined
  }

  return {
    async read(address, denoms, signal) {
      const owner = readEvmAddress(address)
      const coinDenom = await coin()
      const named = (denoms ?? (await known(owner, signal))).map((denom) => [denom, targetOf(denom, coinDenom)] as const)
      const targets = [...new Set(named.flatMap(([, target]) => target ?? []))]
      const through = targets.length > 1 ? await findMulticall(signal) : undefined
      let block: Json = LATEST
      const lookAt = async (calls: number): Promise<Look> => {
        // One call sees one block, whatever its number.
        if (block === LATEST && calls > 1) block = await request('eth_blockNumber', [], signal)
        return { request: (method, params) => request(method, params, signal), owner, block }
      }
      // Each named denom has an error of its own. A list of all balances must be complete, so one error fails it.
      const readOne = denoms === undefined ? single : isolated
      const readings = new Map<Target, BalanceReading>()
      const batches = through ? batchesOf(targets) : [targets]
      for (const batch of batches) {
        const together = through && (await aggregated(await lookAt(batches.length), through, batch))
        // A token that burns all the gas there is fails the whole call.
        const apart = async (look: Look) => inParallel(batch, LANES, (target) => readOne(look, target))
        const read = together ?? (await apart(await lookAt(batch.length)))
        for (const [index, target] of batch.entries()) readings.set(target, read[index] ?? NOT_A_TOKEN)
      }
      const entries = named.map(([denom, target]): [string, BalanceReading] => [
        denom,
        (target && readings.get(target)) ?? { error: `invalid denom ${denom}` },
      ])
      return denoms === undefined ? held(entries) : new Map(entries)
    },
  }
}

function targetOf(denom: string, coin: string | undefined): Target | undefined {
  if (isZeroAddress(denom) || denom === coin || (coin === undefined && isNativeDenom(denom))) return 'coin'
  return isEvmAddress(denom) ? `0x${denom.slice(2).toLowerCase()}` : undefined
}

function batchesOf(targets: readonly Target[]): readonly (readonly Target[])[] {
  const count = Math.ceil(targets.length / BATCH)
  return Array.from({ length: count }, (_, index) => targets.slice(index * BATCH, (index + 1) * BATCH))
}

/** The readings of one call of `aggregate3`; undefined when the call does not give them. */
async function aggregated(
  { request, owner, block }: Look,
  multicall: Address,
  targets: readonly Target[],
): Promise<readonly BalanceReading[] | undefined> {
  const calls = targets.map((target) =>
    target === 'coin' ? { to: multicall, data: callData(GET_ETH_BALANCE, owner) } : { to: target, data: callData(BALANCE_OF, owner) },
  )
  try {
    const answer = await request('eth_call', [{ to: multicall, data: encodeAggregate(calls) }, block])
    const results = typeof answer === 'string' ? decodeAggregate(answer, calls.length) : undefined
    return results?.map((result) => (result === undefined ? FAILING : amountOf(`0x${result}`)))
  } catch {
    return undefined
  }
}

const NOT_A_TOKEN: BalanceReading = { error: 'not a token: balanceOf gives no amount' }
const FAILING: BalanceReading = { error: 'not a token: balanceOf fails' }

/** One target by a call of its own. A token that is broken is a reading too; rejects when the node does not answer. */
async function single({ request, owner, block }: Look, target: Target): Promise<BalanceReading> {
  if (target === 'coin') return coinsOf(await request('eth_getBalance', [owner, block]))
  try {
    return amountOf(await request('eth_call', [{ to: target, data: `0x${callData(BALANCE_OF, owner)}` }, block]))
  } catch (error) {
    const code = error instanceof CallFailed || error instanceof NodeError ? error.code : undefined
    if (FAILED_CALLS.has(code)) return FAILING
    throw error
  }
}

function isolated(look: Look, target: Target): Promise<BalanceReading> {
  return single(look, target).catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }))
}

function callData(selector: string, owner: Address): string {
  return `${selector}${owner.slice(2).padStart(64, '0')}`
}

/** The one word that a token's `balanceOf` returns. More or less than that is something else. */
function amountOf(answer: Json): BalanceReading {
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer) ? BigInt(answer) : NOT_A_TOKEN
}

function coinsOf(answer: Json): bigint {
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(answer)) throw new CallFailed('the node gives no amount for eth_getBalance')
  return BigInt(answer)
}
