/** Positions of compiled code in its sources. */

import * as Op from '../evm/opcodes.js'
import { isJsonObject, member } from '../primitives/json.js'
import { type CodeKind, type CompiledCode, generatedFiles } from './compiled-contract.js'
import { objectAt } from './compiler-build.js'
import type { LayoutSource } from './layout-source.js'
import type { LineAndColumn, SourceFile } from './source-file.js'
import { type JumpKind, type MapEntry, parseSourceMap, type SourceMap } from './source-map.js'
import { attribute, isCallable, isStatement, type SyntaxNode } from './syntax.js'

/** A function, a modifier, or the getter of a public variable. */
export interface SourceFunction {
  /** As in the source; `constructor`, `receive` and `fallback` have no other name. */
  readonly name: string
  /** Contract in which it is defined; undefined for a function outside of contracts. */
  readonly contract: string | undefined
  readonly file: SourceFile
  readonly node: SyntaxNode
}

/** `Coin.transfer` */
export function functionName({ contract, name }: SourceFunction): string {
  return contract === undefined ? name : `${contract}.${name}`
}

/** A part of a source. */
export interface SourceRange {
  readonly file: SourceFile
  /** First byte, and the byte behind the last one. */
  readonly start: number
  readonly end: number
}

/** The part of a source from which an instruction was made. */
export interface SourcePosition extends SourceRange {
  /** Place of the first character. */
  readonly place: LineAndColumn
  /** Innermost node of the syntax tree that contains the part. */
  readonly node: SyntaxNode | undefined
  /** Innermost statement that contains it; undefined outside of statements. */
  readonly statement: SyntaxNode | undefined
  /** Function or modifier in which it is. */
  readonly function: SourceFunction | undefined
}

/** Beginning of a function that code of the same contract calls. */
export interface FunctionEntry {
  /** Function of the source; undefined for one that the compiler has made. */
  readonly function: SourceFunction | undefined
  /** The compiler's name: `@_transfer_80`, `abi_decode_t_address`. Undefined if it was found by jumps. */
  readonly name: string | undefined
  /** Items of the stack that it takes and leaves, without the place to which it returns. Undefined if it was found by jumps. */
  readonly slots: { readonly parameters: number; readonly returns: number } | undefined
}

/** Functions that code may have been made from. */
interface Functions {
  /** Those of the contract, the most derived first. */
  readonly own: readonly SourceFunction[]
  /** Those of libraries and outside of contracts. */
  readonly others: readonly SourceFunction[]
}

/**
 * Compiled code with its sources. Which instructions have positions depends on the compiler: code of its own has none, and with the optimiser some code
 * belongs to several places.
 */
export class SourceCode {
  readonly kind: CodeKind
  /** Name of the contract. */
  readonly contract: string
  /** File in which the contract is defined. */
  readonly contractFile: string
  /** Program counters of the instructions, in order. */
  readonly pcs: readonly number[]
  /** Entry of the source map for each instruction; the map may end before the code does. */
  readonly map: SourceMap
  /** By their numbers in the source map, also those that the compiler has made. */
  readonly filesById: ReadonlyMap<number, SourceFile>
  /** Whether the compiler names the beginnings of internal functions. */
  readonly hasFunctionData: boolean
  readonly #code: CompiledCode
  /** Number of the instruction at each program counter; -1 between instructions. */
  readonly #indexes: Int32Array
  readonly #positions = new Map<string, SourcePosition | undefined>()
  /** The same by the number of the instruction, for callers that ask at each instruction of a run. */
  readonly #positionOf: { readonly position: SourcePosition | undefined }[] = []
  readonly #functions = new Map<SyntaxNode, SourceFunction>()
  #entries: ReadonlyMap<number, FunctionEntry> | undefined
  #found: Functions | undefined
  #callables: readonly SourceFunction[] | undefined
  #problem: { readonly text: string | undefined } | undefined

  constructor(code: CompiledCode) {
    this.#code = code
    this.kind = code.kind
    this.contract = code.contract.name
    this.contractFile = code.contract.file
    const { bytes } = code.pattern
    const pcs: number[] = []
    this.#indexes = new Int32Array(bytes.length).fill(-1)
    for (let pc = 0; pc < bytes.length; pc += 1 + pushSize(bytes[pc] ?? 0)) {
      this.#indexes[pc] = pcs.length
      pcs.push(pc)
    }
    this.pcs = pcs
    const text = member(code.json, 'sourceMap')
    this.map = parseSourceMap(typeof text === 'string' ? text : '', pcs.length)
    this.hasFunctionData = Object.keys(objectAt(code.json, 'functionDebugData') ?? {}).length > 0
    this.filesById = new Map([...code.contract.sources.files, ...generatedFiles(code).map((file) => [file.id, file] as const)])
  }

