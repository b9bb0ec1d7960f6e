/**
 * Places of arguments, return values and local variables on the stack, in code of the legacy generator. It lays them out in the order of their
 * declarations: arguments, return values, then for each modifier its arguments and the variables in scope at its `_`, then the variables in scope. Code
 * via-IR has no such order.
 */
import { member } from '../primitives/json.js'
import { objectAt } from './compiler-build.js'
import type { SourceCode, SourceFunction, SourceRange } from './source-code.js'
import { attribute, isBlock, type SyntaxNode } from './syntax.js'

/** A variable on the stack. */
export interface LocalPlace {
  readonly name: string
  /** A `VariableDeclaration`, or the `YulTypedName` of a variable of assembly. */
  readonly declaration: SyntaxNode
  /** Items of the stack between the first argument of the function and it. */
  readonly at: number
  /** Items that it takes. */
  readonly size: number
}

/** Variables of a function at one of its instructions. */
export interface LocalPlaces {
  /** Those in scope, in the order of their places. The last may not be on the stack yet. */
  readonly places: readonly LocalPlace[]
  /** Items of the stack that its arguments take. */
  readonly parameters: number
}

/** A part of the stack. One without a declaration holds something else. */
interface Slots {
  readonly declaration: SyntaxNode | undefined
  readonly size: number
}

/** Reason for code of the other generator. */
export const VIA_IR = 'variables on the stack are not available in code via-IR, which has no fixed places for them'
const UNKNOWN_GENERATOR = 'variables on the stack are not available: the build info does not say that the compiler is solc 0.5 or later'
const NOT_A_FUNCTION = 'variables on the stack are not available here'
const ELSEWHERE = 'variables on the stack are not available here: the instruction belongs to another function'
const RETURNING = 'variables on the stack are not available where a function returns'

/**
 * Returns the places of the variables in scope at an instruction; a reason if they are not known.
 *
 * @param callable function that was called
 * @param entry program counter where it begins
 */
export function localsAt(code: SourceCode, callable: SourceFunction, entry: number, pc: number): LocalPlaces | string {
  if (code.generator !== 'legacy') return code.generator === 'IR' ? VIA_IR : UNKNOWN_GENERATOR
  const position = code.positionAt(pc)
  const { node } = callable
  const [parameters, returns] = [parametersOf(node, 'parameters'), parametersOf(node, 'returnParameters')]
  const modifiers = modifiersOf(code, callable)
  if (!position || node.type !== 'FunctionDefinition' || !parameters || !returns || !modifiers) return NOT_A_FUNCTION
  const stack = new Layout()
  if (position.function?.node === node) {
    if (position.node === node && !isBeginning(code, node, entry, pc)) return RETURNING
    stack.add([...parameters, ...returns], true)
    const body = bodyOf(node)
    if (!body || position.start < body.start) return { places: stack.places, parameters: sizeOf(parameters) }
    for (const modifier of modifiers) {
      const slots = slotsAround(modifier)
      if (!slots) return NOT_A_FUNCTION
      stack.add(slots, false)
    }
    const declared = declaredBefore(body, position)
    if (!declared) return ELSEWHERE
    stack.add(declared, true)
    return { places: stack.places, parameters: sizeOf(parameters) }
  }
  const here = position.function ? modifiers.indexOf(position.function.node) : -1
  // A function may have the same modifier twice.
  if (here < 0 || modifiers.indexOf(modifiers[here] ?? node, here + 1) >= 0) return ELSEWHERE
  stack.add([...parameters, ...returns], false)
  for (const [index, modifier] of modifiers.slice(0, here + 1).entries()) {
    const body = bodyOf(modifier)
    const own = parametersOf(modifier, 'parameters')
    const slots =
      index < here ? slotsAround(modifier) : own && body && position.start >= body.start ? declaredBefore(body, position) : undefined
    if (!slots || !own) return NOT_A_FUNCTION
    stack.add(index < here ? slots : [...own, ...slots], index === here)
  }
  return { places: stack.places, parameters: sizeOf(parameters) }
}

class Layout {
  readonly places: LocalPlace[] = []
  #at = 0

