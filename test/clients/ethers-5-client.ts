import { BigNumber, Contract, ContractFactory, type Event, errors, providers, type Signer, utils, Wallet } from 'ethers-5'
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
 * ethers 5 over one of its providers.
 *
 * Set `pollingInterval` of the provider: the 4 s of ethers are for networks that are slower.
 */
export function ethers5Client(provider: providers.JsonRpcProvider): Client {
  const signerOf = ({ kind, account }: Sender): Signer & { _signTypedData: Wallet['_signTypedData'] } =>
    kind === 'local' ? new Wallet(account.privateKey, provider) : provider.getSigner(account.address)
  const bound = (contract: DeployedContract, signerOrProvider: Signer | providers.Provider) =>
    new Contract(contract.address, new utils.Interface(JSON.stringify(contract.abi)), signerOrProvider)
  const isPolling = !(provider instanceof providers.WebSocketProvider)
  const wait = async (hash: Hash) => receiptOf(await provider.waitForTransaction(hash))

  return {
    failures: {
      reverted: errors.CALL_EXCEPTION,
      nonceTooLow: errors.NONCE_EXPIRED,
      insufficientFunds: errors.INSUFFICIENT_FUNDS,
      replacementUnderpriced: errors.REPLACEMENT_UNDERPRICED,
      // ethers has no codes for these: it passes the node's error on, over HTTP under this one.
      alreadyKnown: errors.SERVER_ERROR,
      intrinsicGasTooLow: errors.SERVER_ERROR,
      halted: errors.CALL_EXCEPTION,
    },
    // It returns the empty data of the revert as if the function had returned nothing.
    missesEmptyReverts: true,
    request: (method, params) => provider.send(method, [...params]),
    async chainId() {
      return (await provider.getNetwork()).chainId
    },
    async blockNumber() {
      return BigInt(await provider.getBlockNumber())
    },
    async block(number) {
      const block = await provider.getBlockWithTransactions(Number(number))
      return {
        hash: block.hash as Hash,
        number: BigInt(block.number),
        baseFeePerGas: block.baseFeePerGas?.toBigInt() ?? -1n,
        transactions: block.transactions.map(({ hash, from, value }) => ({
          hash: hash as Hash,
          from: lower(from),
          value: value.toBigInt(),
        })),
      }
    },
    // ethers has no function for it.
    async feeHistory(blocks, percentiles) {
      return feeHistoryOf(await provider.send('eth_feeHistory', [utils.hexValue(blocks), 'latest', percentiles]))
    },
    async signMessage(sender, message) {
      return (await signerOf(sender).signMessage(message)) as Hex
    },
    async signTypedData(sender, { domain, types, message }) {
      const fields = Object.fromEntries(Object.entries(types).map(([name, members]) => [name, [...members]]))
      return (await signerOf(sender)._signTypedData(domain, fields, message)) as Hex
    },
    async signTransaction(account, transaction) {
      const wallet = new Wallet(account.privateKey, provider)
      const { from: _, ...request } = await wallet.populateTransaction(requestOf(transaction))
      return (await wallet.signTransaction(request)) as Hex
    },
    async sendRaw(transaction) {
      return (await provider.sendTransaction(transaction)).hash as Hash
    },
    async balance(address) {
      return (await provider.getBalance(address)).toBigInt()
    },
    async prices() {
      const { maxFeePerGas, maxPriorityFeePerGas } = await provider.getFeeData()
      if (!maxFeePerGas || !maxPriorityFeePerGas) throw new Error('the node names no price')
      return {
        gasPrice: (await provider.getGasPrice()).toBigInt(),
        maxFeePerGas: maxFeePerGas.toBigInt(),
        maxPriorityFeePerGas: maxPriorityFeePerGas.toBigInt(),
      }
    },
    async deploy(sender, { abi, bytecode }, args) {
      const factory = new ContractFactory(new utils.Interface(JSON.stringify(abi)), bytecode, signerOf(sender))
      const contract = await factory.deploy(...args)
      await contract.deployed()
      return { address: lower(contract.address), abi }
    },
    async read(contract, name, args) {
      return plain(((await bound(contract, provider).functions[name]!(...args)) as unknown[])[0])
    },
    async simulate(sender, contract, name, args) {
      return plain(await bound(contract, signerOf(sender)).callStatic[name]!(...args))
    },
    async write(sender, contract, name, args, gas) {
      const target = bound(contract, signerOf(sender))
      const { hash } = await target.functions[name]!(...args, gas === undefined ? {} : { gasLimit: gas }).catch((error: unknown) => {
        // An error of gas estimation carries the data; decoding it by the ABI is left to the caller.
        return throwDecoded(error, target.interface, name)
      })
      // `response.wait()` throws for a failed transaction; the scenario needs the receipt.
      return wait(hash)
    },
    async send(sender, transaction) {
      return (await signerOf(sender).sendTransaction(requestOf(transaction))).hash as Hash
    },
    wait,
    async transfers(token) {
      const contract = bound(token, provider)
      return (await contract.queryFilter(contract.filters.Transfer!(), 0)).map(transferOf)
    },
    ...(isPolling ? { watchSteps: [['eth_getLogs']] } : {}),
    async watchTransfers(token, take) {
      const contract = bound(token, provider)
      const head = await provider.getBlockNumber()
      // By polling, ethers reports the events of the head, too. From there it does not miss any.
      if (isPolling) provider.resetEventsBlock(head)
      contract.on('Transfer', (_from: string, _to: string, _value: BigNumber, event: Event) => {
        if (event.blockNumber > head) take(transferOf(event))
      })
      return () => contract.removeAllListeners()
    },
    watchBlocks(take) {
      const listener = (number: number) => take(BigInt(number))
      provider.on('block', listener)
      return () => provider.off('block', listener)
    },
    failureOf,
    async close() {
      provider.removeAllListeners()
      if (provider instanceof providers.WebSocketProvider) await provider.destroy()
    },
  }
}

