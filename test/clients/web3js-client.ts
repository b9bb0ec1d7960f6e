import type { Hash, Hex } from 'evmbed'
import {
  type ContractAbi,
  ContractExecutionError,
  HttpProvider,
  InvalidResponseError,
  type SupportedProviders,
  type Transaction,
  TransactionNotFound,
  type TransactionReceipt,
  TransactionRevertedWithoutReasonError,
  TransactionRevertWithCustomError,
  Web3,
} from 'web3'
import type { Client, ClientReceipt, DeployedContract, Failure, Sender, TransactionFields, Transfer } from './client.js'

const TYPES = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' }
/** Milliseconds; those of web3.js are for networks that are slower. */
const POLLING = 20

/** web3.js 4 over a provider. `close` ends the provider's connection. */
export function web3jsClient(provider: SupportedProviders, close: (web3: Web3) => unknown = () => {}): Client {
  const config = { transactionPollingInterval: POLLING, transactionReceiptPollingInterval: POLLING }
  // An instance signs itself for every account of its wallet, so each kind of sender has one.
  const instances = { managed: new Web3({ provider, config }), local: new Web3({ provider, config }) }
  const { managed: web3 } = instances
  const instanceOf = ({ kind, account }: Sender): Web3 => {
    const instance = instances[kind]
    if (kind === 'local' && !instance.eth.accounts.wallet.get(account.address)) instance.eth.accounts.wallet.add(account.privateKey)
    return instance
  }
  const contractOf = ({ address, abi }: DeployedContract, instance = web3) =>
    new instance.eth.Contract(abi as ContractAbi, address, instance)
  const methodOf = (contract: DeployedContract, name: string, args: readonly unknown[], instance?: Web3) =>
    contractOf(contract, instance).methods[name]!(...args)
  const wait = async (hash: Hash) => {
    for (;;) {
      // web3.js throws when there is no receipt yet; it waits only where it sends.
      const receipt = await web3.eth.getTransactionReceipt(hash).catch((error: unknown) => {
        if (!(error instanceof TransactionNotFound)) throw error
      })
      if (receipt) return receiptOf(receipt)
      await new Promise((resolve) => setTimeout(resolve, POLLING))
    }
  }
  const send = (sender: Sender, transaction: Transaction): Promise<Hash> =>
    new Promise((resolve, reject) => {
      // By default web3.js tries a transaction by eth_call first; here the node's answer to the transaction itself counts.
      const sending = instanceOf(sender).eth.sendTransaction(transaction, undefined, { checkRevertBeforeSending: false })
      sending.once('transactionHash', (hash) => resolve(hash as Hash))
      // It waits for the receipt, too, and throws for a failed transaction; by then there is a hash.
      sending.catch(reject)
    })

  return {
    failures: {
      reverted: 'reverted',
      // web3.js has one class for all that the node refuses.
      nonceTooLow: 'InvalidResponseError',
      insufficientFunds: 'InvalidResponseError',
      replacementUnderpriced: 'InvalidResponseError',
      alreadyKnown: 'InvalidResponseError',
      intrinsicGasTooLow: 'InvalidResponseError',
      halted: 'InvalidResponseError',
    },
    checksIntrinsicGas: true,
    request: (method, params) => web3.requestManager.send({ method, params: [...params] } as never),
    async chainId() {
      return Number(await web3.eth.getChainId())
    },
    blockNumber: () => web3.eth.getBlockNumber(),
    async block(number) {
      const block = await web3.eth.getBlock(number, true)
      return {
        hash: block.hash as Hash,
        number: block.number,
        baseFeePerGas: block.baseFeePerGas ?? -1n,
        transactions: block.transactions.map((transaction) => {
          if (typeof transaction === 'string') throw new Error('there are hashes only')
          return { hash: transaction.hash as Hash, from: lower(String(transaction.from)), value: BigInt(transaction.value ?? -1n) }
        }),
      }
    },
    async feeHistory(blocks, percentiles) {
      const { oldestBlock, baseFeePerGas, gasUsedRatio, reward } = await web3.eth.getFeeHistory(blocks, 'latest', [...percentiles])
      // Their types name one number; they are lists. Rewards are left in hexadecimal.
      const baseFees: unknown = baseFeePerGas
      const ratios: unknown = gasUsedRatio
      return {
        oldestBlock,
        baseFees: baseFees as bigint[],
        gasUsedRatios: (ratios as unknown[]).map(Number),
        rewards: reward.map((prices) => prices.map(BigInt)),
      }
    },
    async signMessage(sender, message) {
      const signed = await instanceOf(sender).eth.sign(web3.utils.utf8ToHex(message), sender.account.address)
      return (typeof signed === 'string' ? signed : signed.signature) as Hex
    },
    // web3.js asks the node for it, also for accounts of its wallet.
    async signTypedData({ account }, { domain, types, primaryType, message }) {
      const eip712Domain = ['name:string', 'version:string', 'chainId:uint256', 'verifyingContract:address']
      const EIP712Domain = eip712Domain.map((field) => ({ name: field.split(':')[0]!, type: field.split(':')[1]! }))
      const data = { domain, types: { EIP712Domain, ...types }, primaryType, message: JSON.parse(JSON.stringify(message, withoutBigints)) }
      return (await web3.eth.signTypedData(account.address, data as never)) as Hex
    },
    async signTransaction(account, transaction) {
      const { eth } = instanceOf({ kind: 'local', account })
      const { gasPrice: _, ...fees } = await eth.calculateFeeData()
      const nonce = await eth.getTransactionCount(account.address)
      const gas = await eth.estimateGas({ from: account.address, ...requestOf(transaction) })
      const prices = { maxFeePerGas: fees.maxFeePerGas!, maxPriorityFeePerGas: fees.maxPriorityFeePerGas! }
      const request = { nonce, gas, chainId: await eth.getChainId(), ...prices, ...requestOf(transaction) }
      return (await eth.accounts.signTransaction(request, account.privateKey)).rawTransaction as Hex
    },
    async sendRaw(transaction) {
      return (await web3.eth.sendSignedTransaction(transaction)).transactionHash as Hash
    },
    balance: (address) => web3.eth.getBalance(address),
    async prices() {
      const { maxFeePerGas, maxPriorityFeePerGas } = await web3.eth.calculateFeeData()
      if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) throw new Error('the node names no price')
      return {
        gasPrice: await web3.eth.getGasPrice(),
        maxFeePerGas: BigInt(maxFeePerGas),
        maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas),
      }
    },
    async deploy(sender, { abi, bytecode }, args) {
      const instance = instanceOf(sender)
      const factory = new instance.eth.Contract(abi as ContractAbi, instance)
      const contract = await factory.deploy({ data: bytecode, arguments: args as never }).send({ from: sender.account.address })
      return { address: lower(String(contract.options.address)), abi }
    },
    read: (contract, name, args) => methodOf(contract, name, args).call(),
    simulate: (sender, contract, name, args) => methodOf(contract, name, args).call({ from: sender.account.address }),
    async write(sender, contract, name, args, gas) {
      const from = sender.account.address
      const method = methodOf(contract, name, args, instanceOf(sender))
      if (gas !== undefined) {
        return wait(await send(sender, { from, to: contract.address, data: method.encodeABI(), gas }))
      }
      return receiptOf(await method.send({ from }))
    },
    send: (sender, fields) => send(sender, { from: sender.account.address, ...requestOf(fields) }),
    wait,
    async transfers(token) {
      const events = await contractOf(token).getPastEvents('Transfer' as 'allEvents', { fromBlock: 0 })
      return events.map((event) => transferOf(event as { returnValues: unknown }))
    },
    ...(provider instanceof HttpProvider
      ? {}
      : {
          async watchTransfers(token: DeployedContract, take: (transfer: Transfer) => void) {
            const subscription = contractOf(token).events.Transfer!()
            subscription.on('data', (event) => take(transferOf(event)))
            return () => subscription.unsubscribe()
          },
          watchBlocks(take: (number: bigint) => void) {
            const subscribed = web3.eth.subscribe('newBlockHeaders')
            void subscribed.then((subscription) => subscription.on('data', ({ number }) => take(BigInt(number ?? -1n))))
            return async () => (await subscribed).unsubscribe()
          },
        }),
    failureOf,
    close: () => close(web3),
  }
}

