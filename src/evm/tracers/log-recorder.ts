import { type Address, bigIntToHash, bigIntToWord, type Hash } from '../../primitives/hex.js'
import type { EmittedLog } from '../emitted-log.js'
import type { FrameResult, TracedFrame, Tracer } from '../tracer.js'

/** Address that represents ether in a list of tokens (ERC-7528). */
export const ETHER: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** keccak256('Transfer(address,address,uint256)') */
const TRANSFER: Hash = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

function transferLog({ from, to, value = 0n }: TracedFrame): EmittedLog {
  return { address: ETHER, topics: [TRANSFER, bigIntToHash(BigInt(from)), bigIntToHash(BigInt(to))], data: bigIntToWord(value) }
}

/** A log with its index among all logs that a run emitted. */
export interface RecordedLog {
  readonly log: EmittedLog
  readonly ordinal: number
}

/** Numbers the logs of a run in the order of emission, reverted logs included. Records transfers of ether as if ether were an ERC-20 token. */
export class LogRecorder implements Tracer {
  readonly #withTransfers: boolean
  /** Logs of the open frames. */
  #frames: RecordedLog[][] = []
  #logs: readonly RecordedLog[] = []
  #emitted = 0

  constructor(withTransfers: boolean) {
    this.#withTransfers = withTransfers
  }

  /** Logs that were not reverted. */
  get logs(): readonly RecordedLog[] {
    return this.#logs
  }

  /** Number of all logs, reverted ones included. */
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
