/** The wallet of a test: what pages see of chains and accounts, and what its user decides. */
import type { BrowserContext } from '@playwright/test'
import {
  isJsonObject,
  type Json,
  type Node,
  NodeError,
  type NodeOptions,
  NodeProvider,
  type ProviderMessage,
  type RequestArguments,
} from '../../src/internal.js'
import { type ProviderInfo, providerInfo } from '../eip1193/info/index.js'
import { injectProvider } from './inject-provider.js'
import {
  AccountNotConnected,
  ChainNotInWallet,
  InvalidWalletAction,
  InvalidWalletRequest,
  MethodNotOfWallet,
  UserRejectedRequest,
} from './wallet-errors.js'

/** An address, or an object that has one. */
export type WalletAccount = string | { readonly address: string }

/** The wallet with which a test begins. `test.use({ walletOptions: { … } })` sets it. */
export interface WalletOptions {
  /** Accounts that a connected page sees, the selected one first. Default: the first account of the node. */
  readonly accounts?: readonly WalletAccount[]
  /** Whether pages are connected from the beginning. Default false: a page asks for it. */
  readonly isConnected?: boolean
  /** Description that pages see (EIP-6963). Missing members have defaults. */
  readonly info?: Partial<ProviderInfo>
}

/** A request of a page that waits for the decision of the test. */
export interface HeldRequest {
  readonly method: string
  readonly params: readonly Json[]
  /** Runs the request, and resolves when the page has been answered. */
  approve(): Promise<void>
  /** Answers with the error 4001 of EIP-1193. */
  reject(): void
}

/**
 * The wallet of a test. It approves everything that a page requests of its user, unless the test decides otherwise: to connect, to send and sign, to add and
 * switch chains. Pages of one test are connected together.
 */
export interface PageWallet {
  /** Accounts that a connected page sees, the selected one first. */
  readonly accounts: readonly string[]
  readonly isConnected: boolean
  /** Chain id of the selected chain. */
  readonly chainId: number
  /** Sets the accounts. Connected pages receive `accountsChanged`. */
  setAccounts(accounts: readonly WalletAccount[]): Promise<void>
  /** Connects the pages, as a user does in the wallet. They receive `accountsChanged`. */
  connect(): Promise<void>
  /** Disconnects the pages. They receive `accountsChanged` with no account. */
  disconnect(): Promise<void>
  /** Rejects the next request to the user. @param method only one of this method */
  rejectNext(method?: string): void
  /**
   * Holds the next request to the user until the test decides. Resolves when a page makes it.
   *
   * @param method only one of this method
   *
   * @example
   * ```ts
   * const payment = wallet.holdNext('eth_sendTransaction')
   * await page.getByRole('button', { name: 'Pay' }).click()
   * await expect(page.getByText('Confirm in your wallet')).toBeVisible()
   * await (await payment).approve()
   * ```
   */
  holdNext(method?: string): Promise<HeldRequest>
  /**
   * Adds a chain, to which pages and the test can switch.
   *
   * @param source a node of the test, or options of one that is closed after the test
   * @param options.isAdded false for a chain that a page has to add with `wallet_addEthereumChain` first. Default true
   * @returns its node
   */
  addChain(source: Node | NodeOptions, options?: { readonly isAdded?: boolean }): Promise<Node>
  /** Selects a chain. Pages receive `chainChanged`. */
  switchChain(chainId: number): Promise<void>
  /** Injects the provider into the pages of another browser context. The context of the test has it. */
  attach(context: BrowserContext): Promise<void>
}

/** Requests that a wallet shows to its user. */
const ASKED = new Set([
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
])

/** Positions of the account among the parameters of requests for a signature. */
const SIGNERS: Readonly<Record<string, number>> = {
  eth_sendTransaction: 0,
  eth_sign: 0,
  eth_signTransaction: 0,
  eth_signTypedData: 0,
  eth_signTypedData_v3: 0,
  eth_signTypedData_v4: 0,
  personal_sign: 1,
}

/** Methods of the chain that wallets pass on. */
const PASSED_ON = /^(?:eth_|net_|web3_|personal_sign$|personal_ecRecover$)/

const BINDING = '__evmbedRequest'
const EMITTER = '__evmbedEmit'

interface WalletChain {
  readonly provider: Pick<NodeProvider, 'request' | 'on' | 'off'>
  isAdded: boolean
  /** Ends what the wallet has made for the chain. */
  readonly close: () => Promise<void>
}

type Decision = 'approved' | 'rejected'

/** Decision of the test for a request that is to come. */
interface Rule {
  readonly method: string | undefined
  readonly decide: (request: { readonly method: string; readonly params: readonly Json[] }, answered: Promise<void>) => Promise<Decision>
}

/** The first chain of a wallet. */
export interface FirstChain {
  readonly chainId: number
  readonly accounts: readonly string[]
  readonly provider: Pick<NodeProvider, 'request' | 'on' | 'off'>
}

