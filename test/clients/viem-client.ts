import type { Hash, Hex } from 'evmbed'
import {
  type Account,
  BaseError,
  type Block,
  type Chain,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  defineChain,
  type EIP1193RequestFn,
  type GetFeeHistoryReturnType,
  type Log,
  type TransactionReceipt,
  type Transport,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type {
  Client,
  ClientBlock,
  ClientReceipt,
  Failure,
  FailureNames,
  FeeHistory,
  Sender,
  TransactionFields,
  Transfer,
} from './client.js'

/** Milliseconds; viem's own are for networks that are slower. */
const POLLING = 20

const TYPES = ['legacy', 'eip2930', 'eip1559', 'eip4844', 'eip7702']

export const localChain = (id: number): Chain =>
  defineChain({ id, name: 'evmbed', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: [] } } })

/** The names of viem's error classes. */
export const VIEM_FAILURES: FailureNames = {
  reverted: 'ContractFunctionRevertedError',
  nonceTooLow: 'NonceTooLowError',
  insufficientFunds: 'InsufficientFundsError',
  // viem has no class for it, only one for its JSON-RPC code.
  replacementUnderpriced: 'InvalidInputRpcError',
  alreadyKnown: 'NonceTooLowError',
  intrinsicGasTooLow: 'IntrinsicGasTooLowError',
  halted: 'CallExecutionError',
}

/** viem over a transport. */
export function viemClient(transport: Transport, chainId: number, close: () => unknown = () => {}): Client {
  const chain = localChain(chainId)
  const reader = createPublicClient({ chain, transport, pollingInterval: POLLING, cacheTime: 0 })
  const writer = createWalletClient({ chain, transport, pollingInterval: POLLING, cacheTime: 0 })
  // viem types the methods it knows; the scenario asks for some that it does not.
  const request = reader.request as EIP1193RequestFn
  const wait = async (hash: Hash) => receiptOf(await reader.waitForTransactionReceipt({ hash }))

  return {
    failures: VIEM_FAILURES,
    request: (method, params) => request({ method, params } as Parameters<EIP1193RequestFn>[0]),
    chainId: () => reader.getChainId(),
    blockNumber: () => reader.getBlockNumber({ cacheTime: 0 }),
    async block(blockNumber) {
      return blockOf(await reader.getBlock({ blockNumber, includeTransactions: true }))
    },
    async feeHistory(blockCount, rewardPercentiles) {
      return historyOf(await reader.getFeeHistory({ blockCount, rewardPercentiles: [...rewardPercentiles] }))
    },
    signMessage: (sender, message) => writer.signMessage({ account: accountOf(sender), message }),
    signTypedData: (sender, data) => writer.signTypedData({ account: accountOf(sender), ...data }),
    async signTransaction(account, transaction) {
      const request = requestOf({ kind: 'local', account }, transaction)
      return writer.signTransaction((await writer.prepareTransactionRequest(request as never)) as never)
    },
    sendRaw: (serializedTransaction) => reader.sendRawTransaction({ serializedTransaction }),
    balance: (address) => reader.getBalance({ address }),
    async prices() {
      const { maxFeePerGas, maxPriorityFeePerGas } = await reader.estimateFeesPerGas()
      return { gasPrice: await reader.getGasPrice(), maxFeePerGas, maxPriorityFeePerGas }
    },
    async deploy(sender, { abi, bytecode }, args) {
      const { contractAddress } = await wait(await writer.deployContract({ account: accountOf(sender), abi, bytecode, args }))
      if (contractAddress === undefined) throw new Error('the receipt names no contract')
      return { address: contractAddress, abi }
    },
    read: ({ address, abi }, functionName, args) => reader.readContract({ address, abi, functionName, args }),
    async simulate(sender, { address, abi }, functionName, args) {
      const { result } = await reader.simulateContract({ account: accountOf(sender), address, abi, functionName, args })
      return result
    },
    async write(sender, { address, abi }, functionName, args, gas) {
      return wait(await writer.writeContract({ account: accountOf(sender), address, abi, functionName, args, ...(gas ? { gas } : {}) }))
    },
    send: (sender, transaction) => writer.sendTransaction(requestOf(sender, transaction)),
    wait,
    async delegate(sender, authority, delegate) {
      const signer = privateKeyToAccount(authority.privateKey)
      const isOwn = signer.address.toLowerCase() === sender.account.address
      const authorization = await writer.signAuthorization({
        account: signer,
        contractAddress: delegate,
        ...(isOwn ? { executor: 'self' as const } : {}),
      })
      return wait(
        await writer.sendTransaction({ account: accountOf(sender), authorizationList: [authorization], to: authority.address, chain }),
      )
    },
    async transfers({ address, abi }) {
      return transfersOf(await reader.getContractEvents({ address, abi, eventName: 'Transfer', fromBlock: 'earliest' }))
    },
    async watchTransfers({ address, abi }, take) {
      return reader.watchContractEvent({
        address,
        abi,
        eventName: 'Transfer',
        onLogs: (logs) => transfersOf(logs).forEach(take),
      })
    },
    watchBlocks: (take) => reader.watchBlocks({ emitMissed: true, onBlock: ({ number }) => take(number ?? -1n) }),
    ...(transport({ chain }).config.type === 'webSocket'
      ? {
          async watchHeads(take: (head: { readonly hash: Hash }) => void) {
            const { unsubscribe } = await reader.transport.subscribe({
              params: ['newHeads'],
              onData: (data: { readonly result: { readonly hash: Hash } }) => take(data.result),
            })
            return unsubscribe
          },
        }
      : {}),
    failureOf,
    close,
  }
}