  add(slots: readonly Slots[], isInScope: boolean): void {
    for (const { declaration, size } of slots) {
      if (isInScope && declaration?.name) this.places.push({ name: declaration.name, declaration, at: this.#at, size })
      this.#at += size
    }
  }
}

function sizeOf(slots: readonly Slots[]): number {
  return slots.reduce((sum, { size }) => sum + size, 0)
}

/** Instructions of the function as a whole are at its beginning, where return values are made, and at its end, where the stack is cleared. */
function isBeginning(code: SourceCode, node: SyntaxNode, entry: number, pc: number): boolean {
  const [first, last] = [code.indexAt(entry), code.indexAt(pc)]
  if (first === undefined || last === undefined || last < first) return false
  for (let index = first; index <= last; index++) {
    const at = code.pcs[index] ?? 0
    if (code.positionAt(at)?.node !== node || (index > first && code.isJumpDestination(at))) return false
  }
  return true
}

function bodyOf(callable: SyntaxNode): SyntaxNode | undefined {
  return callable.children.find(isBlock)
}

/** Returns the slots of parameters or return values; undefined if a type is not known. */
function parametersOf(node: SyntaxNode, name: 'parameters' | 'returnParameters'): readonly Slots[] | undefined {
  const list = attribute(node, name)
  const found = node.children.find(({ json }) => json === list)
  return found ? slotsOf(found.children) : []
}

function slotsOf(declarations: readonly SyntaxNode[]): readonly Slots[] | undefined {
  const slots: Slots[] = []
  for (const declaration of declarations) {
    if (declaration.type !== 'VariableDeclaration') continue
    const size = sizeOnStack(declaration)
    if (size === undefined) return undefined
    slots.push({ declaration, size })
  }
  return slots
}

/** References to call data with a length, and functions of other contracts, take two items. */
function sizeOnStack({ json }: SyntaxNode): number | undefined {
  const type = objectAt(json, 'typeDescriptions')
  const id = type && member(type, 'typeIdentifier')
  if (typeof id !== 'string') return undefined
  return id.startsWith('t_function_external') || /(?:\$dyn|^t_bytes|^t_string)_calldata(?:_ptr)?$/.test(id) ? 2 : 1
}

/** Returns the modifiers of a function in their order, those that are overridden as the contract has them; undefined if one is not known. */
function modifiersOf(code: SourceCode, { node }: SourceFunction): readonly SyntaxNode[] | undefined {
  const found: SyntaxNode[] = []
  for (const invocation of node.children) {
    if (invocation.type !== 'ModifierInvocation') continue
    const name = objectAt(invocation.json, 'modifierName')
    const id = name && member(name, 'referencedDeclaration')
    const definition = typeof id === 'number' ? code.definition(id)?.node : undefined
    if (!definition) return undefined
    // Constructors of base contracts are written like modifiers.
    if (definition.type !== 'ModifierDefinition') continue
    const isVirtual = name !== undefined && !String(member(name, 'name')).includes('.') && attribute(definition, 'virtual') === true
    const isSame = ({ node: other }: SourceFunction) => other.type === 'ModifierDefinition' && other.name === definition.name
    // The most derived contract is the first.
    found.push((isVirtual ? code.functions.find(isSame)?.node : undefined) ?? definition)
  }
  return found
}

/** Returns what a modifier has on the stack where the function runs; undefined if it is not the same at each `_`. */
function slotsAround(modifier: SyntaxNode): readonly Slots[] | undefined {
  const [own, body] = [parametersOf(modifier, 'parameters'), bodyOf(modifier)]
  if (!own || !body) return undefined
  const layouts: (readonly Slots[] | undefined)[] = []
  const rest = [...body.children]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.type === 'PlaceholderStatement') layouts.push(declaredBefore(body, node))
    rest.push(...node.children)
  }
  const [first] = layouts
  const isSame = layouts.every((layout) => layout && first && sizeOf(layout) === sizeOf(first))
  return first && isSame ? [...own, ...first] : undefined
}

/** Returns what is on the stack at a part of a block, in order: the variables in scope. Undefined within functions of assembly. */
function declaredBefore(block: SyntaxNode, { start, end }: Pick<SourceRange, 'start' | 'end'>): readonly Slots[] | undefined {
  const found: Slots[] = []
  const add = (declarations: readonly SyntaxNode[]) => {
    const slots = slotsOf(declarations)
    if (slots) found.push(...slots)
    return slots !== undefined
  }
  for (let node: SyntaxNode = block; ; ) {
    const isWhole = node.start === start && node.end === end
    const inner = isWhole ? undefined : node.children.find((child) => child.start <= start && end <= child.end)
    for (const child of node.children) {
      if (child === inner) break
      // The code of a loop itself runs behind its initialization.
      const isBefore = child.end <= start || (isWhole && node.type === 'ForStatement')
      if (isBefore && child.type === 'VariableDeclarationStatement' && !add(child.children)) return undefined
      const isScope = child.type === 'YulVariableDeclaration' || (node.type === 'YulForLoop' && child === node.children[0])
      if (isBefore && isScope) found.push(...yulVariables(child))
    }
    if (!inner) return found
    if (inner.type === 'YulFunctionDefinition') return undefined
    if (node.type === 'TryCatchClause' && isBlock(inner)) {
      const parameters = parametersOf(node, 'parameters')
      if (!parameters) return undefined
      found.push(...parameters)
    }
    // The value that the cases are compared with.
    if (inner.type === 'YulCase') found.push({ declaration: undefined, size: 1 })
    node = inner
  }
}

function yulVariables(node: SyntaxNode): Slots[] {
  if (node.type === 'YulBlock') return node.children.filter(({ type }) => type === 'YulVariableDeclaration').flatMap(yulVariables)
  return node.children.filter(({ type }) => type === 'YulTypedName').map((declaration) => ({ declaration, size: 1 }))
}
