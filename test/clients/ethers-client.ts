import {
  Contract,
  ContractFactory,
  EventLog,
  type InterfaceAbi,
  isCallException,
  isError,
  type JsonRpcApiProvider,
  type Log,
  type Signer,
  SocketProvider,
  SocketSubscriber,
  type TransactionReceipt,
  type TransactionRequest,
  toQuantity,
  Wallet,
} from 'ethers'
import type { Hash, Hex } from 'evmbed'
import {
  type Client,
  type ClientReceipt,
  type DeployedContract,
  type Failure,
  feeHistoryOf,
  type Sender,
  type TransactionFields,
  type Transfer,
} from './client.js'

const TYPES = { legacy: 0, eip2930: 1, eip1559: 2 }

/**
 * ethers over one of its providers.
 *
 * Make the provider with `cacheTimeout: -1`: by default ethers remembers answers for 250 ms, nonces among them, and a node that mines at once is
 * faster than that.
 */
export function ethersClient(provider: JsonRpcApiProvider): Client {
  const signerOf = async ({ kind, account }: Sender): Promise<Signer> =>
    kind === 'local' ? new Wallet(account.privateKey, provider) : provider.getSigner(account.address)
  const bound = async (sender: Sender, { address, abi }: DeployedContract) =>
    new Contract(address, abi as InterfaceAbi, await signerOf(sender))
  const wait = async (hash: Hash) => receiptOf(await provider.waitForTransaction(hash))

  return {
    failures: {
      reverted: 'CALL_EXCEPTION',
      nonceTooLow: 'NONCE_EXPIRED',
      insufficientFunds: 'INSUFFICIENT_FUNDS',
      replacementUnderpriced: 'REPLACEMENT_UNDERPRICED',
      // ethers has no codes for these: it passes the node's error on.
      alreadyKnown: 'UNKNOWN_ERROR',
      intrinsicGasTooLow: 'UNKNOWN_ERROR',
      halted: 'CALL_EXCEPTION',
    },
    request: (method, params) => provider.send(method, [...params]),
    async chainId() {
      return Number((await provider.getNetwork()).chainId)
    },
    async blockNumber() {
      return BigInt(await provider.getBlockNumber())
    },
    async block(number) {
      const block = await provider.getBlock(number, true)
      if (!block) throw new Error(`there is no block ${number}`)
      return {
        hash: block.hash as Hash,
        number: BigInt(block.number),
        baseFeePerGas: block.baseFeePerGas ?? -1n,
        transactions: block.prefetchedTransactions.map(({ hash, from, value }) => ({ hash: hash as Hash, from: lower(from), value })),
      }
    },
    // ethers has no function for it.
    async feeHistory(blocks, percentiles) {
      return feeHistoryOf(await provider.send('eth_feeHistory', [toQuantity(blocks), 'latest', percentiles]))
    },
    async signMessage(sender, message) {
      return (await (await signerOf(sender)).signMessage(message)) as Hex
    },
    async signTypedData(sender, { domain, types, message }) {
      const fields = Object.fromEntries(Object.entries(types).map(([name, members]) => [name, [...members]]))
      return (await (await signerOf(sender)).signTypedData(domain, fields, message)) as Hex
    },
    async signTransaction(account, transaction) {
      const wallet = new Wallet(account.privateKey, provider)
      return (await wallet.signTransaction(await wallet.populateTransaction(requestOf(transaction)))) as Hex
    },
    async sendRaw(transaction) {
      return (await provider.broadcastTransaction(transaction)).hash as Hash
    },
    balance: (address) => provider.getBalance(address),
    async prices() {
      const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = await provider.getFeeData()
      if (gasPrice === null || maxFeePerGas === null || maxPriorityFeePerGas === null) throw new Error('the node names no price')
      return { gasPrice, maxFeePerGas, maxPriorityFeePerGas }
    },
    async deploy(sender, { abi, bytecode }, args) {
      const factory = new ContractFactory(abi as InterfaceAbi, bytecode, await signerOf(sender))
      const contract = await factory.deploy(...args)
      await contract.waitForDeployment()
      return { address: lower(await contract.getAddress()), abi }
    },
    read: ({ address, abi }, name, args) => new Contract(address, abi as InterfaceAbi, provider).getFunction(name)(...args),
    async simulate(sender, contract, name, args) {
      return (await bound(sender, contract)).getFunction(name).staticCall(...args)
    },
    async write(sender, contract, name, args, gas) {
      const target = await bound(sender, contract)
      const overrides = gas === undefined ? {} : { gasLimit: gas }
      const response = await target
        .getFunction(name)
        .send(...args, overrides)
        .catch((error: unknown) => {
          // An error of gas estimation carries the data; naming it by the ABI is left to the caller.
          throw isCallException(error) && error.data && !error.revert ? target.interface.makeError(error.data, error.transaction) : error
        })
      // `response.wait()` throws for a failed transaction; the scenario needs the receipt.
      return wait(response.hash as Hash)
    },
    async send(sender, transaction) {
      return (await (await signerOf(sender)).sendTransaction(requestOf(transaction))).hash as Hash
    },
    wait,
    async delegate(sender, authority, delegate) {
      const wallet = new Wallet(authority.privateKey, provider)
      const isOwn = authority.address === sender.account.address
      const nonce = (await provider.getTransactionCount(authority.address)) + (isOwn ? 1 : 0)
      const authorization = await wallet.authorize({ address: delegate, nonce })
      const signer = await signerOf(sender)
      const { hash } = await signer.sendTransaction({ type: 4, to: authority.address, authorizationList: [authorization] })
      return wait(hash as Hash)
    },
    async transfers({ address, abi }) {
      return transfersOf(await new Contract(address, abi as InterfaceAbi, provider).queryFilter('Transfer', 0))
    },
    async watchTransfers({ address, abi }, take) {
      const contract = new Contract(address, abi as InterfaceAbi, provider)
      await contract.on('Transfer', (from: Hex, to: Hex, value: bigint) => take({ from: lower(from), to: lower(to), value }))
      return () => contract.removeAllListeners()
    },
    // The filter is read with each new block, and a block is new if an earlier number was read.
    ...(provider instanceof SocketProvider ? {} : { watchSteps: [['eth_newFilter'], ['eth_getFilterChanges'], ['eth_blockNumber']] }),
    watchBlocks(take) {
      const listener = (number: number) => take(BigInt(number))
      void provider.on('block', listener)
      return () => provider.off('block', listener)
    },
    ...(provider instanceof SocketProvider
      ? {
          async watchHeads(take: (head: { readonly hash: Hash }) => void) {
            const heads = new Heads(provider, take)
            heads.start()
            return () => heads.stop()
          },
        }
      : {}),
    failureOf,
    async close() {
      // ethers does not wait for the end of a subscription, and a destroyed provider fails it. Requests keep their order.
      await provider.send('eth_chainId', [])
      await provider.destroy()
    },
  }
}

