import type { Json } from '../primitives/json.js'
import type { BalanceReader, BalanceReading } from './reader.js'

/** A call of an Ethereum node. */
export type Request = (method: string, params: readonly Json[]) => Promise<Json>

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const ZERO_ADDRESS = /^0x0{40}$/i
/** `balanceOf(address)` of ERC-20. */
const BALANCE_OF = '0x70a08231'

/**
 * Balances on an Ethereum chain, read through its node: the native coin (`…-native` or the zero address) and ERC-20 tokens by their address.
 *
 * @param known the denoms to look at when all are wanted
 */
export function nodeReader(request: Request, known: () => readonly string[]): BalanceReader {
  const readOne = async (address: string, denom: string): Promise<BalanceReading> => {
    if (!ADDRESS.test(address)) return { error: `invalid address ${address}` }
    try {
      if (denom.endsWith('-native') || ZERO_ADDRESS.test(denom)) return amountOf(await request('eth_getBalance', [address, 'latest']))
      if (!ADDRESS.test(denom)) return { error: `invalid denom ${denom}` }
      const data = `${BALANCE_OF}${address.slice(2).toLowerCase().padStart(64, '0')}`
      return amountOf(await request('eth_call', [{ to: denom, data }, 'latest']))
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
  return {
    async read(address, denoms) {
      const readings = await Promise.all((denoms ?? known()).map(async (denom) => [denom, await readOne(address, denom)] as const))
      // Who wants all wants what is there; that a listed token has no code on this chain is of no interest then.
      return new Map(denoms === undefined ? readings.filter(([, reading]) => typeof reading === 'bigint' && reading > 0n) : readings)
    },
  }
}

/** A quantity, or the one word that a token's `balanceOf` returns. */
function amountOf(answer: Json): BalanceReading {
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(answer)) return { error: 'not a token: balanceOf gives no amount' }
  return BigInt(answer)
}