  /** The code as the compiler has written it: zeros where immutables and addresses of libraries are. */
  get bytes(): Uint8Array {
    return this.#code.pattern.bytes
  }

  /** Places of the state variables; undefined if the compiler was not asked for them. */
  get layout(): LayoutSource | undefined {
    return this.#code.contract.layout
  }

  /** The files that the source map may name, without those that the compiler has made. */
  get files(): readonly SourceFile[] {
    return [...this.#code.contract.sources.files.values()]
  }

  /** Why positions are missing that the compiler usually has, the first reason found; undefined if none are. */
  get problem(): string | undefined {
    this.#problem ??= { text: this.#findProblem() }
    return this.#problem.text
  }

  /** Number of the instruction at a program counter; undefined if none begins there. */
  indexAt(pc: number): number | undefined {
    const index = this.#indexes[pc]
    return index === undefined || index < 0 ? undefined : index
  }

  /** Returns the place in the sources of the instruction at a program counter; undefined if it has none. */
  positionAt(pc: number): SourcePosition | undefined {
    const index = this.#indexes[pc] ?? -1
    const entry = this.map.entries[index]
    if (!entry) return undefined
    this.#positionOf[index] ??= { position: this.#positionOfEntry(entry) }
    return this.#positionOf[index].position
  }

  #positionOfEntry({ file, start, length }: MapEntry): SourcePosition | undefined {
    if (file < 0) return undefined
    const key = `${file}:${start}:${length}`
    if (!this.#positions.has(key)) this.#positions.set(key, this.#position(this.filesById.get(file), start, start + length))
    return this.#positions.get(key)
  }

  /** Returns what the compiler says of the jump at a program counter. */
  jumpAt(pc: number): JumpKind | undefined {
    return this.map.entries[this.#indexes[pc] ?? -1]?.jump
  }

  /** Returns the function that begins at a program counter. */
  entryAt(pc: number): FunctionEntry | undefined {
    return this.entries.get(pc)
  }

  /** Beginnings of internal functions, by program counter. */
  get entries(): ReadonlyMap<number, FunctionEntry> {
    this.#entries ??= this.#findEntries()
    return this.#entries
  }

  /** Whether a jump may lead to a program counter. */
  isJumpDestination(pc: number): boolean {
    return this.indexAt(pc) !== undefined && this.#code.pattern.bytes[pc] === Op.JUMPDEST
  }

  /** Returns the function of a node that is one. */
  functionOf(node: SyntaxNode, file: SourceFile): SourceFunction {
    const known = this.#functions.get(node)
    if (known) return known
    const kind = attribute(node, 'kind')
    const isConstructor = kind === 'constructor' || attribute(node, 'isConstructor') === true
    const contract = ancestor(node, ({ type }) => type === 'ContractDefinition')?.name
    const unnamed = isConstructor || (contract !== undefined && node.name === contract && kind === undefined) ? 'constructor' : 'fallback'
    const name = isConstructor || !node.name ? (typeof kind === 'string' && kind !== 'function' ? kind : unnamed) : node.name
    const made = { name, contract, file, node }
    this.#functions.set(node, made)
    return made
  }

  /** Which part of solc has made the code; undefined if that is not known, and for versions before 0.5. */
  get generator(): 'legacy' | 'IR' | undefined {
    const { version, isViaIR } = this.#code.contract.compiler
    if (isViaIR) return 'IR'
    const [, major = 0, minor = 0] = (/^(\d{1,4})\.(\d{1,4})\./.exec(version ?? '') ?? []).map(Number)
    // Without a version, the names of functions are those of one of the two.
    const isNamed =
      version === undefined && Object.keys(objectAt(this.#code.json, 'functionDebugData') ?? {}).some((name) => name.startsWith('@'))
    return major > 0 || minor >= 5 || isNamed ? 'legacy' : undefined
  }

  get isOptimised(): boolean {
    return this.#code.contract.compiler.isOptimised
  }

  /**
   * Functions, modifiers and getters of the contract, those of the most derived contract first, then functions of libraries and outside of contracts in the
   * files that the code was made from.
   */
  get functions(): readonly SourceFunction[] {
    const { own, others } = this.#sources
    this.#callables ??= [...own, ...others]
    return this.#callables
  }

  /**
   * Returns the function that a call from outside is for, or the constructor.
   *
   * @param selector without `0x`; old compilers do not have it in their syntax trees
   * @param name `fallback`, `receive` and `constructor` have no selector
   */
  externalFunction(selector: string | undefined, name: string | undefined): SourceFunction | undefined {
    // Code of a library may be called with a selector that another library of its file has.
    const own = this.#sources.own.filter(({ node }) => node.type !== 'ModifierDefinition')
    const selected = own.find(({ node }) => selector !== undefined && attribute(node, 'functionSelector') === selector)
    if (selected || name === undefined) return selected
    const named = own.filter((callable) => callable.name === name && attribute(callable.node, 'functionSelector') === undefined)
    // Without a constructor of its own, a contract has that of its base.
    if (name === 'constructor')
      return named.find(({ contract }) => contract === this.contract) ?? (named.length === 1 ? named[0] : undefined)
    const open = named.filter(({ node }) => !['internal', 'private'].includes(String(attribute(node, 'visibility'))))
    // A function that is overridden has its name more than once, but not in one contract.
    return open.filter(({ contract }) => contract === open[0]?.contract).length === 1 ? open[0] : undefined
  }

  /** Returns the definition with a number of the compiler. */
  definition(id: number): { readonly node: SyntaxNode; readonly file: SourceFile } | undefined {
    return this.#code.contract.sources.definition(id)
  }

  /** Functions of the contract and its bases, and the others that code may be from. */
  get #sources(): Functions {
    this.#found ??= this.#findFunctions()
    return this.#found
  }

  #findFunctions(): Functions {
    const used = new Set(this.map.entries.map(({ file }) => file))
    const files = this.files.filter(({ id, name }) => used.has(id) || name === this.contractFile)
    const tops = files.flatMap((file) => (file.syntax?.children ?? []).map((node) => ({ node, file })))
    const own = tops.find(
      ({ node, file }) => node.type === 'ContractDefinition' && node.name === this.contract && file.name === this.contractFile,
    )
    const ids = own && attribute(own.node, 'linearizedBaseContracts')
    const bases = (Array.isArray(ids) ? ids : []).flatMap((id) => (typeof id === 'number' ? (this.definition(id) ?? []) : []))
    const others = tops.filter(({ node }) => node.type !== 'ContractDefinition' || attribute(node, 'contractKind') === 'library')
    const functionsIn = (nodes: readonly (typeof tops)[number][]): SourceFunction[] =>
      nodes.flatMap(({ node, file }) => [node, ...node.children].filter(isCallable).map((callable) => this.functionOf(callable, file)))
    const inherited = functionsIn(bases.length > 0 ? bases : own ? [own] : [])
    return { own: inherited, others: functionsIn(others).filter((callable) => !inherited.includes(callable)) }
  }

  /** Returns the position of a part of a file; undefined if the file has no such part, or is not known to be what was compiled. */
  #position(file: SourceFile | undefined, start: number, end: number): SourcePosition | undefined {
    if (!file || this.#problemOf(file) !== undefined || end > file.size) return undefined
    const node = file.syntax && innermost(file.syntax, start, end)
    const callable = node && ancestor(node, isCallable)
    return {
      file,
      start,
      end,
      place: file.placeOf(start),
      node,
      statement: node && ancestor(node, isStatement),
      function: callable && this.functionOf(callable, file),
    }
  }

  /** Why a file has no positions. */
  #problemOf(file: SourceFile): string | undefined {
    const { name, compilerName, content, isGenerated } = file
    if (content === undefined) return `the text of ${name} is missing: add the build info with its input`
    if (isGenerated) return undefined
    const hashes = this.#code.contract.hashes
    const source = hashes && objectAt(hashes, compilerName)
    const hash = source && member(source, 'keccak256')
    const isOther = typeof hash === 'string' ? hash !== file.hash() : file.isForeign
    return isOther ? `the text of ${name} is not the one that was compiled` : undefined
  }

  #findProblem(): string | undefined {
    const { entries, damagedAt } = this.map
    const what = this.kind === 'creation' ? 'bytecode' : 'deployedBytecode'
    if (entries.length === 0) return `there is no source map: select evm.${what}.sourceMap in the outputSelection of the compiler`
    if (damagedAt !== undefined) return `the source map is damaged: entry ${damagedAt} is not valid`
    const used = new Set(entries.map(({ file }) => file))
    // The compiler numbers its own file behind those of the project. Hardhat 3 does not select it.
    const own = 1 + Math.max(...this.files.map(({ id }) => id))
    for (const id of used) {
      if (id < 0 || (id === own && member(this.#code.json, 'generatedSources') === undefined)) continue
      const file = this.filesById.get(id)
      if (!file) return `the source map names file ${id}, which the output of the compiler does not have`
      const problem = this.#problemOf(file)
      if (problem !== undefined) return problem
    }
    const outside = entries.find(({ file, start, length }) => start + length > (this.filesById.get(file)?.size ?? Number.POSITIVE_INFINITY))
    if (outside) return `the source map leads outside of ${this.filesById.get(outside.file)?.name}`
    return this.#isTruncated() ? `the source map ends after ${entries.length} instructions, before the code does` : undefined
  }

  /** Code that can be run ends with the code, or before data, which compilers set off with an instruction that is never reached. */
  #isTruncated(): boolean {
    const { bytes, gaps } = this.#code.pattern
    const end = this.pcs[this.map.entries.length]
    if (end === undefined || end >= bytes.length || gaps[end] === 1) return false
    return bytes[end] !== Op.INVALID && bytes[end] !== Op.STOP
  }

  /** Finds where functions begin: as the compiler says; for functions that it leaves out, at the targets of jumps into functions. */
  #findEntries(): ReadonlyMap<number, FunctionEntry> {
    const entries = new Map<number, FunctionEntry>()
    const { bytes } = this.#code.pattern
    const isBeginning = (pc: unknown): pc is number => typeof pc === 'number' && this.indexAt(pc) !== undefined && bytes[pc] === Op.JUMPDEST
    for (const [pc, target] of this.#jumpsIn()) {
      const position = isBeginning(target) ? this.positionAt(target) : undefined
      const callable = position?.function
      // Code of the caller may have been moved to the target.
      if (!callable || callable.node.start !== position.start || callable.node.end !== position.end) continue
      const { isGenerated } = callable.file
      const entry = { function: isGenerated ? undefined : callable, name: isGenerated ? callable.name : undefined, slots: undefined }
      if (this.jumpAt(pc) === 'in') entries.set(target, entry)
    }
    for (const [name, data] of Object.entries(objectAt(this.#code.json, 'functionDebugData') ?? {})) {
      if (!isJsonObject(data)) continue
      const [pc, id, parameters, returns] = ['entryPoint', 'id', 'parameterSlots', 'returnSlots'].map((key) => member(data, key))
      if (!isBeginning(pc)) continue
      const defined = typeof id === 'number' ? this.definition(id) : undefined
      const isFunction = defined && isCallable(defined.node)
      entries.set(pc, {
        function: isFunction ? this.functionOf(defined.node, defined.file) : undefined,
        name,
        slots: isCount(parameters) && isCount(returns) ? { parameters, returns } : undefined,
      })
    }
    return entries
  }

  /** Jumps right behind the PUSH of their target. */
  *#jumpsIn(): IterableIterator<readonly [pc: number, target: number]> {
    const { bytes } = this.#code.pattern
    for (let index = 1; index < this.map.entries.length; index++) {
      const [pc, before] = [this.pcs[index] ?? 0, this.pcs[index - 1] ?? 0]
      const size = pushSize(bytes[before] ?? 0)
      if (bytes[pc] !== Op.JUMP || size < 1 || size > 3) continue
      yield [pc, bytes.subarray(before + 1, before + 1 + size).reduce((target, octet) => target * 256 + octet, 0)]
    }
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1024
}

function pushSize(opcode: number): number {
  return opcode >= Op.PUSH1 && opcode <= Op.PUSH32 ? opcode - Op.PUSH0 : 0
}

/** Returns the node itself, or the nearest around it, that has a property. */
export function ancestor(node: SyntaxNode, has: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  for (let at: SyntaxNode | undefined = node; at; at = at.parent) if (has(at)) return at
  return undefined
}

/** Returns the innermost node that contains a part of its file. Of several, as a statement that is one expression, the outermost with just this part. */
function innermost(top: SyntaxNode, start: number, end: number): SyntaxNode | undefined {
  if (start < top.start || end > top.end) return undefined
  let node = top
  for (;;) {
    if (node.start === start && node.end === end) return node
    const child = node.children.find((one) => one.start <= start && end <= one.end && (one.start < one.end || start === end))
    if (!child) return node
    node = child
  }
}
