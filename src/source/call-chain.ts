/** Calls of functions in one another, as the syntax tree has them. */
import { member } from '../primitives/json.js'
import { objectAt } from './compiler-build.js'
import type { SourceCode, SourceFunction } from './source-code.js'
import { attribute, type SyntaxNode } from './syntax.js'

/** Calls in one another that the optimiser has put into one function. */
const LONGEST_CHAIN = 12
/** Functions that are looked at to find a chain. */
const MOST_LOOKED_AT = 200

/**
 * Returns the functions from the innermost to a frame's own one, each called by the next: through functions that the frame has been in, otherwise through
 * others if only one chain of calls is possible. Undefined if there is none.
 */
export function chainTo(
  code: SourceCode,
  innermost: SourceFunction,
  own: SourceFunction | undefined,
  visited: ReadonlyMap<SourceFunction, unknown>,
): SourceFunction[] | undefined {
  const chain = [innermost]
  const rest = [...visited.keys()].reverse()
  for (let called = innermost; called !== own; ) {
    const caller = rest.find((callable) => !chain.includes(callable) && callOf(callable, called, 0) !== undefined)
    if (!caller) break
    chain.push(caller)
    called = caller
  }
  // The constructor of a derived contract runs those of its bases without a call.
  if (own && own.name === 'constructor' && chain.at(-1)?.name === 'constructor' && chain.at(-1) !== own) chain.push(own)
  if (!own || chain.at(-1) === own) return chain
  const chains: SourceFunction[][] = []
  const open = [[innermost]]
  for (let looked = 0; looked < MOST_LOOKED_AT && chains.length < 2; looked++) {
    const next = open.shift()
    const last = next?.at(-1)
    if (!next || !last) break
    if (last === own) chains.push(next)
    else if (next.length < LONGEST_CHAIN) {
      for (const caller of code.functions) if (!next.includes(caller) && callOf(caller, last, 0)) open.push([...next, caller])
    }
  }
  return open.length === 0 && chains.length === 1 ? chains[0] : undefined
}

const calls = new WeakMap<SyntaxNode, readonly SyntaxNode[]>()

/** Returns the calls of functions, and the uses of modifiers, in a function. */
function callsIn(callable: SyntaxNode): readonly SyntaxNode[] {
  const known = calls.get(callable)
  if (known) return known
  const found: SyntaxNode[] = []
  const rest = [...callable.children]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.type === 'FunctionCall' || node.type === 'ModifierInvocation') found.push(node)
    rest.push(...node.children)
  }
  found.sort((one, other) => one.start - other.start)
  calls.set(callable, found)
  return found
}

/** Returns the call of a function, or the use of a modifier, in another one: of several, the last one before a place, or the first. */
export function callOf({ node }: SourceFunction, called: SourceFunction, place: number): SyntaxNode | undefined {
  const found = callsIn(node).filter((call) => isCallOf(call, called))
  return found.findLast(({ start }) => start <= place) ?? found[0]
}

function isCallOf({ children }: SyntaxNode, { name, node }: SourceFunction): boolean {
  const [callee] = children
  if (!callee) return false
  const id = attribute(callee, 'referencedDeclaration')
  // A call of another contract, or of the same one as another, is a frame of the EVM.
  const type = objectAt(callee.json, 'typeDescriptions')
  if (type && String(member(type, 'typeIdentifier')).startsWith('t_function_external')) return false
  // The base of a constructor is named by its contract.
  if (name === 'constructor') return typeof id === 'number' && id === node.parent?.id
  if (typeof id === 'number' && node.id !== undefined) {
    // Of a function that is overridden, the compiler names the one that the caller sees.
    const bases = attribute(node, 'baseFunctions') ?? attribute(node, 'superFunction')
    return id === node.id || (Array.isArray(bases) ? bases.includes(id) : bases === id)
  }
  // The syntax trees of old compilers have it elsewhere.
  const calleeName =
    attribute(callee, 'memberName') ?? attribute(callee, 'member_name') ?? attribute(callee, 'name') ?? attribute(callee, 'value')
  return calleeName === name
}
