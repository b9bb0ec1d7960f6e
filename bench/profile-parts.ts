/** Divides a profile of a process among the parts of the project, by the sources that the source maps of `dist/` name. */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number; readonly columnNumber: number }
  readonly children?: readonly number[]
}

/** A profile as `node --cpu-prof` writes it. Times are in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** The first pattern that matches a source decides. */
const PARTS: readonly (readonly [part: string, source: RegExp])[] = [
  ['sign', /secp256k1|libauth|@noble\/curves|@scure|src\/accounts/],
  ['hash', /keccak|@noble\/hashes/],
  ['execute', /src\/evm\//],
  ['state and trie', /src\/state\//],
  ['blocks, receipts, pool', /src\/(?:chain|pool|consensus|events)\//],
  ['requests and answers', /src\/(?:rpc|methods|objects|services)\/|adapters\/|src\/[\w-]+\.ts$/],
  ['the rest of evmbed', /src\/|adapters\/|\.tmp\/|dist\//],
]

/** Returns milliseconds by part. Functions of V8 and of Node count for the code that calls them, and code that runs while a module loads for the loading. */
export function partsOfProfile({ nodes, samples, timeDeltas }: CpuProfile): Map<string, number> {
  const parents = new Map<number, ProfileNode>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node)
  const maps = new Map<string, SourceMap | undefined>()
  const known = new Map<number, string>()

  const ownPart = ({ callFrame: { functionName, url, lineNumber, columnNumber } }: ProfileNode): string | undefined => {
    if (functionName === '(garbage collector)') return 'garbage'
    if (functionName === '(idle)') return 'waiting'
    if (functionName === '(program)') return 'V8 and Node'
    if (url.startsWith('wasm:')) return 'engine, hashes and signatures in WebAssembly'
    if (/^node:internal\/(?:modules|vm|bootstrap|main|process\/esm)/.test(url)) return 'load'
    // The body of a module.
    if (functionName === '' && lineNumber === 0 && columnNumber === 0) return 'load'
    const library = /node_modules\/(viem|ethers|abitype)\//.exec(url)?.[1]
    if (library) return library === 'abitype' ? 'viem' : library
    if (url.includes('/.tmp/bench/')) return 'the test itself'
    if (!url.startsWith('file:')) return undefined
    const source = sourceOf(url, lineNumber, columnNumber)
    return PARTS.find(([, pattern]) => pattern.test(source))?.[0] ?? 'other libraries'
  }
  const sourceOf = (url: string, line: number, column: number): string => {
    if (!maps.has(url)) maps.set(url, readMap(url))
    const entry = maps.get(url)?.findEntry(line, column)
    return entry && 'originalSource' in entry ? entry.originalSource : url
  }
  const partOf = (id: number): string => {
    const found = known.get(id)
    if (found !== undefined) return found
    const node = byId.get(id)
    const parent = parents.get(id)
    const part = (node && ownPart(node)) ?? (parent ? partOf(parent.id) : 'V8 and Node')
    known.set(id, part)
    return part
  }

  const times = new Map<string, number>()
  samples.forEach((id, i) => {
    const part = partOf(id)
    times.set(part, (times.get(part) ?? 0) + (timeDeltas[i] ?? 0) / 1000)
  })
  return times
}

function readMap(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')))
  } catch {
    return undefined
  }
}