function requestOf({ gas, type, accessList, nonce, ...fields }: TransactionFields): Transaction {
  return {
    ...fields,
    ...(gas === undefined ? {} : { gas }),
    ...(nonce === undefined ? {} : { nonce }),
    ...(type === undefined ? {} : { type: TYPES[type] }),
    ...(accessList ? { accessList: accessList.map(({ address, storageKeys }) => ({ address, storageKeys: [...storageKeys] })) } : {}),
  }
}

/** Receipts of a sent transaction and of a look-up differ in what their types call optional. */
type Receipt = Pick<TransactionReceipt, 'transactionHash' | 'status' | 'blockNumber' | 'gasUsed'> & {
  readonly contractAddress?: string | undefined
  readonly type?: unknown
}

function receiptOf({ transactionHash, status, blockNumber, gasUsed, contractAddress, type }: Receipt): ClientReceipt {
  return {
    hash: String(transactionHash) as Hash,
    succeeded: status === 1n,
    blockNumber: BigInt(blockNumber),
    gasUsed: BigInt(gasUsed),
    contractAddress: contractAddress ? lower(contractAddress) : undefined,
    transactionType: Number(type),
  }
}

function transferOf({ returnValues }: { readonly returnValues: unknown }): Transfer {
  const { from, to, value } = returnValues as { from: string; to: string; value: bigint }
  return { from: lower(from), to: lower(to), value }
}

function lower(address: string): Hex {
  return address.toLowerCase() as Hex
}
/** JSON has no bigint. */
function withoutBigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

function failureOf(error: unknown): Failure {
  if (error instanceof ContractExecutionError) {
    const { errorName, errorArgs } = error.cause
    return revertOf(errorName, errorArgs)
  }
  if (error instanceof TransactionRevertWithCustomError) return revertOf(error.customErrorName, error.customErrorArguments)
  if (error instanceof TransactionRevertedWithoutReasonError) return { error: 'reverted', revert: null }
  // In process, web3.js throws the provider's error as it is.
  if (!(error instanceof InvalidResponseError || (error instanceof Error && 'code' in error))) throw error
  return { error: 'InvalidResponseError', says: error.message.replace(/^Returned error: /, '') }
}

/** Arguments are counted and named in one object. */
function revertOf(name: string | undefined, args: object | undefined): Failure {
  if (name === undefined || args === undefined) return { error: 'reverted', revert: null }
  const list = Array.from({ length: Number(Reflect.get(args, '__length__')) }, (_, index) => Reflect.get(args, index))
  return { error: 'reverted', revert: { name, args: list } }
}
