import { checksumAddress, type Node, VERSION } from '../../src/internal.js'

/** Properties of a started chain, for the banner and for the JSON object that scripts read. Amounts are wei and gas, in decimal. */
export interface Facts {
  readonly name: 'evmbed'
  readonly version: string
  readonly http: string
  readonly ws: string
  readonly chainId: number
  readonly baseFeePerGas?: string
  readonly gasLimit: string
  /** First block of the chain. On a fork of a remote chain: the last block that both share; the head, if a store has the fork and no flag its block. */
  readonly genesis: { readonly number: number; readonly hash: string; readonly timestamp: number }
  /** Server of the remote chain, without what may be a key; undefined for a chain of its own. */
  readonly fork?: { readonly endpoint: string }
  readonly accounts: readonly { readonly address: string; readonly balance: string; readonly privateKey?: string }[]
  readonly wallet?: { readonly mnemonic?: string; readonly derivationPath: string }
}

/** Origin of the keys of a chain. It determines whether they are printed. */
export interface Wallet {
  /**
   * Origin of the keys: `public` for well-known keys, `fresh` for a mnemonic generated for this run, `own` for a mnemonic of the user, `keys` for
   * keys of the user. Keys of `own` and `keys` are never printed.
   */
  readonly origin: 'public' | 'fresh' | 'own' | 'keys'
  /** Mnemonic of the keys; undefined for keys without one. */
  readonly mnemonic?: string
  readonly derivationPath?: string
}

/** A block in the form of a parameter. */
export type BlockName = 'earliest' | 'latest' | `0x${string}`

/**
 * Reads the properties of a started node.
 *
 * @param chain first block of the chain, and the URL of the remote chain that it continues
 */
export async function factsOf(
  node: Node,
  urls: Pick<Facts, 'http' | 'ws'>,
  wallet: Wallet,
  { first = 'earliest', forkUrl }: { readonly first?: BlockName; readonly forkUrl?: string | undefined } = {},
): Promise<Facts> {
  const genesis = await node.request('eth_getBlockByNumber', [first, false])
  if (!genesis) throw new Error('the chain has no genesis block')
  const { origin, mnemonic, derivationPath } = wallet
  const isOpen = origin === 'public' || origin === 'fresh'
  const accounts = []
  for (const account of node.accounts) {
    const balance = BigInt(await node.request('eth_getBalance', [account.address])).toString()
    accounts.push({ address: checksumAddress(account.address), balance, ...(isOpen ? { privateKey: account.privateKey } : {}) })
  }
  return {
    name: 'evmbed',
    version: VERSION,
    ...urls,
    chainId: node.chainId,
    ...(genesis.baseFeePerGas === undefined ? {} : { baseFeePerGas: BigInt(genesis.baseFeePerGas).toString() }),
    gasLimit: BigInt(genesis.gasLimit).toString(),
    genesis: { number: Number(genesis.number), hash: genesis.hash ?? '', timestamp: Number(genesis.timestamp) },
    ...(forkUrl === undefined ? {} : { fork: { endpoint: new URL(forkUrl).origin } }),
    accounts,
    ...(accounts.length === 0 || derivationPath === undefined
      ? {}
      : { wallet: { ...(isOpen && mnemonic !== undefined ? { mnemonic } : {}), derivationPath } }),
  }
}
