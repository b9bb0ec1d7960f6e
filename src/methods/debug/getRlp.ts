import type { Block } from '../../chain/block.js'
import { encodeBlock } from '../../chain/block-encoding.js'
import { param, raises } from '../../rpc/record.js'
import { data, jsonInteger, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { NothingToEncode } from './getRaw.js'
import { printedBlock } from './printed-block.js'

/** These methods take a height as a JSON number, as they did when geth had them. */
const height = jsonInteger('uint64')

function requireBlock({ chain }: Needs<'chain'>, number: number): Block {
  const block = chain.blockByNumber(BigInt(number))
  if (!block) throw new NothingToEncode('block', { number: BigInt(number) })
  return block
}

const errors = [raises('the block does not exist', new NothingToEncode('block', { number: 1_000n }))]

export const getHeaderRlp = defineMethod({
  name: 'debug_getHeaderRlp',
  summary: 'Returns the RLP of a block header. The block number is a JSON number.',
  requiresAuth: true,
  params: [param('number', height)],
  result: data,
  errors,
  handler: (context: Needs<'chain'>, [number]) => requireBlock(context, number).header.encode(),
})

export const getBlockRlp = defineMethod({
  name: 'debug_getBlockRlp',
  summary: 'Returns the RLP of a block. The block number is a JSON number.',
  requiresAuth: true,
  params: [param('number', height)],
  result: data,
  errors,
  handler: (context: Needs<'chain'>, [number]) => encodeBlock(requireBlock(context, number)),
})

export const printBlock = defineMethod({
  name: 'debug_printBlock',
  summary: 'Returns a block as readable text. The block number is a JSON number.',
  requiresAuth: true,
  params: [param('number', height)],
  result: string,
  errors,
  handler(context: Needs<'chain'>, [number]) {
    const block = requireBlock(context, number)
    return [`Block ${block.number} (${block.hash})`, ...printedBlock(block)].join('\n')
  },
})
