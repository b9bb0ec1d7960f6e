// @ts-check
/** EVM chains and their native coins, from viem/chains (MIT licence), with the tokens of chain-registry and of `facts.mjs`. */
import { getAddress } from 'viem'
import * as viemChains from 'viem/chains'
import { foreignAssets } from './cosmos.mjs'
import { EVM_NAMES, LOCAL_CHAINS, NATIVE_COINGECKO, OTHER_TOKENS, TOKENS } from './facts.mjs'
import { EVM_LOGOS } from './logos.mjs'

/**
 * @typedef {import('./document.mjs').ChainEntry} ChainEntry
 * @typedef {import('./document.mjs').AssetEntry} AssetEntry
 */

/** @param {string} exported name in viem, in camel case */
function kebab(exported) {
  return exported.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

/** Chains by id. If viem has several names for an id, the first in alphabetical order whose chain is not marked as a testnet. */
/** @type {ReadonlyMap<number, { readonly name: string, readonly chain: import('viem').Chain }>} */
const known = new Map(
  Object.entries(viemChains)
    .filter((entry) => typeof entry[1] === 'object' && 'nativeCurrency' in entry[1] && !LOCAL_CHAINS.includes(entry[1].id))
    .sort(([a, { testnet: isTestA }], [b, { testnet: isTestB }]) => Number(isTestB ?? false) - Number(isTestA ?? false) || (a < b ? 1 : -1))
    .map(([exported, chain]) => {
      /** @type {string | undefined} */
      const name = Object.entries(EVM_NAMES).find(([id]) => Number(id) === chain.id)?.[1]
      return [chain.id, { name: name ?? kebab(exported), chain }]
    }),
)
const ordered = [...known.values()].sort((a, b) => a.chain.id - b.chain.id)

/** @returns {ChainEntry[]} */
export function chains() {
  return ordered.map(({ name, chain }) => {
    const contracts = /** @type {{ readonly multicall3?: { readonly address: string } } | undefined} */ (chain.contracts)
    const explorer = chain.blockExplorers?.default.url.replace(/\/+$/, '')
    return {
      chain_id: String(chain.id),
      chain_name: name,
      pretty_name: chain.name,
      chain_type: 'evm',
      is_testnet: chain.testnet ?? false,
      bech32_prefix: '',
      pfm: false,
      ibc_hooks: false,
      fee_assets: [],
      logo_uri: EVM_LOGOS.get(String(chain.id)),
      explorer: explorer === undefined ? undefined : `${explorer}/tx/{hash}`,
      multicall3: contracts?.multicall3?.address.toLowerCase(),
    }
  })
}

export const solana = /** @type {const} @satisfies {ChainEntry} */ ({
  chain_id: 'solana',
  chain_name: 'solana',
  pretty_name: 'Solana',
  chain_type: 'svm',
  is_testnet: false,
  bech32_prefix: '',
  pfm: false,
  ibc_hooks: false,
  fee_assets: [],
  logo_uri: 'https://raw.githubusercontent.com/cosmos/chain-registry/master/_non-cosmos/solana/images/sol.png',
  explorer: 'https://explorer.solana.com/tx/{hash}',
})

/**
 * Returns the denom of an asset on an EVM chain or on Solana.
 *
 * @param {string} chainId
 * @param {string} address address of its contract; any other text means the native coin
 */
export function foreignDenom(chainId, address) {
  if (/^0x[0-9a-f]{40}$/i.test(address)) return getAddress(address.toLowerCase())
  if (chainId === 'solana' && address !== '') return address
  return `${known.get(Number(chainId))?.name ?? chainId}-native`
}

/** @returns {AssetEntry[]} */
export function assets() {
  /** @type {Map<string, AssetEntry>} */
  const listed = new Map()
  /** @param {AssetEntry} entry */
  const add = (entry) => {
    const key = `${entry.chain_id} ${entry.denom}`
    listed.set(key, { ...listed.get(key), ...entry })
  }
  for (const { chainId, native, address, entry } of foreignAssets()) {
    add({ ...home(chainId, foreignDenom(chainId, native ? '' : address)), ...entry })
  }
  // Coins have changed their names since chain-registry described them.
  for (const { chain } of ordered) {
    const { name, symbol, decimals } = chain.nativeCurrency
    /** @type {string | undefined} */
    const coingecko = Object.entries(NATIVE_COINGECKO).find(([id]) => Number(id) === chain.id)?.[1]
    const id = coingecko ? { coingecko_id: coingecko } : {}
    add({ ...home(String(chain.id), foreignDenom(String(chain.id), '')), symbol, name, decimals, ...id })
  }
  for (const [chain, address, symbol, name, decimals, coingecko] of TOKENS) {
    if (getAddress(address.toLowerCase()) !== address) throw new Error(`${address} is mistyped: its checksum is wrong`)
    add({ ...home(String(chain), address), symbol, name, decimals, coingecko_id: coingecko })
  }
  for (const [chain, denom, symbol, name, decimals, coingecko] of OTHER_TOKENS) {
    add({ ...home(chain, denom), symbol, name, decimals, coingecko_id: coingecko })
  }
  return [...listed.values()]
}

/**
 * @param {string} chainId
 * @param {string} denom
 */
function home(chainId, denom) {
  return { chain_id: chainId, denom, trace: '', origin_chain_id: chainId, origin_denom: denom }
}
