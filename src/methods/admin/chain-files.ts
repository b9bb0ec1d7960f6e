import { exportBlocks, InvalidBlockRange } from '../../chain/export.js'
import { importBlocks } from '../../chain/import.js'
import { ChainFileRefused, type ChainFiles } from '../../host/chain-files.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, jsonInteger, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { requireTestChain } from '../../services/test-chain-access.js'
import { defineMethod } from '../define.js'

const NO_FILES = "this node may use no files: create it with the option 'chainFiles'"

function requireFiles({ host: { chainFiles } }: Needs<'host'>): ChainFiles {
  if (!chainFiles) throw new ChainFileRefused(NO_FILES)
  return chainFiles
}

export const exportChain = defineMethod({
  name: 'admin_exportChain',
  summary: "Exports the chain, or a range of blocks, as concatenated RLP into a new file of the operator's directory.",
  requiresAuth: true,
  params: [param('file', string), optionalParam('first', jsonInteger('uint64')), optionalParam('last', jsonInteger('uint64'))],
  result: boolean,
  errors: [
    raises('the file cannot be written', new ChainFileRefused(NO_FILES)),
    raises('a last block is given without a first', new InvalidBlockRange('last cannot be specified without first')),
  ],
  async handler(context: Needs<'chain' | 'host'>, [file, first, last]) {
    const { chain } = context
    if (first === undefined && last !== undefined) throw new InvalidBlockRange('last cannot be specified without first')
    const head = Number(chain.head.number)
    const [from, to] = [first ?? 0, last ?? head]
    if (from > to) throw new InvalidBlockRange(`export failed: first (${from}) is greater than last (${to})`)
    if (to > head) throw new InvalidBlockRange(`export failed on #${head + 1}: not found`)
    await requireFiles(context).write(file, exportBlocks(chain, from, to))
    return true
  },
})

export const importChain = defineMethod({
  name: 'admin_importChain',
  summary: "Imports blocks from a file of concatenated RLP in the operator's directory. Known blocks are skipped.",
  requiresAuth: true,
  params: [param('file', string)],
  result: boolean,
  errors: [raises('the file cannot be read', new ChainFileRefused(NO_FILES))],
  async handler(context: Needs<'application' | 'chain' | 'executor' | 'host' | 'testChain'>, [file]) {
    const { production } = requireTestChain(context)
    const bytes = await requireFiles(context).read(file)
    await production.exclusively(() => importBlocks(context, bytes))
    return true
  },
})
