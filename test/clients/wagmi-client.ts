import {
  type Config,
  connect,
  deployContract,
  disconnect,
  estimateFeesPerGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getClient,
  getConnection,
  getContractEvents,
  getFeeHistory,
  getGasPrice,
  getTransactionReceipt,
  prepareTransactionRequest,
  readContract,
  sendTransaction,
  signMessage,
  signTypedData,
  simulateContract,
  waitForTransactionReceipt,
  watchBlockNumber,
  watchContractEvent,
  writeContract,
} from '@wagmi/core'
import type { Hash } from 'evmbed'
import { CallExecutionError, type EIP1193RequestFn } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendRawTransaction } from 'viem/actions'
import type { Client, Sender, TransactionFields } from './client.js'
import { accountOf, blockOf, failureOf, historyOf, receiptOf, transfersOf, VIEM_FAILURES } from './viem-client.js'

/** wagmi with a configuration of one chain, whose first connector is the wallet of the managed accounts. */
export async function wagmiClient(config: Config): Promise<Client> {
  const [wallet] = config.connectors
  if (!wallet) throw new Error('there is no wallet')
  await connect(config, { connector: wallet })
  const client = getClient(config)
  if (!client) throw new Error('there is no chain')
  const request = client.request as EIP1193RequestFn
  const wait = async (hash: Hash) => {
    // wagmi throws the reason of a failed transaction; the scenario needs the receipt.
    await waitForTransactionReceipt(config, { hash }).catch((error: unknown) => {
      if (!(error instanceof CallExecutionError)) throw error
    })
    return receiptOf(await getTransactionReceipt(config, { hash }))
  }
  const send = (sender: Sender, fields: TransactionFields) => sendTransaction(config, requestOf(sender, fields))

  return {
    failures: VIEM_FAILURES,
    request: (method, params) => request({ method, params } as Parameters<EIP1193RequestFn>[0]),
    async chainId() {
      return getConnection(config).chainId ?? -1
    },
    blockNumber: () => getBlockNumber(config, { cacheTime: 0 }),
    async block(blockNumber) {
      return blockOf(await getBlock(config, { blockNumber, includeTransactions: true }))
    },
    async feeHistory(blockCount, rewardPercentiles) {
      return historyOf(await getFeeHistory(config, { blockCount, rewardPercentiles: [...rewardPercentiles] }))
    },
    signMessage: (sender, message) => signMessage(config, { account: accountOf(sender), message }),
    signTypedData: (sender, data) => signTypedData(config, { account: accountOf(sender), ...data }),
    async signTransaction(devAccount, fields) {
      const account = privateKeyToAccount(devAccount.privateKey)
      const request = requestOf({ kind: 'local', account: devAccount }, fields)
      const prepared = await prepareTransactionRequest(config, request as Parameters<typeof prepareTransactionRequest>[1])
      return account.signTransaction(prepared as Parameters<typeof account.signTransaction>[0])
    },
    // wagmi leaves it to viem.
    sendRaw: (serializedTransaction) => sendRawTransaction(client, { serializedTransaction }),
    async balance(address) {
      return (await getBalance(config, { address })).value
    },
    async prices() {
      const { maxFeePerGas, maxPriorityFeePerGas } = await estimateFeesPerGas(config)
      return { gasPrice: await getGasPrice(config), maxFeePerGas, maxPriorityFeePerGas }
    },
    async deploy(sender, { abi, bytecode }, args) {
      const { contractAddress } = await wait(await deployContract(config, { account: accountOf(sender), abi, bytecode, args }))
      if (contractAddress === undefined) throw new Error('the receipt names no contract')
      return { address: contractAddress, abi }
    },
    read: ({ address, abi }, functionName, args) => readContract(config, { address, abi, functionName, args }),
    async simulate(sender, { address, abi }, functionName, args) {
      const { result } = await simulateContract(config, { account: accountOf(sender), address, abi, functionName, args })
      return result
    },
    async write(sender, { address, abi }, functionName, args, gas) {
      const call = { account: accountOf(sender), address, abi, functionName, args, ...(gas ? { gas } : {}) }
      return wait(await writeContract(config, call))
    },
    send,
    wait,
    async transfers({ address, abi }) {
      return transfersOf(await getContractEvents(config, { address, abi, eventName: 'Transfer', fromBlock: 'earliest' }))
    },
    async watchTransfers({ address, abi }, take) {
      const onLogs = (logs: Parameters<typeof transfersOf>[0]) => transfersOf(logs).forEach(take)
      return watchContractEvent(config, { address, abi, eventName: 'Transfer', onLogs })
    },
    watchBlocks: (take) => watchBlockNumber(config, { emitMissed: true, onBlockNumber: take }),
    failureOf,
    close: () => disconnect(config),
  }
}

type SendParameters = Parameters<typeof sendTransaction>[1]

function requestOf(sender: Sender, fields: TransactionFields): SendParameters {
  const request: unknown = { account: accountOf(sender), ...fields }
  // wagmi has a type for every kind of transaction; here the kind is known at run time only.
  return request as SendParameters
}
