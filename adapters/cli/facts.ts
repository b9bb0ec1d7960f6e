import { checksumAddress, type Node, VERSION } from '../../src/internal.js'

/** What someone who starts a chain wants to know: the banner for people, and the object for scripts. Amounts are wei and gas, in decimal. */
export interface Facts {
  readonly name: 'evmbed'
  readonly version: string
  readonly http: string
  readonly ws: string
  readonly chainId: number
  readonly baseFeePerGas?: string
  readonly gasLimit: string
  readonly genesis: { readonly number: number; readonly hash: string; readonly timestamp: number }
  readonly accounts: readonly { readonly address: string; readonly balance: string; readonly privateKey?: string }[]
  readonly wallet?: { readonly mnemonic?: string; readonly derivationPath: string }
}

/** Where the keys of a chain come from, which decides who may see them. */
export interface Wallet {
  /** `public`: everybody knows them. `fresh`: made for this run. `own`: from words of the user, never shown. `keys`: given by the user, never shown. */
  readonly origin: 'public' | 'fresh' | 'own' | 'keys'
  /** Undefined where there are keys alone. */
  readonly mnemonic?: string
  readonly derivationPath?: string
}

/** Asks a node that has started for its facts. */
export async function factsOf(node: Node, urls: Pick<Facts, 'http' | 'ws'>, wallet: Wallet): Promise<Facts> {
  const genesis = await node.request('eth_getBlockByNumber', ['earliest', false])
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
    genesis: { number: 0, hash: genesis.hash ?? '', timestamp: Number(genesis.timestamp) },
    accounts,
    ...(accounts.length === 0 || derivationPath === undefined
      ? {}
      : { wallet: { ...(isOpen && mnemonic !== undefined ? { mnemonic } : {}), derivationPath } }),
  }
}
