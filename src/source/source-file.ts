import { bytesToHex } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { keccak256 } from '../primitives/keccak.js'
import { readSyntax, type SyntaxNode } from './syntax.js'

/** Line and column, both from 1. Columns count as those of JavaScript's strings do. */
export interface LineAndColumn {
  readonly line: number
  readonly column: number
}

export interface SourceFileParts {
  readonly id: number
  readonly compilerName: string
  readonly name: string
  readonly content: string | undefined
  readonly tree: Json | undefined
  readonly isGenerated: boolean
}

/** A file that a compiler has read, or one that it has made. */
export class SourceFile {
  /** Number of the file in source maps. */
  readonly id: number
  /** Name of the file in the project. */
  readonly name: string
  /** The name that the compiler was given. */
  readonly compilerName: string
  /** Text; undefined if the build does not have it. */
  readonly content: string | undefined
  /** Whether the compiler has made the file: functions in Yul that code of contracts calls. */
  readonly isGenerated: boolean
  readonly #tree: Json | undefined
  #syntax: { readonly top: SyntaxNode | undefined } | undefined
  #bytes: Uint8Array | undefined
  #lines: readonly number[] | undefined
  #isForeign: boolean | undefined

  constructor({ id, compilerName, name, content, tree, isGenerated }: SourceFileParts) {
    this.id = id
    this.name = name
    this.compilerName = compilerName
    this.content = content
    this.isGenerated = isGenerated
    this.#tree = tree
  }

  /** The syntax tree; undefined if the build does not have it. */
  get syntax(): SyntaxNode | undefined {
    this.#syntax ??= { top: readSyntax(this.#tree, this.id) }
    return this.#syntax.top
  }

  /** Number of bytes, of which places in source maps are made. */
  get size(): number {
    return this.#encoded.length
  }

  /** Whether the text is another one than the compiler has read, by its syntax tree: definitions of contracts begin elsewhere. */
  get isForeign(): boolean {
    this.#isForeign ??= this.content !== undefined && !this.isGenerated && this.#hasOtherContracts()
    return this.#isForeign
  }

  /** Keccak-256 of the text, as it is in the metadata of contracts. */
  hash(): string {
    return bytesToHex(keccak256(this.#encoded))
  }

  /** Returns the line and column of a byte. */
  placeOf(offset: number): LineAndColumn {
    const starts = this.#lineStarts
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: this.text(starts[low] ?? 0, offset).length + 1 }
  }

  /** Returns the text between two bytes. */
  text(start: number, end: number): string {
    const { content = '' } = this
    // Most sources have one byte for each character.
    return this.size === content.length ? content.slice(start, end) : new TextDecoder().decode(this.#encoded.subarray(start, end))
  }

  /** Returns a line without its end; undefined if there is none. The first is 1. */
  line(number: number): string | undefined {
    const start = this.#lineStarts[number - 1]
    if (start === undefined || this.content === undefined) return undefined
    return this.text(start, this.#lineStarts[number] ?? this.size).replace(/[\r\n]+$/, '')
  }

  #hasOtherContracts(): boolean {
    const definitions = this.syntax?.children.filter(({ type }) => type === 'ContractDefinition') ?? []
    return definitions.some(({ start, end, name }) => {
      const text = end <= this.size ? this.text(start, Math.min(end, start + 1024)) : ''
      return !/^(?:abstract|contract|interface|library)\b/.test(text) || !text.includes(name ?? '')
    })
  }

  get #encoded(): Uint8Array {
    this.#bytes ??= new TextEncoder().encode(this.content ?? '')
    return this.#bytes
  }

  get #lineStarts(): readonly number[] {
    this.#lines ??= lineStartsOf(this.#encoded)
    return this.#lines
  }
}

/** Lines end with LF, CR or both, as for the compiler's messages. */
function lineStartsOf(bytes: Uint8Array): number[] {
  const starts = [0]
  for (let at = 0; at < bytes.length; at++) {
    const isEnd = bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] !== 0x0a)
    if (isEnd) starts.push(at + 1)
  }
  return starts
}
