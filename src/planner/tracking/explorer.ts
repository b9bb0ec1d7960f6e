import type { SnapshotIndex } from '../snapshot/snapshot-index.js'

/** The address of a transaction's page in an explorer; empty without one. */
export type ExplorerLink = (chainId: string, hash: string) => string

/** Placeholder for the hash in the URL of a page. */
const HASH = '{hash}'

/** @param given addresses of explorers by chain id; those of other chains are the snapshot's */
export function explorerLinks(given: Readonly<Record<string, string>>, index: SnapshotIndex): ExplorerLink {
  return (chainId, hash) => {
    const own = Object.hasOwn(given, chainId) ? given[chainId] : undefined
    const page = own ?? index.chain(chainId)?.explorer ?? ''
    if (page === '') return ''
    return page.includes(HASH) ? page.replaceAll(HASH, () => hash) : `${page}${hash}`
  }
}
