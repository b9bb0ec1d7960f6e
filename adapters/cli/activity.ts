import { type CallReport, type ConsoleEvent, errorObject, etherText, isJsonObject, type Node } from '../../src/internal.js'
import type { RefusalReport } from '../server/index.js'
import type { Explained, Explainer } from './explainer.js'
import { type Logger, limited, printable } from './logger.js'
import type { Palette } from './terminal.js'

/**
 * Logs calls and mined transactions of a node. A call is one line: its method, and the reason if it failed. A mined transaction is a block of
 * lines, with its sender and receiver, what it called if artifacts are given, why it failed, and the console.log output of its contracts. Parameters of
 * calls are never logged.
 */
export function logActivity(node: Node, logger: Logger, palette: Palette, explainer: Explainer): void {
  // Whether a line is written is asked every time: debug_verbosity may have changed it.
  node.events.on('call', (report) => logCall(report))
  node.events.on('console', (line) => logConsole(line))
  node.events.on('newHeads', ({ hash }) => {
    const said = saidInBlock
    saidInBlock = new Map()
    if (logger.writes('info')) later(() => logTransactions(hash, said))
  })

  const own = node.connect({ namespaces: 'all', authenticated: true })
  let turn = Promise.resolve()
  /** Console.log output of the transactions of the next block, by transaction hash. */
  let saidInBlock = new Map<string | undefined, string[]>()

  function logCall({ method, error, session }: CallReport): void {
    if (session === own.session || !logger.writes('debug')) return
    const [name, shown] = [limited(method, 100), printable(method, 100)]
    if (error === undefined) logger.event('debug', 'call', { method: name }, () => shown)
    else {
      const reason = reasonOf(method, error)
      const members = { method: name, code: errorObject(error).code, error: limited(reason) }
      logger.event('debug', 'call', members, () => `${palette.red(shown)}: ${printable(reason)}`)
    }
  }

  /** Runs work after the line of the call that sent the transaction, and after the earlier blocks. */
  function later(work: () => Promise<void>): void {
    turn = turn.then(() => new Promise((resolve) => setImmediate(resolve))).then(work)
    // A node that is closing, or was reverted below the block, no longer has its receipts.
    turn = turn.catch(() => {})
  }

  function logConsole({ kind, text, transactionHash }: ConsoleEvent): void {
    const lines = text.split('\n').map((line) => limited(line, LONGEST_LINE))
    // The output of a traced transaction was logged when the transaction ran.
    if (kind === 'trace' && transactionHash !== undefined) return
    const said = saidInBlock.get(transactionHash) ?? []
    if (kind === 'transaction') saidInBlock.set(transactionHash, said)
    for (const line of lines) {
      if (kind === 'transaction') said.push(line)
      else logger.event('info', 'console', { text: line }, () => `  ${palette.dim('console.log:')} ${printable(line, LONGEST_LINE)}`)
    }
  }

  async function logTransactions(hash: string | null, said: ReadonlyMap<string | undefined, readonly string[]>): Promise<void> {
    const receipts = asList<MinedTransaction>(await own.call('eth_getBlockReceipts', [hash]))
    if (receipts.length === 0) return
    const block = await own.call('eth_getBlockByHash', [hash, true])
    const values = new Map(
      asList<SentTransaction>(isJsonObject(block) ? block.transactions : undefined).map((sent) => [sent.hash, BigInt(sent.value)]),
    )
    for (const receipt of receipts) {
      const { transactionHash, status } = receipt
      const explained = await explainer.explain(transactionHash, status === '0x0')
      const mined = { receipt, value: values.get(transactionHash) ?? 0n, said: said.get(transactionHash) ?? [], ...explained }
      logger.event('info', 'transaction', membersOf(mined), () => describe(mined, palette))
    }
  }
}

/** Maximum characters of a line of console.log output, and of a reason. */
const LONGEST_LINE = 1_000

/** Flags that allow what servers refuse. */
interface AccessFlags {
  readonly hosts: string
  readonly origins: string
}

/** Logs every request that a server refuses before it reaches the node: a misconfigured client, or a port scan. Names the flag that would allow it. */
export function logRefusal(logger: Logger, { hosts, origins }: AccessFlags): (refusal: RefusalReport) => void {
  return ({ status, text, remoteAddress = 'a peer that is gone' }) => {
    const allowing = text === 'invalid host specified' ? `: ${hosts} allows other names of this machine, such as that of a container` : ''
    const line = (reason: string) =>
      `refused ${remoteAddress} with ${status}: ${reason.replace(/(?<=name it in )corsOrigins$/, origins)}${allowing}`
    logger.event('warn', 'message', { text: line(limited(text)) }, () => line(printable(text)))
  }
}

/** Returns the reason of a failed call. Errors of `personal_*` methods may quote parameters, so only their code is logged. */
function reasonOf(method: string, error: unknown): string {
  const { code, message } = errorObject(error)
  return method.startsWith('personal_') ? `error ${code}` : message
}

/** Members of a receipt that are logged. */
interface MinedTransaction {
  readonly transactionHash: string
  readonly from: string
  readonly to: string | null
  readonly contractAddress: string | null
  readonly gasUsed: string
  readonly status?: string
  readonly blockNumber: string
  readonly blockHash: string
}

/** Members of a transaction that are logged and that its receipt does not have. */
interface SentTransaction {
  readonly hash: string
  readonly value: string
}

function asList<Item>(result: unknown): readonly Item[] {
  // The node has just encoded it; in documented mode it is an empty list.
  return Array.isArray(result) ? result : []
}

/** A mined transaction, as the log shows it. */
interface Mined extends Partial<Explained> {
  readonly receipt: MinedTransaction
  readonly value: bigint
  /** Console.log output of its contracts. */
  readonly said: readonly string[]
}

/** Returns the members of a transaction in a log of JSON. The value is in wei. */
function membersOf({ receipt, value, said, call, failure }: Mined): object {
  const { transactionHash, from, to, contractAddress, status, gasUsed, blockNumber, blockHash } = receipt
  return {
    transactionHash,
    from,
    to,
    contractAddress,
    value: `${value}`,
    call,
    status: status === '0x0' ? 'failed' : 'success',
    reason: failure,
    gasUsed: Number(gasUsed),
    blockNumber: Number(blockNumber),
    blockHash,
    console: said,
  }
}

function describe({ receipt, value, said, call, failure }: Mined, { green, red }: Palette): string {
  return [
    '',
    `    Transaction: ${receipt.transactionHash}`,
    `    From: ${receipt.from}`,
    ...(receipt.to === null ? [] : [`    To: ${receipt.to}`]),
    ...(value === 0n ? [] : [`    Value: ${etherText(value)}`]),
    ...(call === undefined ? [] : [`    Call: ${printable(call, LONGEST_LINE)}`]),
    ...(receipt.contractAddress === null ? [] : [`    Contract created: ${receipt.contractAddress}`]),
    `    Status: ${receipt.status === '0x0' ? red('failed') : green('success')}`,
    ...(failure === undefined ? [] : [`    Reason: ${printable(failure, LONGEST_LINE)}`]),
    `    Gas used: ${BigInt(receipt.gasUsed)}`,
    `    Block Number: ${BigInt(receipt.blockNumber)}`,
    `    Block Hash: ${receipt.blockHash}`,
    ...(said.length === 0 ? [] : ['    console.log:', ...said.map((line) => `      ${printable(line, LONGEST_LINE)}`)]),
    '',
  ].join('\n')
}