/** A wallet, with what the fixture needs of it. */
export class TestWallet implements PageWallet {
  readonly #chains = new Map<number, WalletChain>()
  readonly #contexts = new Set<BrowserContext>()
  readonly #info: ProviderInfo
  #accounts: readonly string[]
  #isConnected: boolean
  #chainId: number
  #rules: readonly Rule[] = []

  constructor(first: FirstChain, { accounts = first.accounts.slice(0, 1), isConnected = false, info }: WalletOptions = {}) {
    this.#info = providerInfo(info)
    this.#accounts = addressesOf(accounts)
    this.#isConnected = isConnected
    this.#chainId = first.chainId
    this.#add(first.chainId, first.provider, true, async () => undefined)
  }

  get accounts(): readonly string[] {
    return this.#accounts
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  get chainId(): number {
    return this.#chainId
  }

  async setAccounts(accounts: readonly WalletAccount[]): Promise<void> {
    this.#accounts = addressesOf(accounts)
    if (this.#isConnected) await this.#emit('accountsChanged', this.#accounts)
  }

  async connect(): Promise<void> {
    this.#isConnected = true
    await this.#emit('accountsChanged', this.#accounts)
  }

  async disconnect(): Promise<void> {
    this.#isConnected = false
    await this.#emit('accountsChanged', [])
  }

  rejectNext(method?: string): void {
    this.#decideNext(method, async () => 'rejected')
  }

  holdNext(method?: string): Promise<HeldRequest> {
    return new Promise((resolve) => {
      this.#decideNext(method, (request, answered) => {
        return new Promise<Decision>((decide) => {
          resolve({
            ...request,
            approve: () => {
              decide('approved')
              return answered
            },
            reject: () => decide('rejected'),
          })
        })
      })
    })
  }

  async addChain(source: Node | NodeOptions, { isAdded = true }: { readonly isAdded?: boolean } = {}): Promise<Node> {
    // It closes a node that it has created.
    const provider = new NodeProvider(source)
    const node = await provider.node()
    if (this.#chains.has(node.chainId)) {
      await provider.close()
      throw new InvalidWalletAction(`the wallet has a chain ${node.chainId} already: give the other one another chainId`)
    }
    this.#add(node.chainId, provider, isAdded, () => provider.close())
    return node
  }

  async switchChain(chainId: number): Promise<void> {
    this.#known(chainId)
    await this.#select(chainId)
  }

  async attach(context: BrowserContext): Promise<void> {
    await context.exposeBinding(BINDING, (_source, call: string) => this.answer(call))
    await context.addInitScript(injectProvider, { info: this.#info, binding: BINDING, emitter: EMITTER })
    this.#contexts.add(context)
    context.on('close', () => this.#contexts.delete(context))
  }

  /** Answers a request of a page, both as JSON. */
  async answer(text: string): Promise<string> {
    try {
      return JSON.stringify({ result: (await this.request(JSON.parse(text))) ?? null })
    } catch (error) {
      const {
        code,
        message,
        wireData: data,
      } = error instanceof NodeError ? error : { code: -32603, message: String(error), wireData: undefined }
      return JSON.stringify({ error: data === undefined ? { code, message } : { code, message, data } })
    }
  }

  /** Runs a request of a page. */
  async request(call: Json): Promise<unknown> {
    const { method, params = [] } = isJsonObject(call) ? call : { method: undefined }
    if (typeof method !== 'string') throw new InvalidWalletRequest('a request needs a method')
    // EIP-1193 permits an object, which none of these methods has.
    if (!Array.isArray(params)) throw new InvalidWalletRequest(`${method}: the parameters are no list`)
    const run = () => this.#run(method, params)
    return ASKED.has(method) && !this.#isGranted(method, params) ? this.#ask(method, params, run) : run()
  }

  /** Closes the chains that the wallet has created. */
  async close(): Promise<void> {
    await Promise.all([...this.#chains.values()].map(({ close }) => close()))
  }

  #add(chainId: number, provider: WalletChain['provider'], isAdded: boolean, close: () => Promise<void>): void {
    const onMessage = (message: ProviderMessage) => void this.#emit('message', message)
    provider.on('message', onMessage)
    this.#chains.set(chainId, {
      provider,
      isAdded,
      close: async () => {
        provider.off('message', onMessage)
        await close()
      },
    })
  }

  #decideNext(method: string | undefined, decide: Rule['decide']): void {
    if (method !== undefined && !ASKED.has(method)) {
      throw new InvalidWalletAction(`a wallet does not ask its user about ${method}: it asks about ${[...ASKED].join(', ')}`)
    }
    this.#rules = [...this.#rules, { method, decide }]
  }

  /** Returns whether the wallet answers without asking, because it has been decided before. */
  #isGranted(method: string, params: readonly Json[]): boolean {
    if (method === 'eth_requestAccounts') return this.#isConnected
    return method === 'wallet_switchEthereumChain' && chainIdOf(method, params) === this.#chainId
  }

