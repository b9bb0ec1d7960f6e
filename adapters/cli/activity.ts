import { type CallReport, errorObject, type Node } from '../../src/index.js'
import type { RefusalReport } from '../http/index.js'
import { type Logger, printable } from './logger.js'
import type { Palette } from './terminal.js'

/**
 * Writes what happens on a node: a line for every call, which is its method and the reason if it failed, and a block of lines for every
 * transaction that was mined. Parameters are never written.
 */
export function logActivity(node: Node, logger: Logger, palette: Palette): void {
  // Whether a line is written is asked every time: debug_verbosity may have changed it.
  node.events.on('call', (report) => logCall(report))
  node.events.on('newHeads', ({ hash }) => {
    if (logger.writes('info')) later(() => logTransactions(hash))
  })

  const own = node.connect({ namespaces: 'all', authenticated: true })
  let turn = Promise.resolve()

  function logCall({ method, error, session }: CallReport): void {
    if (session === own.session || !logger.writes('debug')) return
    const name = printable(method, 100)
    if (error === undefined) logger.debug(name)
    else logger.debug(`${palette.red(name)}: ${reasonOf(method, error)}`)
  }

  /** After the line of the call that sent the transaction, and after the blocks before. */
  function later(work: () => Promise<void>): void {
    turn = turn.then(() => new Promise((resolve) => setImmediate(resolve))).then(work)
    // A node that is closing, or has gone back behind the block, has nothing to tell of it.
    turn = turn.catch(() => {})
  }

  async function logTransactions(hash: string | null): Promise<void> {
    for (const receipt of asReceipts(await own.call('eth_getBlockReceipts', [hash]))) logger.info(describe(receipt, palette))
  }
}

/** Writes a line for every request that a server refuses before the node sees it. Someone may be at the wrong door, or at every door. */
export function logRefusal(logger: Logger): (refusal: RefusalReport) => void {
  return ({ status, text, remoteAddress = 'a peer that is gone' }) => {
    logger.warn(`refused ${remoteAddress} with ${status}: ${printable(text)}`)
  }
}

/** A wallet's error may quote what it was given. */
function reasonOf(method: string, error: unknown): string {
  const { code, message } = errorObject(error)
  return method.startsWith('personal_') ? `error ${code}` : printable(message)
}

/** What is written of a receipt. */
interface MinedTransaction {
  readonly transactionHash: string
  readonly contractAddress: string | null
  readonly gasUsed: string
  readonly status?: string
  readonly blockNumber: string
  readonly blockHash: string
}

function asReceipts(result: unknown): readonly MinedTransaction[] {
  // The node has just encoded it; in documented mode it is an empty list.
  return Array.isArray(result) ? result : []
}

function describe(receipt: MinedTransaction, { green, red }: Palette): string {
  return [
    '',
    `    Transaction: ${receipt.transactionHash}`,
    ...(receipt.contractAddress === null ? [] : [`    Contract created: ${receipt.contractAddress}`]),
    `    Status: ${receipt.status === '0x0' ? red('failed') : green('success')}`,
    `    Gas used: ${BigInt(receipt.gasUsed)}`,
    `    Block Number: ${BigInt(receipt.blockNumber)}`,
    `    Block Hash: ${receipt.blockHash}`,
    '',
  ].join('\n')
}
