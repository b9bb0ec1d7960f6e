/** Syntax trees of solc, in one form for all of its versions. */
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'

/** A node of a syntax tree. */
export interface SyntaxNode {
  /** Kind of the node in the compiler's words: `FunctionDefinition`, `YulIf`. */
  readonly type: string
  /** The compiler's number of the node; undefined in assembly. */
  readonly id: number | undefined
  /** Name of a definition or a declaration. */
  readonly name: string | undefined
  /** First byte in its file. */
  readonly start: number
  /** Byte behind the last one. */
  readonly end: number
  readonly parent: SyntaxNode | undefined
  /** In the order of the source. */
  readonly children: readonly SyntaxNode[]
  /** The node as the compiler has written it. */
  readonly json: JsonObject
}

/** Nodes of one file. A source of a megabyte has fewer; a tree with more is not read. */
const MOST_NODES = 1_000_000

const BLOCKS = new Set(['Block', 'UncheckedBlock', 'YulBlock'])
const STATEMENTS = new Set([
  'Break',
  'Continue',
  'DoWhileStatement',
  'EmitStatement',
  'ExpressionStatement',
  'ForStatement',
  'IfStatement',
  'InlineAssembly',
  'PlaceholderStatement',
  'Return',
  'RevertStatement',
  'Throw',
  'TryStatement',
  'VariableDeclarationStatement',
  'VariableDefinitionStatement',
  'WhileStatement',
  'YulAssignment',
  'YulBreak',
  'YulContinue',
  'YulExpressionStatement',
  'YulForLoop',
  'YulIf',
  'YulLeave',
  'YulSwitch',
  'YulVariableDeclaration',
])

/** Whether a node is a statement. Blocks are none: each of their statements is. */
export function isStatement({ type }: SyntaxNode): boolean {
  return STATEMENTS.has(type)
}

export function isBlock({ type }: SyntaxNode): boolean {
  return BLOCKS.has(type)
}

/** Whether a node is code that may be called: a function, a modifier, or a public variable, which has a getter. */
export function isCallable(node: SyntaxNode): boolean {
  if (node.type === 'VariableDeclaration') {
    return node.parent?.type === 'ContractDefinition' && attribute(node, 'visibility') === 'public'
  }
  return node.type === 'FunctionDefinition' || node.type === 'ModifierDefinition' || node.type === 'YulFunctionDefinition'
}

/** Returns a member of a node. The trees of old compilers have them one level further in. */
export function attribute({ json }: SyntaxNode, name: string): Json | undefined {
  const attributes = member(json, 'attributes')
  return member(json, name) ?? (isJsonObject(attributes) ? member(attributes, name) : undefined)
}

interface GrowingNode extends SyntaxNode {
  readonly children: GrowingNode[]
}

/**
 * Reads a syntax tree. Nothing here is recursive: a tree may be nested deeper than the host's stack has room for.
 *
 * @param file the id that places in the tree must have
 * @returns undefined for what is no tree, or is one of another file
 */
export function readSyntax(tree: Json | undefined, file: number): SyntaxNode | undefined {
  if (!isJsonObject(tree)) return undefined
  const top = nodeOf(tree, undefined, file)
  if (!top) return undefined
  let count = 0
  const rest = [top]
  for (let node = rest.pop(); node; node = rest.pop()) {
    for (const json of jsonNodesIn(node.json)) {
      if (++count > MOST_NODES) return undefined
      const child = nodeOf(json, node, file)
      if (!child) continue
      node.children.push(child)
      rest.push(child)
    }
    node.children.sort((one, other) => one.start - other.start)
  }
  return top
}

function nodeOf(json: JsonObject, parent: GrowingNode | undefined, file: number): GrowingNode | undefined {
  const [type, src, id] = [member(json, 'nodeType') ?? member(json, 'name'), member(json, 'src'), member(json, 'id')]
  // `src` of Yul made for another file, such as that of a generated source, has its own id.
  const [, start, length, source] = (typeof src === 'string' && /^(\d{1,10}):(\d{1,10}):(\d{1,10})$/.exec(src)) || []
  if (typeof type !== 'string' || Number(source) !== file) return undefined
  const first = Number(start)
  return {
    type,
    id: typeof id === 'number' ? id : undefined,
    name: nameIn(json),
    start: first,
    end: first + Number(length),
    parent,
    children: [],
    json,
  }
}

/** In the trees of old compilers, `name` is the kind of the node. */
function nameIn(json: JsonObject): string | undefined {
  const attributes = member(json, 'attributes')
  const name = member(json, 'nodeType') === undefined && isJsonObject(attributes) ? member(attributes, 'name') : member(json, 'name')
  return typeof name === 'string' ? name : undefined
}

/** Old compilers have a list of children; others have children in many members. */
function* jsonNodesIn(json: JsonObject): IterableIterator<JsonObject> {
  for (const value of Object.values(json)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) yield item
    if (isNode(value)) yield value
  }
}

function isNode(value: unknown): value is JsonObject {
  return isJsonObject(value) && member(value, 'src') !== undefined
}
