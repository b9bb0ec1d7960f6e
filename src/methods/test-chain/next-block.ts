import { GasLimitOutOfRange } from '../../consensus/producer.js'
import { looseAmount, looseInteger } from '../../objects/loose.js'
import { NodeError } from '../../primitives/errors.js'
import { type MethodError, param, raises } from '../../rpc/record.js'
import { address, hash } from '../../rpc/schema.js'
import type { Context } from '../../services/context.js'
import { nextHeader } from '../../services/fees.js'
import { defineVerb } from './define-verb.js'
import { done, everywhere, fixed } from './dialect.js'

/** What coming blocks are like. */

/** The rules of the next block leave nothing there to be set. */
export class NotWithTheseRules extends NodeError {
  readonly code = -32602
  constructor(method: string, because: string) {
    super(`${method} is not supported ${because}`)
  }
}

const BEFORE_LONDON = 'before EIP-1559 is active'
const SINCE_LONDON = 'when EIP-1559 is active'
const BEFORE_MERGE = 'before the merge'

const refusal = (when: string, method: string, because: string): MethodError => raises(when, new NotWithTheseRules(method, because))
const hasBaseFee = (context: Context) => nextHeader(context).baseFeePerGas !== undefined

export const setBlockGasLimit = defineVerb({
  verb: 'setBlockGasLimit',
  spellings: ['evm', 'anvil'],
  summary: 'Sets the gas limit of blocks, from the next one on. Transactions that want more are dropped from the pool.',
  params: [param('gasLimit', looseInteger)],
  answers: everywhere(fixed(true)),
  errors: [raises('no header may have this limit', new GasLimitOutOfRange(1n))],
  handler({ consensus, pool }, [gasLimit]) {
    consensus.producer.gasLimit = gasLimit
    pool.update()
  },
})

export const setCoinbase = defineVerb({
  verb: 'setCoinbase',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'Who gets the tips of blocks, from the next one on.',
  params: [param('address', address)],
  answers: done,
  handler({ consensus }, [feeRecipient]) {
    consensus.producer.feeRecipient = feeRecipient
  },
})

export const setNextBlockBaseFeePerGas = defineVerb({
  verb: 'setNextBlockBaseFeePerGas',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'The wei per gas that the next block burns. Those after it go on from there as the protocol has it.',
  params: [param('baseFeePerGas', looseAmount)],
  answers: done,
  errors: [refusal('the next block has no base fee', 'anvil_setNextBlockBaseFeePerGas', BEFORE_LONDON)],
  handler(context, [baseFeePerGas], { name }) {
    if (!hasBaseFee(context)) throw new NotWithTheseRules(name, BEFORE_LONDON)
    const { producer } = context.consensus
    producer.next = { ...producer.next, baseFeePerGas }
  },
})

export const setMinGasPrice = defineVerb({
  verb: 'setMinGasPrice',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary:
    'Sets the gas price in wei below which transactions are not mined, before London. They wait in the pool; under automine they are refused.',
  params: [param('gasPrice', looseAmount)],
  answers: done,
  errors: [refusal('the next block has a base fee', 'anvil_setMinGasPrice', SINCE_LONDON)],
  async handler(context, [gasPrice], { name }) {
    if (hasBaseFee(context)) throw new NotWithTheseRules(name, SINCE_LONDON)
    const { consensus } = context
    consensus.producer.minimumTip = gasPrice
    consensus.producer.lowerTipsWait = true
    // A lower minimum may let into a block what has been waiting.
    await consensus.transactionAdded()
  },
})

export const setNextBlockPrevRandao = defineVerb({
  verb: 'setNextBlockPrevRandao',
  spellings: ['anvil', 'hardhat_setPrevRandao'],
  summary: 'What PREVRANDAO returns in the next block.',
  params: [param('prevRandao', hash)],
  answers: done,
  errors: [refusal('the next block is mined', 'hardhat_setPrevRandao', BEFORE_MERGE)],
  handler(context, [prevRandao], { name }) {
    if (!nextHeader(context).rules.isMerged) throw new NotWithTheseRules(name, BEFORE_MERGE)
    const { producer } = context.consensus
    producer.next = { ...producer.next, prevRandao }
  },
})
