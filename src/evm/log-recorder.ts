import type { Message as EthereumjsMessage, EVM, EVMResult, InterpreterStep } from '@ethereumjs/evm'
import { type Address, bigIntToHash, bigIntToWord, type Hash } from '../primitives/hex.js'
import type { StateDraft } from '../state/state-draft.js'
import type { EmittedLog, RecordedLogs } from './executor.js'

/** ERC-7528: the address that stands for ether among tokens. */
export const ETHER: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** keccak256('Transfer(address,address,uint256)') */
const TRANSFER: Hash = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

function transferLog(from: bigint, to: bigint, value: bigint): EmittedLog {
  return { address: ETHER, topics: [TRANSFER, bigIntToHash(from), bigIntToHash(to)], data: bigIntToWord(value) }
}

interface Entry {
  /** A transfer; undefined for a log of the code itself, which the result of the run will tell. */
  readonly transfer: EmittedLog | undefined
  readonly ordinal: number
}

interface Frame {
  readonly message: EthereumjsMessage
  /** The place of the frame's own transfer among all logs; undefined when it transfers nothing. */
  readonly ordinal: number | undefined
  readonly entries: Entry[]
}

/**
 * Numbers the logs of a run in the order in which they were emitted, those of frames that failed included, and records transfers of ether
 * as if ether were an ERC-20 token.
 *
 * It follows the frames of the run, because what happens in a frame that fails has not happened. Listening to every step is slow; nothing
 * listens unless it is asked for.
 */
export class LogRecorder {
  readonly #evm: EVM
  readonly #draft: StateDraft
  readonly #withTransfers: boolean
  readonly #frames: Frame[] = []
  /** What has happened, once the outermost frame has ended well. */
  #entries: readonly Entry[] = []
  #emitted = 0

  constructor(evm: EVM, draft: StateDraft, withTransfers: boolean) {
    this.#evm = evm
    this.#draft = draft
    this.#withTransfers = withTransfers
    evm.events.on('beforeMessage', this.#enter)
    evm.events.on('step', this.#step)
    evm.events.on('afterMessage', this.#leave)
  }

  stop(): void {
    this.#evm.events.off('beforeMessage', this.#enter)
    this.#evm.events.off('step', this.#step)
    this.#evm.events.off('afterMessage', this.#leave)
  }

  /** The logs of the code with the transfers in their places. */
  merge(logs: readonly EmittedLog[]): RecordedLogs {
    const own = logs.values()
    const merged = this.#entries.flatMap(({ transfer, ordinal }) => {
      const log = transfer ?? own.next().value
      return log ? [{ log, ordinal }] : []
    })
    return { logs: merged.map(({ log }) => log), ordinals: merged.map(({ ordinal }) => ordinal), emitted: this.#emitted }
  }

  readonly #enter = (message: EthereumjsMessage): void => {
    const isTransfer = this.#withTransfers && message.value > 0n && !message.delegatecall
    this.#frames.push({ message, ordinal: isTransfer ? this.#emitted++ : undefined, entries: [] })
  }

  readonly #step = ({ opcode, stack, address }: InterpreterStep): void => {
    const entries = this.#frames.at(-1)?.entries
    if (/^LOG[0-4]$/.test(opcode.name)) entries?.push({ transfer: undefined, ordinal: this.#emitted++ })
    if (opcode.name !== 'SELFDESTRUCT' || !this.#withTransfers) return
    const balance = this.#draft.account(address.toString())?.balance ?? 0n
    if (balance === 0n) return
    const beneficiary = BigInt.asUintN(160, stack.at(-1) ?? 0n)
    entries?.push({ transfer: transferLog(BigInt(address.toString()), beneficiary, balance), ordinal: this.#emitted++ })
  }

  readonly #leave = ({ execResult }: EVMResult): void => {
    const frame = this.#frames.pop()
    if (!frame || execResult.exceptionError) return
    // The address of a contract that is being created is known only now.
    const { caller, to, value } = frame.message
    const isTransfer = frame.ordinal !== undefined && to !== undefined
    const own = isTransfer
      ? [{ transfer: transferLog(BigInt(caller.toString()), BigInt(to.toString()), value), ordinal: frame.ordinal }]
      : []
    const entries = [...own, ...frame.entries]
    const outer = this.#frames.at(-1)
    if (outer) outer.entries.push(...entries)
    else this.#entries = entries
  }
}
