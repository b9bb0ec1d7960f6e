import type { Fetch } from '../../primitives/remote-json.js'
import { placeOf } from '../../primitives/remote-place.js'
import { guardedRequest, httpRequest, type Request } from '../chain-access/node-calls.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import type { ChainReader } from './chain-reader.js'
import { cometChain, restChain } from './cosmos-reader.js'
import { evmChain } from './evm-reader.js'
import type { TransferOptions } from './options.js'

/** The name of a native coin that no snapshot names. */
const NATIVE = 'ethereum-native'

/**
 * A reader for every chain that has one, and for this node's own chain.
 *
 * @param options checked with `TRANSFER_OPTIONS`
 */
export function chainReaders(
  options: TransferOptions,
  index: () => Promise<SnapshotIndex>,
  own: { readonly chainId: string; readonly request: (method: string, params: Parameters<Request>[1]) => ReturnType<Request> } | undefined,
): Map<string, ChainReader> {
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const at = (given: string, path: string) => {
    const place = placeOf(given)
    if (!place) throw new TypeError(`transfers.${path} is no URL`)
    return place
  }
  const nativeOf = (chainId: string) => async () => {
    const known = await index()
    const chain = known.chain(chainId)
    const coin = chain && known.assetsOn(chain).find(({ denom }) => denom.endsWith('-native'))
    return coin?.denom ?? (chain?.feeDenom || NATIVE)
  }
  const evm = (chainId: string, node: string | Request): [string, ChainReader] => {
    const request = typeof node === 'function' ? guardedRequest(node) : httpRequest(at(node, `rpc.${chainId}`), fetch)
    return [chainId, evmChain(request, nativeOf(chainId))]
  }
  return new Map([
    ...(own ? [evm(own.chainId, own.request)] : []),
    ...Object.entries(options.rpc ?? {}).map(([chainId, node]) => evm(chainId, node)),
    ...Object.entries(options.comet ?? {}).map(([id, url]): [string, ChainReader] => [id, cometChain(at(url, `comet.${id}`), fetch)]),
    ...Object.entries(options.rest ?? {}).map(([id, url]): [string, ChainReader] => [id, restChain(at(url, `rest.${id}`), fetch)]),
    ...Object.entries(options.readers ?? {}),
  ])
}
