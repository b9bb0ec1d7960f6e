/** Addresses of instructions for a client: numbers, of which each code has its own. */
import type { DebugProtocol } from '@vscode/debugprotocol'
import { type DebugSession, hexToBytes } from '../../../src/internal.js'
import { disassembled, type Instruction } from '../../../src/internal-debugger.js'
import { numberIn } from '../expressions.js'
import { type Arguments, countIn, numberOf, refusal, textIn } from './requests.js'

/** Bytes of one answer. */
export const MOST_BYTES = 65_536
/** Addresses of a code begin at a multiple of this. */
const CODE_SPACE = 2n ** 32n
const MOST_INSTRUCTIONS = 10_000

export interface KnownCode {
  readonly address: string
  readonly hex: string
  readonly instructions: readonly Instruction[]
}

/** Codes in the order in which they were seen. */
export class CodeReferences {
  readonly #codes: KnownCode[] = []

  /** Returns the code that runs, which is that of an account. */
  async running(session: DebugSession, address: string): Promise<KnownCode> {
    const hex = await session.code()
    const known = this.#codes.find((code) => code.address === address && code.hex === hex)
    if (known) return known
    const added = { address, hex, instructions: disassembled(hexToBytes(hex)) }
    this.#codes.push(added)
    return added
  }

  /** Returns the address of an instruction. */
  reference(code: KnownCode, pc: number): string {
    return `0x${(BigInt(this.#codes.indexOf(code) + 1) * CODE_SPACE + BigInt(pc)).toString(16)}`
  }

  /** Returns the code at an address, some bytes further on. */
  find(reference: string, offset: number): { readonly code: KnownCode; readonly pc: number } {
    const number = numberIn(reference)
    const at = number === undefined || !Number.isSafeInteger(offset) ? -1n : number + BigInt(offset)
    const code = at < CODE_SPACE || at >= CODE_SPACE * 1_000_000n ? undefined : this.#codes[Number(at / CODE_SPACE) - 1]
    if (!code) throw refusal('there is no instruction at this address')
    return { code, pc: Number(at % CODE_SPACE) }
  }

  disassemble(given: Arguments): DebugProtocol.DisassembleResponse['body'] {
    const count = countIn(given, 'instructionCount') ?? 0
    if (count > MOST_INSTRUCTIONS) throw refusal(`expected at most ${MOST_INSTRUCTIONS} instructions`)
    const { code, pc } = this.find(textIn(given, 'memoryReference'), Number(given.offset ?? 0))
    const at = code.instructions.findIndex((instruction) => instruction.pc + instruction.size > pc)
    const skipped =
      typeof given.instructionOffset === 'number' && Number.isSafeInteger(given.instructionOffset) ? given.instructionOffset : 0
    const first = (at < 0 ? code.instructions.length : at) + skipped
    return {
      instructions: Array.from({ length: count }, (_, index): DebugProtocol.DisassembledInstruction => {
        const instruction = code.instructions[first + index]
        // As many as were asked for are answered: there is nothing before the code and behind it.
        if (!instruction) return { address: `0x${Math.max(0, first + index).toString(16)}`, instruction: '', presentationHint: 'invalid' }
        const bytes = code.hex.slice(2 + 2 * instruction.pc, 2 + 2 * (instruction.pc + instruction.size))
        return {
          address: this.reference(code, instruction.pc),
          instruction: `${instruction.pc} ${instruction.text}`,
          instructionBytes: bytes,
        }
      }),
    }
  }

  /** Memory begins at 0, and codes where their instructions have addresses. */
  async readMemory(session: DebugSession, given: Arguments): Promise<DebugProtocol.ReadMemoryResponse['body']> {
    const [count, offset] = [countIn(given, 'count') ?? 0, given.offset === undefined ? 0 : numberOf(given, 'offset')]
    const reference = numberIn(textIn(given, 'memoryReference'))
    if (reference === undefined) throw refusal('expected an offset in memory, or the address of an instruction')
    const start = reference + BigInt(offset)
    const isCode = start >= CODE_SPACE
    const hex = isCode ? this.find(textIn(given, 'memoryReference'), offset).code.hex : (await session.machine()).memory
    const at = Number(isCode ? start % CODE_SPACE : start)
    const bytes = at < 0 ? new Uint8Array() : hexToBytes(hex as `0x${string}`).subarray(at, at + Math.min(count, MOST_BYTES))
    return {
      address: `0x${(start < 0n ? 0n : start).toString(16)}`,
      data: Buffer.from(bytes).toString('base64'),
      unreadableBytes: count - bytes.length,
    }
  }
}
