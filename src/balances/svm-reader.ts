import { checkSvmAddress, isSvmAddress } from '../planner/chain-access/addresses.js'
import { isNativeDenom } from '../planner/chain-access/native-denom.js'
import { CallFailed, type Request } from '../planner/chain-access/node-calls.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import { type BalanceReader, held } from './reader.js'

/** The two programs that hold tokens: the first one, and the one with extensions. */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** Commitment of the answers: states that the cluster has voted on. */
const COMMITMENT = 'confirmed'

/**
 * Balances on Solana, read through its JSON-RPC: lamports (`…-native`), and tokens by their mint. Accounts of one mint count together.
 *
 * @param native the denom of lamports when all are wanted
 */
export function svmReader(request: Request, native: () => Promise<string>): BalanceReader {
  return {
    async read(address, denoms, signal) {
      checkSvmAddress(address)
      const wantsTokens = denoms === undefined || denoms.some(isSvmAddress)
      const wantsLamports = denoms === undefined || denoms.some(isNativeDenom)
      const [lamports, ...listings] = await Promise.all([
        wantsLamports ? request('getBalance', [address, { commitment: COMMITMENT }], signal).then(lamportsIn) : 0n,
        ...(wantsTokens ? TOKEN_PROGRAMS : []).map((programId) =>
          request('getTokenAccountsByOwner', [address, { programId }, { encoding: 'jsonParsed', commitment: COMMITMENT }], signal),
        ),
      ])
      const tokens = new Map<string, bigint>()
      for (const { mint, amount } of listings.flatMap(accountsIn)) tokens.set(mint, (tokens.get(mint) ?? 0n) + amount)
      if (denoms === undefined) return held([[await native(), lamports], ...tokens])
      return new Map(
        denoms.map((denom) => {
          if (isNativeDenom(denom)) return [denom, lamports]
          return [denom, isSvmAddress(denom) ? (tokens.get(denom) ?? 0n) : { error: `invalid denom ${denom}` }]
        }),
      )
    },
  }
}

function lamportsIn(answer: Json): bigint {
  const amount = integerOf(isJsonObject(answer) ? member(answer, 'value') : undefined)
  if (amount === undefined) throw new CallFailed('the node gives no amount for getBalance')
  return amount
}

interface TokenAccount {
  readonly mint: string
  readonly amount: bigint
}

function accountsIn(answer: Json): readonly TokenAccount[] {
  const accounts = isJsonObject(answer) ? member(answer, 'value') : undefined
  if (!Array.isArray(accounts)) throw new CallFailed('the node gives no list for getTokenAccountsByOwner')
  return accounts.map((account: Json) => {
    const info = path(account, 'account', 'data', 'parsed', 'info')
    const mint = path(info, 'mint')
    const amount = integerOf(path(info, 'tokenAmount', 'amount'))
    if (typeof mint !== 'string' || amount === undefined) throw new CallFailed('the node gives a token account without mint or amount')
    return { mint, amount }
  })
}

function path(value: Json | undefined, ...names: readonly string[]): Json | undefined {
  return names.reduce<Json | undefined>((inner, name) => (isJsonObject(inner) ? member(inner, name) : undefined), value)
}

/** An integer that came as text, or as a number that JSON can hold. */
function integerOf(value: Json | undefined): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined
}