export function accountOf({ kind, account }: Sender): Account | Hex {
  return kind === 'local' ? privateKeyToAccount(account.privateKey) : account.address
}

type SendParameters = Parameters<ReturnType<typeof createWalletClient>['sendTransaction']>[0]

function requestOf(sender: Sender, fields: TransactionFields): SendParameters {
  const request: unknown = { account: accountOf(sender), ...fields }
  // viem has a type for every kind of transaction; here the kind is known at run time only.
  return request as SendParameters
}

export function blockOf({ hash, number, baseFeePerGas, transactions }: Block<bigint, true, 'latest'>): ClientBlock {
  return {
    hash,
    number,
    baseFeePerGas: baseFeePerGas ?? -1n,
    transactions: transactions.map(({ hash, from, value }) => ({ hash, from: lower(from), value })),
  }
}

export function historyOf({ oldestBlock, baseFeePerGas, gasUsedRatio, reward }: GetFeeHistoryReturnType): FeeHistory {
  return { oldestBlock, baseFees: baseFeePerGas, gasUsedRatios: gasUsedRatio, rewards: reward ?? [] }
}

export function receiptOf({ transactionHash, status, blockNumber, gasUsed, contractAddress, type }: TransactionReceipt): ClientReceipt {
  return {
    hash: transactionHash,
    succeeded: status === 'success',
    blockNumber,
    gasUsed,
    contractAddress: contractAddress ? lower(contractAddress) : undefined,
    transactionType: TYPES.indexOf(type),
  }
}

export function transfersOf(logs: readonly (Log & { readonly args?: unknown })[]): Transfer[] {
  return logs.map(({ args }) => {
    const { from, to, value } = args as Transfer
    return { from: lower(from), to: lower(to), value }
  })
}

export function lower(address: Hex): Hex {
  return address.toLowerCase() as Hex
}

/** Contract errors and transaction errors wrap what went wrong once. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof BaseError)) throw error
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (reverted instanceof ContractFunctionRevertedError) {
    const { data, raw } = reverted
    if (raw === undefined) return { error: reverted.name, says: reverted.reason ?? '' }
    return { error: reverted.name, revert: data ? { name: data.errorName, args: data.args ?? [] } : null }
  }
  return { error: error.cause instanceof Error ? error.cause.name : error.name, says: error.details }
}