function requestOf({ gas, accessList, type, ...fields }: TransactionFields): providers.TransactionRequest {
  return {
    ...fields,
    ...(gas === undefined ? {} : { gasLimit: gas }),
    ...(type === undefined ? {} : { type: TYPES[type] }),
    ...(accessList ? { accessList: accessList.map(({ address, storageKeys }) => ({ address, storageKeys: [...storageKeys] })) } : {}),
  }
}

function receiptOf({ transactionHash, status, blockNumber, gasUsed, contractAddress, type }: providers.TransactionReceipt): ClientReceipt {
  return {
    hash: transactionHash as Hash,
    succeeded: status === 1,
    blockNumber: BigInt(blockNumber),
    gasUsed: gasUsed.toBigInt(),
    contractAddress: contractAddress ? lower(contractAddress) : undefined,
    transactionType: type,
  }
}

function transferOf({ args }: Event): Transfer {
  const { from, to, value } = args as unknown as { from: string; to: string; value: BigNumber }
  return { from: lower(from), to: lower(to), value: value.toBigInt() }
}

/** ethers 5 has numbers of its own. */
function plain(value: unknown): unknown {
  return BigNumber.isBigNumber(value) ? value.toBigInt() : value
}

function lower(address: string): Hex {
  return address.toLowerCase() as Hex
}

/** Throws the error of gas estimation with its revert data decoded, as calls do. */
function throwDecoded(error: unknown, target: utils.Interface, name: string): never {
  const data = nodeErrorOf(error)?.data
  if (data !== undefined && data !== '0x') target.decodeFunctionResult(name, data)
  throw error
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error && 'code' in error)) throw error
  const code = String(error.code)
  if ('errorName' in error && typeof error.errorName === 'string') {
    const args = 'errorArgs' in error && Array.isArray(error.errorArgs) ? [...error.errorArgs] : []
    return { error: code, revert: { name: error.errorName, args: args.map(plain) } }
  }
  const cause = nodeErrorOf(error)
  // Gas estimation has a code of its own, which `throwDecoded` replaces only where there is data to decode.
  if (cause?.data === '0x') return { error: errors.CALL_EXCEPTION, revert: null }
  return { error: typeof error.code === 'number' ? errors.SERVER_ERROR : code, says: cause?.message ?? error.message }
}

interface NodeError {
  readonly message: string
  readonly data?: string
}

/** Finds the node's error: in process it is a cause, over HTTP and WebSocket it is in a text of the response. */
function nodeErrorOf(error: unknown): NodeError | undefined {
  if (!(error instanceof Object)) return undefined
  if ('error' in error) return nodeErrorOf(error.error)
  const text = 'body' in error ? error.body : 'response' in error ? error.response : undefined
  if (typeof text === 'string') return JSON.parse(text).error
  return 'code' in error && typeof error.code === 'number' ? (error as unknown as NodeError) : undefined
}
