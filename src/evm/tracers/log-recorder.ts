import { type Address, bigIntToHash, bigIntToWord, type Hash } from '../../primitives/hex.js'
import type { EmittedLog } from '../emitted-log.js'
import type { FrameResult, TracedFrame, Tracer } from '../tracer.js'

/** ERC-7528: the address that stands for ether among tokens. */
export const ETHER: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** keccak256('Transfer(address,address,uint256)') */
const TRANSFER: Hash = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

function transferLog({ from, to, value = 0n }: TracedFrame): EmittedLog {
  return { address: ETHER, topics: [TRANSFER, bigIntToHash(BigInt(from)), bigIntToHash(BigInt(to))], data: bigIntToWord(value) }
}

/** A log with its place among all that a run has emitted. */
export interface RecordedLog {
  readonly log: EmittedLog
  readonly ordinal: number
}

/**
 * Numbers the logs of a run in the order in which they were emitted, those included that were undone with their frame, and records transfers of
 * ether as if ether were an ERC-20 token.
 */
export class LogRecorder implements Tracer {
  readonly #withTransfers: boolean
  /** The logs of the frames that are open. */
  #frames: RecordedLog[][] = []
  #logs: readonly RecordedLog[] = []
  #emitted = 0

  constructor(withTransfers: boolean) {
    this.#withTransfers = withTransfers
  }

  /** The logs that stayed. */
  get logs(): readonly RecordedLog[] {
    return this.#logs
  }

  /** How many there were in all. */
  get emitted(): number {
    return this.#emitted
  }

  begin(): void {
    this.#frames = []
    this.#logs = []
    this.#emitted = 0
  }

  enter(frame: TracedFrame): void {
    this.#frames.push([])
    const { type, value = 0n } = frame
    if (this.#withTransfers && value > 0n && type !== 'DELEGATECALL') this.log(transferLog(frame))
  }

  log(log: EmittedLog): void {
    this.#frames.at(-1)?.push({ log, ordinal: this.#emitted++ })
  }

  exit({ reverted }: FrameResult): void {
    const own = this.#frames.pop() ?? []
    const logs = reverted ? [] : own
    const outer = this.#frames.at(-1)
    if (!outer) this.#logs = logs
    // One by one: spreading a hundred thousand arguments overflows the stack.
    else for (const log of logs) outer.push(log)
  }
}