  async #ask(method: string, params: readonly Json[], run: () => Promise<unknown>): Promise<unknown> {
    // A wallet does not show what it refuses by itself.
    if (method in SIGNERS) this.#checkSigner(method, params)
    if (method === 'wallet_switchEthereumChain') this.#known(chainIdOf(method, params))
    if (method === 'wallet_addEthereumChain') this.#offered(chainIdOf(method, params))
    const rule = this.#rules.find((each) => each.method === undefined || each.method === method)
    if (!rule) return run()
    this.#rules = this.#rules.filter((each) => each !== rule)
    let finish = () => {}
    const answered = new Promise<void>((resolve) => {
      finish = resolve
    })
    try {
      if ((await rule.decide({ method, params }, answered)) === 'rejected') throw new UserRejectedRequest()
      return await run()
    } finally {
      finish()
    }
  }

  async #run(method: string, params: readonly Json[]): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return this.#isConnected ? this.#accounts : []
      case 'eth_coinbase':
        return this.#isConnected ? this.#accounts[0] : null
      case 'eth_requestAccounts':
        this.#grant()
        return this.#accounts
      case 'wallet_requestPermissions':
        this.#grant()
        return this.#permissions()
      case 'wallet_getPermissions':
        return this.#isConnected ? this.#permissions() : []
      case 'wallet_revokePermissions':
        if (this.#isConnected) void this.disconnect()
        return null
      case 'wallet_switchEthereumChain':
        await this.#select(chainIdOf(method, params))
        return null
      case 'wallet_addEthereumChain': {
        const chainId = chainIdOf(method, params)
        this.#offered(chainId).isAdded = true
        await this.#select(chainId)
        return null
      }
      case 'wallet_watchAsset':
        return true
      default:
        return this.#passOn(method, params)
    }
  }

  #passOn(method: string, params: readonly Json[]): Promise<unknown> {
    if (!PASSED_ON.test(method)) throw new MethodNotOfWallet(method)
    const call: RequestArguments = { method, params }
    return this.#known(this.#chainId).provider.request(call)
  }

  #grant(): void {
    if (this.#isConnected) return
    this.#isConnected = true
    void this.#emit('accountsChanged', this.#accounts)
  }

  #permissions(): Json {
    return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [...this.#accounts] }] }]
  }

  #checkSigner(method: string, params: readonly Json[]): void {
    const given = params[SIGNERS[method] ?? 0]
    const signer = isJsonObject(given) ? given.from : given
    if (typeof signer !== 'string') throw new InvalidWalletRequest(`${method}: the account is missing`)
    const isShown = this.#isConnected && this.#accounts.some((account) => account.toLowerCase() === signer.toLowerCase())
    if (!isShown) throw new AccountNotConnected(signer)
  }

  /** Returns a chain that is added. */
  #known(chainId: number): WalletChain {
    const chain = this.#chains.get(chainId)
    if (!chain?.isAdded) throw new ChainNotInWallet(chainId, chain !== undefined)
    return chain
  }

  /** Returns a chain that the test has given to the wallet. */
  #offered(chainId: number): WalletChain {
    const chain = this.#chains.get(chainId)
    if (!chain) throw new ChainNotInWallet(chainId, false)
    return chain
  }

  async #select(chainId: number): Promise<void> {
    if (chainId === this.#chainId) return
    this.#chainId = chainId
    await this.#emit('chainChanged', `0x${chainId.toString(16)}`)
  }

  /** Emits an event in all pages, and resolves when their listeners have run. */
  async #emit(event: string, value: unknown): Promise<void> {
    const frames = [...this.#contexts].flatMap((context) => context.pages()).flatMap((page) => page.frames())
    await Promise.all(
      frames.map((frame) =>
        frame
          .evaluate(([emitter, name, content]) => Reflect.get(globalThis, emitter)?.(name, content), [EMITTER, event, value] as const)
          // A page that is closed or left meanwhile needs no event.
          .catch(() => undefined),
      ),
    )
  }
}

function addressesOf(accounts: readonly WalletAccount[]): readonly string[] {
  const addresses = accounts.map((account) => (typeof account === 'string' ? account : account.address))
  if (addresses.length === 0) throw new InvalidWalletAction('a wallet needs an account; disconnect() hides all of them from pages')
  const wrong = addresses.find((address) => !/^0x[0-9a-f]{40}$/i.test(address))
  if (wrong !== undefined) throw new InvalidWalletAction(`the account ${JSON.stringify(wrong)} of a wallet is no address`)
  return addresses
}

function chainIdOf(method: string, [first]: readonly Json[]): number {
  const chainId = isJsonObject(first) ? first.chainId : undefined
  if (typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)) return Number(chainId)
  throw new InvalidWalletRequest(`${method}: expected {"chainId":"0x…"}, got ${JSON.stringify(first)}`)
}
