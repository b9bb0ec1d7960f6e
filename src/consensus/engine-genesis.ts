import type { Chain } from '../chain/chain.js'
import { type Genesis, genesisBlock } from '../chain/genesis.js'
import { ChainRules } from '../evm/chain-rules.js'
import { LocalError } from '../primitives/errors.js'

/** The engine and the node have different chains. The text says what to do. */
export class EngineMismatch extends LocalError {}

/** Returns the geth genesis object in `app_state` of an engine's genesis, or undefined if there is none. Throws `EngineMismatch` for anything else. */
export function genesisIn(appState: Uint8Array): Genesis | undefined {
  const text = new TextDecoder().decode(appState).trim()
  if (text === '' || text === '""' || text === '{}' || text === 'null') return undefined
  const genesis = parsed(text)
  if (typeof genesis === 'object' && genesis !== null && 'alloc' in genesis && 'config' in genesis) return genesis as Genesis
  throw new EngineMismatch("app_state of the engine's genesis is no geth genesis object: it needs 'config' and 'alloc'")
}

/** Throws `EngineMismatch` if `app_state` describes another chain. */
export function checkGenesis(appState: Uint8Array, chain: Chain): void {
  const genesis = genesisIn(appState)
  if (!genesis) return
  const { hash } = genesisBlock(genesis, new ChainRules(genesis.config))
  if (hash !== chain.genesis.hash) {
    throw new EngineMismatch(
      `app_state of the engine's genesis has block 0 ${hash}, and this node has ${chain.genesis.hash}: give the node the same object as the option 'genesis'`,
    )
  }
  const [theirs, ours] = [genesis.config, chain.rules.config].map(canonical)
  if (theirs !== ours) {
    throw new EngineMismatch(`app_state of the engine's genesis has another 'config' than this node: ${theirs}, not ${ours}`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns JSON with sorted members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
