import type { Block } from '../../chain/block.js'
import { param, raises } from '../../rpc/record.js'
import { data, jsonInteger, string } from '../../rpc/schema.js'
import type { Context } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { NothingToEncode } from './getRaw.js'

/** These methods take a height as a JSON number, as they did when geth had them. */
const height = jsonInteger('uint64')

function requireBlock({ chain }: Context, number: number): Block {
  const block = chain.blockByNumber(BigInt(number))
  if (!block) throw new NothingToEncode('block', { number: BigInt(number) })
  return block
}

const errors = [raises('there is no such block', new NothingToEncode('block', { number: 1_000n }))]

export const getHeaderRlp = defineMethod({
  name: 'debug_getHeaderRlp',
  summary: 'The RLP of a header, by its height as a JSON number.',
  requiresAuth: true,
  params: [param('number', height)],
  result: data,
  errors,
  handler: (context, [number]) => requireBlock(context, number).header.serialize(),
})

export const getBlockRlp = defineMethod({
  name: 'debug_getBlockRlp',
  summary: 'The RLP of a block, by its height as a JSON number.',
  requiresAuth: true,
  params: [param('number', height)],
  result: data,
  errors,
  handler: (context, [number]) => requireBlock(context, number).body.serialize(),
})

/** A value as the text shows it, with what is nested two spaces in. */
function lines(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, i) => entryLines(`[${i}]`, entry, indent))
  return Object.entries(value ?? {}).flatMap(([name, entry]) => entryLines(name, entry, indent))
}

function entryLines(name: string, entry: unknown, indent: string): string[] {
  const isNested = typeof entry === 'object' && entry !== null
  return isNested ? [`${indent}${name}:`, ...lines(entry, `${indent}  `)] : [`${indent}${name}: ${entry}`]
}

export const printBlock = defineMethod({
  name: 'debug_printBlock',
  summary: 'A block as text for people, by its height as a JSON number.',
  requiresAuth: true,
  params: [param('number', height)],
  result: string,
  errors,
  handler(context, [number]) {
    const block = requireBlock(context, number)
    return [`Block ${block.number} (${block.hash})`, ...lines(block.body.toJSON(), '  ')].join('\n')
  },
})
