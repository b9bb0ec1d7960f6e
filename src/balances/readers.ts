import { isNativeDenom, UNLISTED_COIN } from '../planner/chain-access/native-denom.js'
import { guardedRequest, httpRequest, type Request } from '../planner/chain-access/node-calls.js'
import type { SnapshotIndex } from '../planner/snapshot/snapshot-index.js'
import type { Address } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { Fetch } from '../primitives/remote-json.js'
import { placeOf } from '../primitives/remote-place.js'
import { evmReader } from './evm-reader.js'
import type { BalanceOptions, EvmSource } from './options.js'
import type { BalanceReader } from './reader.js'
import { receivedTokens } from './received-tokens.js'
import { restReader } from './rest-reader.js'
import { staticReaders } from './static-readers.js'
import { svmReader } from './svm-reader.js'

/** The denom of Solana's coin where no snapshot lists it. */
const SVM_NATIVE = 'solana-native'

/** The chain of the node around the service. */
export interface OwnChain {
  readonly chainId: string
  readonly request: (method: string, params: readonly Json[]) => Promise<Json>
}

/**
 * A reader for every chain that has one: our own chain through its own calls, other chains through their nodes, what the host brings, and plain
 * data before all of them.
 *
 * @param options checked with `BALANCE_OPTIONS`
 */
export function balanceReaders(options: BalanceOptions, index: () => Promise<SnapshotIndex>, own: OwnChain): Map<string, BalanceReader> {
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const requestOf = (node: string | Request) => (typeof node === 'string' ? httpRequest(knownPlace(node), fetch) : guardedRequest(node))

  const denomsOn = async (chainId: string, native: string): Promise<readonly string[]> => {
    const now = await index()
    const chain = now.chain(chainId)
    return chain ? now.assetsOn(chain).map(({ denom }) => denom) : [native]
  }
  const coinOn = async (chainId: string): Promise<string | undefined> => {
    const now = await index()
    const chain = now.chain(chainId)
    return chain && now.coin(chain)?.denom
  }
  const ownDenoms = async (owner: Address) => {
    const [listed, received] = await Promise.all([denomsOn(own.chainId, UNLISTED_COIN), receivedTokens(own.request, owner)])
    const spellings = new Set(listed.map((denom) => denom.toLowerCase()))
    return [...listed, ...received.filter((token) => !spellings.has(token.toLowerCase()))]
  }
  const evm = (chainId: string, source: EvmSource): BalanceReader => {
    const { node, multicall } = typeof source === 'object' ? source : { node: source, multicall: undefined }
    return evmReader({
      request: requestOf(node),
      known: () => denomsOn(chainId, UNLISTED_COIN),
      coin: () => coinOn(chainId),
      ...(multicall === undefined ? {} : { multicall }),
    })
  }
  const rest = (chainId: string, url: string) =>
    restReader({ place: knownPlace(url), fetch, prefix: async () => (await index()).chain(chainId)?.bech32Prefix || undefined })
  const svm = (chainId: string, node: string | Request) =>
    svmReader(requestOf(node), async () => (await denomsOn(chainId, SVM_NATIVE)).find(isNativeDenom) ?? SVM_NATIVE)

  return new Map<string, BalanceReader>([
    [own.chainId, evmReader({ request: own.request, known: ownDenoms, coin: async () => (await coinOn(own.chainId)) ?? UNLISTED_COIN })],
    ...entries(options.rpc).map(([id, source]) => [id, evm(id, source)] as const),
    ...entries(options.rest).map(([id, url]) => [id, rest(id, url)] as const),
    ...entries(options.svm).map(([id, node]) => [id, svm(id, node)] as const),
    ...entries(options.readers),
    ...staticReaders(options.static ?? {}),
  ])
}

function entries<Entry>(byChain: Readonly<Record<string, Entry>> = {}): readonly (readonly [string, Entry])[] {
  return Object.entries(byChain)
}

function knownPlace(url: string) {
  const place = placeOf(url)
  if (!place) throw new TypeError('an URL of a source of balances has not been checked')
  return place
}