/** ethers' own block event contains only heights. */
class Heads extends SocketSubscriber {
  readonly #take: (head: { readonly hash: Hash }) => void

  constructor(provider: SocketProvider, take: (head: { readonly hash: Hash }) => void) {
    super(provider, ['newHeads'])
    this.#take = take
  }

  override async _emit(_provider: SocketProvider, head: { readonly hash: Hash }): Promise<void> {
    this.#take(head)
  }
}

function requestOf({ gas, type, accessList, ...fields }: TransactionFields): TransactionRequest {
  return {
    ...fields,
    ...(gas === undefined ? {} : { gasLimit: gas }),
    ...(type === undefined ? {} : { type: TYPES[type] }),
    ...(accessList ? { accessList: accessList.map(({ address, storageKeys }) => ({ address, storageKeys: [...storageKeys] })) } : {}),
  }
}

function receiptOf(receipt: TransactionReceipt | null): ClientReceipt {
  if (!receipt) throw new Error('there is no receipt')
  const { hash, status, blockNumber, gasUsed, contractAddress, type } = receipt
  return {
    hash: hash as Hash,
    succeeded: status === 1,
    blockNumber: BigInt(blockNumber),
    gasUsed,
    contractAddress: contractAddress === null ? undefined : lower(contractAddress),
    transactionType: type,
  }
}

function transfersOf(logs: readonly (EventLog | Log)[]): Transfer[] {
  return logs
    .filter((log) => log instanceof EventLog)
    .map(({ args }) => ({ from: lower(args.from), to: lower(args.to), value: args.value }))
}

function lower(address: string): Hex {
  return address.toLowerCase() as Hex
}

/** The node's error stands in `info.error`; in `error` when ethers has no code for it. */
function failureOf(error: unknown): Failure {
  if (isCallException(error)) {
    if (error.revert) {
      const { name, args } = error.revert
      // Only the codes of panics come as numbers.
      return { error: error.code, revert: { name, args: [...args].map((arg) => (typeof arg === 'number' ? BigInt(arg) : arg)) } }
    }
    if (error.data === '0x') return { error: error.code, revert: null }
    return { error: error.code, says: messageOf(error.info?.error) }
  }
  if (isError(error, 'UNKNOWN_ERROR')) return { error: error.code, says: messageOf(Reflect.get(error, 'error')) }
  if (error instanceof Error && 'code' in error && 'info' in error) {
    return { error: String(error.code), says: messageOf((error.info as { readonly error?: unknown }).error) }
  }
  throw error
}

function messageOf(error: unknown): string {
  return error instanceof Object && 'message' in error ? String(error.message) : ''
}
