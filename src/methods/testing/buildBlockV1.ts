import type { BlockPlan, BuiltBlock, SkippedTransaction } from '../../chain/application.js'
import type { Block } from '../../chain/block.js'
import { gasLimitTowards } from '../../chain/fee-market.js'
import { decodeTransaction, encodeTransaction, type Transaction } from '../../evm/transaction.js'
import { checkWithdrawals, withdrawalSchema } from '../../objects/block.js'
import { blockPrices } from '../../pool/block-prices.js'
import { ServerError } from '../../primitives/errors.js'
import { concatBytes, EMPTY_BYTES } from '../../primitives/hex.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, array, bloom, boolean, data, hash, objectOf, optional, quantity, uint64, type ValueOf } from '../../rpc/schema.js'
import { HeaderNotFound } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import type { FeeServices } from '../../services/fees.js'
import type * as wire from '../../wire/engine.js'
import { defineMethod } from '../define.js'

const payloadAttributes = objectOf<wire.PayloadAttributes>()('engine.PayloadAttributes', {
  timestamp: uint64,
  prevRandao: hash,
  suggestedFeeRecipient: address,
  withdrawals: optional(array(withdrawalSchema, '[]*types.Withdrawal')),
  parentBeaconBlockRoot: optional(hash),
})

const executionPayload = objectOf<wire.ExecutionPayload>()('engine.ExecutableData', {
  parentHash: hash,
  feeRecipient: address,
  stateRoot: hash,
  receiptsRoot: hash,
  logsBloom: bloom,
  prevRandao: hash,
  blockNumber: uint64,
  gasLimit: uint64,
  gasUsed: uint64,
  timestamp: uint64,
  extraData: data,
  baseFeePerGas: quantity,
  blockHash: hash,
  transactions: array(data),
  withdrawals: optional(array(withdrawalSchema)),
  blobGasUsed: optional(uint64),
  excessBlobGas: optional(uint64),
})

const payloadEnvelope = objectOf<wire.ExecutionPayloadEnvelope>()('engine.ExecutionPayloadEnvelope', {
  executionPayload,
  /** Wei that the producer earns. */
  blockValue: quantity,
  blobsBundle: objectOf<wire.BlobsBundle>()('engine.BlobsBundle', { commitments: array(data), proofs: array(data), blobs: array(data) }),
  executionRequests: optional(array(data)),
  shouldOverrideBuilder: boolean,
})

/** A block was asked for that does not come after its parent. */
export class PayloadTooEarly extends ServerError {
  constructor(parent: bigint, given: bigint) {
    super(`invalid timestamp, parent ${parent} given ${given}`)
  }
}

/** A block was asked for with a transaction that it cannot hold. */
export class TransactionNotIncluded extends ServerError {
  constructor({ reason }: SkippedTransaction) {
    super(reason ?? 'gas limit reached')
  }
}

const MAX_EXTRA_DATA = 32

function planOf(context: Needs<'options'>, parent: Block, attributes: ValueOf<typeof payloadAttributes>, extraData: Uint8Array): BlockPlan {
  const { timestamp, prevRandao, suggestedFeeRecipient, withdrawals, parentBeaconBlockRoot } = attributes
  if (timestamp <= parent.header.timestamp) throw new PayloadTooEarly(parent.header.timestamp, timestamp)
  if (extraData.length > MAX_EXTRA_DATA) throw new InvalidParams(`extra data of ${extraData.length} bytes, at most ${MAX_EXTRA_DATA} fit`)
  checkWithdrawals(withdrawals?.length ?? 0)
  return {
    timestamp,
    prevRandao,
    feeRecipient: suggestedFeeRecipient,
    gasLimit: gasLimitTowards(context.options.mining.gasLimit, parent),
    extraData,
    parentBeaconBlockRoot,
    withdrawals: withdrawals ?? [],
  }
}

/** Returns the tips that the fee recipient earns. */
function tipsEarned({ header, receipts }: Block): bigint {
  const baseFee = header.baseFeePerGas ?? 0n
  return receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * (effectiveGasPrice - baseFee), 0n)
}

/** The blobs that came with the transactions. Pooled and given transactions may be without theirs. */
function blobsOf({ transactions }: Block): ValueOf<typeof payloadEnvelope>['blobsBundle'] {
  const sidecars = transactions.flatMap(({ body }) => (body.type === 3 && body.sidecar ? body.sidecar : []))
  return {
    commitments: sidecars.flatMap(({ commitments }) => commitments),
    proofs: sidecars.flatMap(({ proofs }) => proofs),
    blobs: sidecars.flatMap(({ blobs }) => blobs),
  }
}

function describePayload({ sealed, requests }: BuiltBlock): ValueOf<typeof payloadEnvelope> {
  const block = sealed()
  const { header } = block
  return {
    executionPayload: {
      parentHash: header.parentHash,
      feeRecipient: header.feeRecipient,
      stateRoot: header.stateRoot,
      receiptsRoot: header.receiptsRoot,
      logsBloom: header.logsBloom,
      prevRandao: header.mixHash,
      blockNumber: header.number,
      gasLimit: header.gasLimit,
      gasUsed: header.gasUsed,
      timestamp: header.timestamp,
      extraData: header.extraData,
      baseFeePerGas: header.baseFeePerGas ?? 0n,
      blockHash: block.hash,
      transactions: block.transactions.map(encodeTransaction),
      withdrawals: block.withdrawals,
      blobGasUsed: header.blobGasUsed,
      excessBlobGas: header.excessBlobGas,
    },
    blockValue: tipsEarned(block),
    blobsBundle: blobsOf(block),
    executionRequests: requests
      ?.filter((request) => request.data.length > 0)
      .map((request) => concatBytes(Uint8Array.of(request.type), request.data)),
    shouldOverrideBuilder: false,
  }
}

export const buildBlockV1 = defineMethod({
  name: 'testing_buildBlockV1',
  summary:
    'Builds a block on a parent from given transactions, or from the pool, and returns it as an execution payload. The chain does not change.',
  requiresAuth: true,
  params: [
    param('parentHash', hash),
    param('attributes', payloadAttributes),
    optionalParam('transactions', array(data, '[]hexutil.Bytes')),
    optionalParam('extraData', data),
  ],
  result: payloadEnvelope,
  async handler(context: FeeServices & Needs<'pool'>, [parentHash, attributes, given, extraData = EMPTY_BYTES]) {
    const { application, chain, consensus, pool } = context
    const parent = chain.blockByHash(parentHash)
    if (!parent) throw new HeaderNotFound({ hash: parentHash, requireCanonical: true })
    const plan = planOf(context, parent, attributes, extraData)
    const header = application.headerOf(plan, parent)
    const decode = (bytes: Uint8Array): Promise<Transaction> => decodeTransaction(bytes, header.rules)
    const prices = blockPrices(header, consensus.miner.minimumTip)
    const transactions = given ? await Promise.all(given.map(decode)) : pool.executable(prices)
    const built = await application.build({ ...plan, transactions }, parent)
    const [missing] = built.skipped
    if (given && missing) throw new TransactionNotIncluded(missing)
    return describePayload(built)
  },
})
