import { SYSTEM_CODE_HASHES } from '../evm/known-system-contracts.js'
import { type Hash, hexToBytes } from '../primitives/hex.js'
import type { Code } from '../state/account.js'
import { SYSTEM_CONTRACTS } from './system-contracts.js'
import { TOOL_CONTRACTS } from './tool-contracts.js'

/** Code of which the hash is a constant. The bytes are decoded when they are first read. */
class KnownCode implements Code {
  readonly #text: string
  readonly hash: Hash
  #bytes: Uint8Array | undefined

  constructor(text: string, hash: Hash) {
    this.#text = text
    this.hash = hash
  }

  get bytes(): Uint8Array {
    this.#bytes ??= hexToBytes(this.#text)
    return this.#bytes
  }
}

const BY_TEXT: ReadonlyMap<string, Code> = new Map([
  ...SYSTEM_CONTRACTS.map(([address, { code = '' }]) => entry(code, SYSTEM_CODE_HASHES.get(address))),
  ...Object.values(TOOL_CONTRACTS).map(({ code, codeHash }) => entry(code, codeHash)),
])

function entry(text: string, hash: Hash | undefined): readonly [text: string, code: Code] {
  if (!hash) throw new RangeError('a system contract without a code hash')
  return [text, new KnownCode(text, hash)]
}

/**
 * Returns the code of a contract that development chains begin with; undefined for other code. Hashing these contracts took a third of the time in which
 * a node starts.
 *
 * @param text hex with `0x`, as the contract's table has it
 */
export function knownCode(text: string | undefined): Code | undefined {
  return text === undefined ? undefined : BY_TEXT.get(text)
}
