/** Items of a source that Istanbul counts: functions, statements and branches, from its syntax tree. */
import type { SourceFile } from '../source/source-file.js'
import { attribute, isBlock, isStatement, type SyntaxNode } from '../source/syntax.js'

export type BranchKind = 'if' | 'cond-expr' | 'binary-expr' | 'require' | 'try'

export interface SourceFunctionItem {
  readonly node: SyntaxNode
  readonly name: string
  readonly body: SyntaxNode
}

/** One way of a branch. Its count is that of the first code in the node, where there is one. */
export interface BranchArm {
  /** Node of the syntax tree that reports mark. */
  readonly node: SyntaxNode
  /** Undefined for a way without code of its own, such as a missing `else`. */
  readonly counted: SyntaxNode | undefined
  /** Whether a comment excludes it from reports. */
  readonly isIgnored?: boolean
}

export interface BranchItem {
  readonly node: SyntaxNode
  readonly kind: BranchKind
  readonly arms: readonly BranchArm[]
}

/** Items of a file, each in the order of the source. */
export interface SourceItems {
  readonly file: SourceFile
  readonly functions: readonly SourceFunctionItem[]
  readonly statements: readonly SyntaxNode[]
  readonly branches: readonly BranchItem[]
}

/** Returns the items of a file, without those that its comments exclude. Undefined if the build has no syntax tree of it. */
export function sourceItems(file: SourceFile): SourceItems | undefined {
  const { syntax } = file
  if (!syntax) return undefined
  const functions: SourceFunctionItem[] = []
  const statements: SyntaxNode[] = []
  const branches: BranchItem[] = []
  const ignored = ignoredPlaces(file)
  const rest: SyntaxNode[] = [syntax]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isIgnored(node, ignored)) continue
    const named = functionItem(node)
    if (named) functions.push(named)
    if (isCounted(node)) statements.push(node)
    const branch = branchItem(node)
    const way = ignored === 'all' ? undefined : ignored.ways.get(node.start)
    const ignoredArm = way !== undefined && branch?.kind === 'if' ? branch.arms[way] : undefined
    if (branch)
      branches.push(ignoredArm ? { ...branch, arms: branch.arms.map((arm) => ({ ...arm, isIgnored: arm === ignoredArm })) } : branch)
    for (const child of node.children.toReversed()) if (!ignoredArm || child !== ignoredArm.node) rest.push(child)
  }
  return { file, functions, statements, branches }
}

/** A statement that has code: not the place of a modifier's function, nor assembly whose statements are known. */
function isCounted(node: SyntaxNode): boolean {
  if (!isStatement(node) || node.type === 'PlaceholderStatement') return false
  return node.type !== 'InlineAssembly' || node.children.length === 0
}

function functionItem(node: SyntaxNode): SourceFunctionItem | undefined {
  if (node.type !== 'FunctionDefinition' && node.type !== 'ModifierDefinition') return undefined
  const body = node.children.find(isBlock)
  if (!body) return undefined
  const kind = attribute(node, 'kind')
  const isConstructor = attribute(node, 'isConstructor') === true
  const unnamed = typeof kind === 'string' && kind !== 'function' ? kind : isConstructor ? 'constructor' : 'fallback'
  return { node, body, name: node.name || unnamed }
}

function branchItem(node: SyntaxNode): BranchItem | undefined {
  const { children } = node
  switch (node.type) {
    case 'IfStatement': {
      const [, yes, no] = children
      return yes && { node, kind: 'if', arms: [armOf(yes), no ? armOf(no) : { node, counted: undefined }] }
    }
    case 'Conditional': {
      const [, yes, no] = children
      return yes && no && { node, kind: 'cond-expr', arms: [armOf(yes), armOf(no)] }
    }
    case 'BinaryOperation': {
      const operator = attribute(node, 'operator')
      const [left, right] = children
      return (operator === '&&' || operator === '||') && left && right
        ? { node, kind: 'binary-expr', arms: [armOf(left), armOf(right)] }
        : undefined
    }
    case 'FunctionCall':
      return isCheck(node)
        ? {
            node,
            kind: 'require',
            arms: [
              { node, counted: undefined },
              { node, counted: undefined },
            ],
          }
        : undefined
    case 'TryStatement': {
      const clauses = children.filter(({ type }) => type === 'TryCatchClause')
      return { node, kind: 'try', arms: clauses.map((clause) => ({ node: clause, counted: firstOf(clause.children.find(isBlock)) })) }
    }
    default:
      return undefined
  }
}

function armOf(node: SyntaxNode): BranchArm {
  return { node, counted: firstOf(node) }
}

/** Returns the first statement of a block, or what is no block. Undefined for a block without statements. */
function firstOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  let at = node
  while (at && isBlock(at)) at = at.children.find((child) => isBlock(child) || isStatement(child))
  return at
}

/** Returns whether a call is `require` or `assert`. */
function isCheck({ children: [callee] }: SyntaxNode): boolean {
  if (callee?.type !== 'Identifier') return false
  const name = callee.name ?? attribute(callee, 'value')
  return name === 'require' || name === 'assert'
}

// Comments

/** Names of tools whose comments are understood. */
const TOOL = '(?:istanbul|coverage|solcov|solidity-coverage)'
/** Comments of Istanbul: the next node of the syntax tree that begins behind it is excluded with all that is in it, or one way of an `if`. */
const IGNORE = new RegExp(
  `\\/\\*\\s*${TOOL}\\s+ignore\\s+(next|if|else)\\b[\\s\\S]*?\\*\\/|\\/\\/\\s*${TOOL}\\s+ignore\\s+(next|if|else)\\b.*`,
  'g',
)
const IGNORE_FILE = new RegExp(`(?:\\/\\*|\\/\\/)\\s*${TOOL}\\s+ignore\\s+file\\b`)

/** Places in bytes at which something begins that a comment excludes. */
interface IgnoredPlaces {
  readonly nodes: ReadonlySet<number>
  /** Statements of which one way is excluded: 0 is that of `if`, 1 that of `else`. */
  readonly ways: ReadonlyMap<number, 0 | 1>
}

function ignoredPlaces(file: SourceFile): IgnoredPlaces | 'all' {
  const { content = '' } = file
  if (IGNORE_FILE.test(content)) return 'all'
  const encoder = new TextEncoder()
  const nodes = new Set<number>()
  const ways = new Map<number, 0 | 1>()
  for (const { 0: comment, 1: inBlock, 2: inLine, index } of content.matchAll(IGNORE)) {
    const behind = content.slice(index + comment.length)
    const space = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(behind)?.[0] ?? ''
    const place = encoder.encode(content.slice(0, index + comment.length + space.length)).length
    const what = inBlock ?? inLine
    if (what === 'next') nodes.add(place)
    else ways.set(place, what === 'if' ? 0 : 1)
  }
  return { nodes, ways }
}

function isIgnored({ start, parent }: SyntaxNode, ignored: IgnoredPlaces | 'all'): boolean {
  if (ignored === 'all') return true
  return parent !== undefined && ignored.nodes.has(start)
}
