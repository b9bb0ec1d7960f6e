/** Members of a compiler's output from which the layout of a contract is read, when it is needed. */
import { isJsonObject, type JsonObject, member } from '../primitives/json.js'
import { type Definitions, readStorageLayout, type StorageLayout } from './storage-layout.js'

/** A contract whose compiler was asked for the places of its variables. */
export interface LayoutSource {
  /** Has `storageLayout`, `transientStorageLayout`, or both. */
  readonly contract: JsonObject
  /** Objects with syntax trees: members of `sources` of the output, or the artifact. */
  readonly sources: JsonObject | undefined
}

const layouts = new WeakMap<LayoutSource, StorageLayout>()

/** Returns the source of a layout; undefined if the contract has none. */
export function layoutSource(contract: JsonObject, sources: JsonObject | undefined): LayoutSource | undefined {
  const [storageLayout, transientStorageLayout] = [member(contract, 'storageLayout'), member(contract, 'transientStorageLayout')]
  if (isMissing(storageLayout) && isMissing(transientStorageLayout)) return undefined
  // The rest of an artifact is not kept.
  return { contract: { storageLayout, transientStorageLayout }, sources }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null
}

/** Returns a layout, which is read once. */
export function layoutOf(source: LayoutSource): StorageLayout {
  const known = layouts.get(source) ?? readStorageLayout(source.contract, definitionsIn(source.sources))
  layouts.set(source, known)
  return known
}

/** Finds definitions in syntax trees when the first is asked for: most contracts need none. */
function definitionsIn(sources: JsonObject | undefined): Definitions {
  let found: Map<number, ReturnType<Definitions>> | undefined
  return (id) => {
    found ??= indexDefinitions(sources)
    return found.get(id)
  }
}

function indexDefinitions(sources: JsonObject | undefined): Map<number, ReturnType<Definitions>> {
  const found = new Map<number, ReturnType<Definitions>>()
  for (const source of Object.values(sources ?? {})) {
    const tree = isJsonObject(source) ? member(source, 'ast') : undefined
    for (const node of nodesOf(tree)) {
      const name = member(node, 'nodeType') === 'ContractDefinition' ? member(node, 'name') : undefined
      for (const json of [node, ...nodesOf(node)]) {
        const id = member(json, 'id')
        if (typeof id === 'number') found.set(id, { json, contract: typeof name === 'string' ? name : undefined })
      }
    }
  }
  return found
}

function nodesOf(json: unknown): JsonObject[] {
  const nodes = isJsonObject(json) ? member(json, 'nodes') : undefined
  return Array.isArray(nodes) ? nodes.filter(isJsonObject) : []
}
