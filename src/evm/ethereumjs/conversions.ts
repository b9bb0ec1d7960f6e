/** Converts values of this project to those of EthereumJS. */
import { Block, BlockHeader } from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import { createTx, type TypedTransaction } from '@ethereumjs/tx'
import { createAddressFromString, type Address as EthereumjsAddress } from '@ethereumjs/util'
import { type Address, bigIntToBytes, hexToBytes } from '../../primitives/hex.js'
import type { Header } from '../header.js'
import type { AccessListEntry, Authorization } from '../message.js'
import type { TransactionBody } from '../transaction-body.js'

export function addressOf(address: Address): EthereumjsAddress {
  return createAddressFromString(address)
}

const headers = new WeakMap<Header, BlockHeader>()

/** Returns a header for the EVM to read. Nothing is checked: a call may ask for a block that is impossible. */
export function blockHeaderOf(header: Header, common: Common): BlockHeader {
  let converted = headers.get(header)
  if (!converted) {
    converted = convertHeader(header, common)
    headers.set(header, converted)
  }
  return converted
}

function convertHeader(header: Header, common: Common): BlockHeader {
  const hashOf = (hash: string | undefined) => (hash === undefined ? undefined : hexToBytes(hash))
  const fields = {
    common,
    cache: {},
    parentHash: hexToBytes(header.parentHash),
    uncleHash: hexToBytes(header.unclesHash),
    coinbase: addressOf(header.feeRecipient),
    stateRoot: hexToBytes(header.stateRoot),
    transactionsTrie: hexToBytes(header.transactionsRoot),
    receiptTrie: hexToBytes(header.receiptsRoot),
    logsBloom: header.logsBloom,
    difficulty: header.difficulty,
    number: header.number,
    gasLimit: header.gasLimit,
    gasUsed: header.gasUsed,
    timestamp: header.timestamp,
    extraData: header.extraData,
    mixHash: hexToBytes(header.mixHash),
    nonce: header.nonce,
    baseFeePerGas: header.baseFeePerGas,
    withdrawalsRoot: hashOf(header.withdrawalsRoot),
    blobGasUsed: header.blobGasUsed,
    excessBlobGas: header.excessBlobGas,
    parentBeaconBlockRoot: hashOf(header.parentBeaconBlockRoot),
    requestsHash: hashOf(header.requestsHash),
    // A call may ask for another price than the one that follows from the excess.
    getBlobGasPrice: () => header.blobBaseFee ?? 0n,
  }
  // The constructor would refuse combinations that calls may ask for.
  return Object.assign(Object.create(BlockHeader.prototype), fields) as BlockHeader
}

/** Returns the block that `runTx` requires. It reads only the header. */
export function blockOf(header: Header, common: Common): Block {
  return new Block(blockHeaderOf(header, common), [], [], common.isActivatedEIP(4895) ? [] : undefined, { common })
}

const transactions = new WeakMap<TransactionBody, TypedTransaction>()

/** Returns a transaction in EthereumJS's form. Throws where EthereumJS rejects it. */
export function typedTransactionOf(body: TransactionBody, common: Common): TypedTransaction {
  let converted = transactions.get(body)
  if (converted?.common !== common) {
    converted = convertTransaction(body, common)
    transactions.set(body, converted)
  }
  return converted
}

function convertTransaction(body: TransactionBody, common: Common): TypedTransaction {
  const { type, nonce, gasLimit, to, value, data, signature } = body
  const fees =
    'maxFeePerGas' in body
      ? { maxFeePerGas: body.maxFeePerGas, maxPriorityFeePerGas: body.maxPriorityFeePerGas }
      : { gasPrice: body.gasPrice }
  const fields = {
    type,
    nonce,
    gasLimit,
    value,
    data,
    ...fees,
    ...(to === undefined ? {} : { to }),
    ...signature,
    ...(type === 0 ? {} : { chainId: body.chainId, accessList: accessListBytes(body.accessList) }),
    ...(type === 3 ? { maxFeePerBlobGas: body.maxFeePerBlobGas, blobVersionedHashes: [...body.blobVersionedHashes] } : {}),
    ...(type === 4 ? { authorizationList: body.authorizationList.map(authorizationBytes) } : {}),
  }
  // The length of init code is checked elsewhere, with geth's text.
  return createTx(fields, { common, allowUnlimitedInitCodeSize: true })
}

/** An access list as EIP-2930 encodes it. */
type AccessListBytes = [address: Uint8Array, storageKeys: Uint8Array[]][]

function accessListBytes(entries: readonly AccessListEntry[]): AccessListBytes {
  return entries.map(({ address, storageKeys }) => [hexToBytes(address), storageKeys.map(hexToBytes)])
}

/** An authorization as EIP-7702 encodes it. */
type AuthorizationBytes = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]

function authorizationBytes({ chainId, address, nonce, yParity, r, s }: Authorization): AuthorizationBytes {
  return [bigIntToBytes(chainId), hexToBytes(address), bigIntToBytes(nonce), bigIntToBytes(yParity), bigIntToBytes(r), bigIntToBytes(s)]
}
