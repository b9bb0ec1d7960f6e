import { GasLimitOutOfRange } from '../../consensus/miner-settings.js'
import { looseAmount, looseInteger } from '../../objects/loose.js'
import { NodeError } from '../../primitives/errors.js'
import { type MethodError, param, raises } from '../../rpc/record.js'
import { address, hash } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { nextHeader } from '../../services/fees.js'
import { defineTestMethod } from './define-test-method.js'
import { done, everywhere, fixed } from './dialect.js'

/** Settings of coming blocks. */

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
const hasBaseFee = (context: Needs<'application' | 'consensus'>) => nextHeader(context).baseFeePerGas !== undefined

export const setBlockGasLimit = defineTestMethod({
  method: 'setBlockGasLimit',
  aliases: ['evm', 'anvil'],
  summary: 'Sets the gas limit of blocks, from the next block on. Drops transactions with a higher gas limit from the pool.',
  params: [param('gasLimit', looseInteger)],
  answers: everywhere(fixed(true)),
  errors: [raises('a header cannot have this gas limit', new GasLimitOutOfRange(1n))],
  handler({ consensus, pool }: Needs<'consensus' | 'pool'>, [gasLimit]) {
    pool.prepare()
    consensus.miner.gasLimit = gasLimit
    pool.update()
  },
})

export const setCoinbase = defineTestMethod({
  method: 'setCoinbase',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Sets the coinbase (fee recipient) of blocks, from the next block on.',
  params: [param('address', address)],
  answers: done,
  handler({ consensus }: Needs<'consensus'>, [feeRecipient]) {
    consensus.miner.feeRecipient = feeRecipient
  },
})

export const setNextBlockBaseFeePerGas = defineTestMethod({
  method: 'setNextBlockBaseFeePerGas',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Sets the base fee of the next block in wei per gas. Later base fees follow from it by EIP-1559.',
  params: [param('baseFeePerGas', looseAmount)],
  answers: done,
  errors: [refusal('the next block has no base fee', 'anvil_setNextBlockBaseFeePerGas', BEFORE_LONDON)],
  handler(context: Needs<'application' | 'consensus'>, [baseFeePerGas], { name }) {
    if (!hasBaseFee(context)) throw new NotWithTheseRules(name, BEFORE_LONDON)
    const { miner } = context.consensus
    miner.next = { ...miner.next, baseFeePerGas }
  },
})

export const setMinGasPrice = defineTestMethod({
  method: 'setMinGasPrice',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Sets the minimum gas price in wei, before London. Transactions below it wait in the pool; with automine they are rejected.',
  params: [param('gasPrice', looseAmount)],
  answers: done,
  errors: [refusal('the next block has a base fee', 'anvil_setMinGasPrice', SINCE_LONDON)],
  async handler(context: Needs<'application' | 'consensus'>, [gasPrice], { name }) {
    if (hasBaseFee(context)) throw new NotWithTheseRules(name, SINCE_LONDON)
    const { consensus } = context
    consensus.miner.minimumTip = gasPrice
    consensus.miner.lowerTipsWait = true
    // A lower minimum may let into a block what has been waiting.
    await consensus.transactionAdded()
  },
})

export const setNextBlockPrevRandao = defineTestMethod({
  method: 'setNextBlockPrevRandao',
  aliases: ['anvil', 'hardhat_setPrevRandao'],
  summary: 'Sets the PREVRANDAO value of the next block.',
  params: [param('prevRandao', hash)],
  answers: done,
  errors: [refusal('the next block is mined', 'hardhat_setPrevRandao', BEFORE_MERGE)],
  handler(context: Needs<'application' | 'consensus'>, [prevRandao], { name }) {
    if (!nextHeader(context).rules.isMerged) throw new NotWithTheseRules(name, BEFORE_MERGE)
    const { miner } = context.consensus
    miner.next = { ...miner.next, prevRandao }
  },
})
