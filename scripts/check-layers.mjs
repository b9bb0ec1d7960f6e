// @ts-check
/**
 * Checks the layers (docs/architecture.md): a lower layer never imports a higher one, adapters import the core through `src/internal.ts` only, or its parts for the planner and for coverage, and no
 * files import each other in a circle. Imports of types count like all others.
 *
 *     node scripts/check-layers.mjs
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'

/** Modules of src/, lowest layer first. A module is a folder or a file. */
export const LAYERS = [
  ['primitives'],
  ['wire'],
  ['store'],
  ['state'],
  ['fork'],
  ['evm'],
  ['chain', 'consensus', 'pool'],
  ['events', 'accounts', 'planner', 'abi', 'explain', 'source'],
  ['balances', 'coverage', 'debugger', 'gas-profile'],
  ['rpc'],
  ['persistence'],
  ['host', 'objects', 'options', 'services'],
  ['dumps'],
  ['methods'],
  [
    'version',
    'route-services',
    'node-events',
    'node',
    'first-block',
    'stored-export',
    'assembly',
    'warm-up',
    'embedded-node',
    'provider',
    'index',
    'internal',
    'internal-planner',
    'internal-coverage',
    'internal-gas-profile',
    'internal-debugger',
  ],
]

/**
 * Layers within a module, lowest layer first: its folders, and its files by their names.
 *
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const INNER_LAYERS = {
  planner: [
    ['errors', 'decimal', 'chain-access'],
    ['pools'],
    ['snapshot'],
    ['legs', 'wire'],
    ['messages'],
    ['bridges'],
    ['document', 'registry'],
    ['prices', 'live', 'search'],
    ['route'],
    ['listings', 'transactions'],
    ['tracking'],
    ['endpoints'],
    ['exchanges'],
    ['options', 'services'],
    ['snapshot-source', 'planner-calls', 'transfers'],
    ['planner'],
    ['create-planner', 'node-planner'],
    ['lazy-planner'],
    ['index'],
  ],
}

/** The only folder that imports EthereumJS. It is loaded on first use, so a node that does not use it does not load it. */
const ETHEREUMJS_FOLDER = 'src/evm/ethereumjs/'
const ETHEREUMJS_PACKAGE = '@ethereumjs/'
/** RLP codec without dependencies. Every folder may import it. */
const RLP_PACKAGE = '@ethereumjs/rlp'

/** Files of the core that adapters import. */
const INTERNAL = [
  'src/internal.ts',
  'src/internal-planner.ts',
  'src/internal-coverage.ts',
  'src/internal-gas-profile.ts',
  'src/internal-debugger.ts',
]

/** The entry of the package, that of tests, and the files of the command line that `evmbed dev` loads. What they import without `import()` is loaded before the first answer. */
const ENTRIES = [
  'src/index.ts',
  'adapters/cli/main.ts',
  'adapters/cli/cli.ts',
  'adapters/cli/dev.ts',
  'adapters/testing/index.ts',
  'adapters/testing/internal/index.ts',
]
/**
 * Files, folders and packages that no entry loads at once, with the first use that loads them. A page does not fetch them at its start, and a
 * process does not compile them.
 */
const LOADED_LATER = new Map([
  ['src/evm/ethereumjs/', 'the first run that needs the reference'],
  ['src/evm/wasm/', 'the first run'],
  ['src/evm/tracers/', 'the first trace'],
  ['src/methods/debug/', 'the first call of a debug method'],
  ['src/methods/test-chain/', 'the first call of a method of test chains'],
  ['src/methods/eth/later-methods.ts', 'the first call of one of its methods'],
  ['src/methods/documented/', "the option interface: 'documented'"],
  ['src/chain/import.ts', 'the first import'],
  ['src/chain/block-validation.ts', 'the first import or export'],
  ['src/chain/forked-chain.ts', 'a fork of a remote chain'],
  ['src/fork/remote-source.ts', 'a fork of a remote chain'],
  ['src/services/remote-history.ts', 'a fork of a remote chain'],
  ['src/services/explanations.ts', 'the first explanation'],
  ['src/source/source-codes.ts', 'the first position in a source'],
  ['src/services/simulation/simulate.ts', 'the first call of eth_simulateV1'],
  ['src/planner/endpoints/endpoint.ts', 'the first request to the planner'],
  ['src/planner/planner.ts', 'the first request to the planner'],
  ['src/planner/bridges/bridges.ts', 'the first request to the planner'],
  ['src/planner/registry/', 'the first request to the planner'],
  ['src/planner/live/live-pools.ts', 'the first request to the planner'],
  ['src/persistence/chain-persistence.ts', 'the first store'],
  ['src/persistence/stored-chain.ts', 'the first store'],
  ['src/dumps/state-dump.ts', 'the first state dump'],
  ['ethereum-cryptography/aes.js', 'the first key file'],
  ['ethereum-cryptography/scrypt.js', 'the first key file'],
  ['ethereum-cryptography/pbkdf2.js', 'the first key file'],
  ['ethereum-cryptography/bip39/', 'the first mnemonic that is not the default'],
  ['src/balances/answer.ts', 'the first request for balances'],
  ['src/balances/readers.ts', 'the first request for balances'],
  ['ws', 'the first upgrade to WebSocket'],
  ['node:http', 'the start of a server'],
  ['node:https', 'the start of a server'],
  ['node:crypto', 'the first credential'],
  ['node:zlib', 'the first long answer'],
  ['adapters/profiling/', 'evmbed start'],
  ['adapters/metrics/', 'evmbed start'],
  ['adapters/page/files.ts', 'the first visit of the page'],
  ['adapters/cometbft/', 'a validator'],
  ['adapters/testing/failure-report.ts', 'the first test that fails'],
  ['adapters/testing/solidity-frames.ts', 'the first test that fails'],
  ['adapters/testing/matchers/', 'the first matcher'],
  ['adapters/testing/gas/', 'a gas report or snapshot'],
  ['adapters/coverage/', 'evmbed coverage'],
  ['adapters/debugger/', 'evmbed debug'],
  ['src/debugger/', 'the first session'],
  ['src/coverage/', 'evmbed coverage'],
])

/** Modules that are independent of the chain: they read through `request` and injected data sources. */
const APART = ['planner', 'balances']
const CHAIN = ['state', 'fork', 'evm', 'chain', 'consensus', 'pool']

/**
 * @typedef {{ specifier: string, typeOnly: boolean, isDynamic: boolean, line: number }} Import
 * @typedef {{ from: string, to: string, typeOnly: boolean, isDynamic: boolean, line: number }} Edge between two files of the project
 */

/**
 * Checks the layers of all sources.
 *
 * @param {ReadonlyMap<string, string>} files the sources by their path from the project's root, with forward slashes
 * @returns {string[]} the violations, a line each
 */
export function checkLayers(files) {
  const edges = [...files].flatMap(([path, text]) => edgesOf(path, text, files))
  const unlisted = [...files.keys()]
    .filter((path) => path.startsWith('src/') && layerOf(moduleOf(path)) < 0)
    .map((path) => `${path} is in no module: name it in scripts/check-layers.mjs`)
  const unlayered = [...files.keys()]
    .filter((path) => path.startsWith('src/') && INNER_LAYERS[moduleOf(path)]?.flat().includes(partOf(path)) === false)
    .map((path) => `${path} is in no layer of ${moduleOf(path)}: name it in scripts/check-layers.mjs`)
  const engines = [...files].flatMap(([path, text]) => ethereumjsImports(path, text))
  return [
    ...unlisted,
    ...unlayered,
    ...engines,
    ...edges.flatMap(forbidden),
    ...ENTRIES.flatMap((entry) => loadedTooEarly(entry, files)),
    ...circles(edges),
  ]
}

/**
 * Returns a shortest chain of imports from an entry to each file or package that must be loaded later.
 *
 * @param {string} entry
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
function loadedTooEarly(entry, files) {
  const chains = files.has(entry) ? [[entry]] : []
  const seen = new Set([entry])
  const found = []
  for (const chain of chains) {
    const last = chain.at(-1) ?? ''
    const [, occasion] = [...LOADED_LATER].find(([path]) => isWithin(last, path)) ?? []
    if (occasion) found.push(`loaded at once: ${chain.join(' > ')}: ${occasion} loads it, by import()`)
    if (occasion || !files.has(last)) continue
    for (const { specifier, typeOnly, isDynamic } of importsOf(last, files.get(last) ?? '')) {
      const next = specifier.startsWith('.') ? resolveImport(last, specifier, files) : specifier
      if (typeOnly || isDynamic || seen.has(next)) continue
      seen.add(next)
      chains.push([...chain, next])
    }
  }
  return found
}

/**
 * @param {string} path
 * @param {string} place a file, a package, or a folder with a slash at its end
 */
function isWithin(path, place) {
  return path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`)
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]} the imports of EthereumJS by a file outside its folder
 */
function ethereumjsImports(path, text) {
  if (path.startsWith(ETHEREUMJS_FOLDER)) return []
  return importsOf(path, text)
    .filter(({ specifier }) => specifier.startsWith(ETHEREUMJS_PACKAGE) && specifier !== RLP_PACKAGE)
    .map(({ specifier, line }) => `${path}:${line} imports ${specifier}: only ${ETHEREUMJS_FOLDER} knows EthereumJS`)
}

/** @param {Edge} edge */
function forbidden(edge) {
  const { from, to, line } = edge
  const reason = reasonAgainst(from, to) ?? reasonAgainstLoading(edge)
  return reason ? [`${from}:${line} imports ${to}: ${reason}`] : []
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined}
 */
function reasonAgainst(from, to) {
  const [fromTop, fromFolder] = from.split('/')
  const [toTop, toFolder] = to.split('/')
  if (fromTop === 'src') {
    if (toTop !== 'src') return 'the core imports nothing outside src'
    const [module, other] = [moduleOf(from), moduleOf(to)]
    if (layerOf(module) < layerOf(other)) return `${module} is below ${other}`
    if (APART.includes(module) && CHAIN.includes(other)) return `${module} knows nothing of the chain`
    if (module === other) return reasonWithin(module, from, to)
  } else {
    if (toTop === 'src' && !INTERNAL.includes(to)) return 'an adapter imports only src/internal.ts'
    if (toTop === 'adapters' && toFolder !== fromFolder && posix.basename(to) !== 'index.ts') {
      return 'an adapter imports only the index.ts of another'
    }
    if (toTop !== 'src' && toTop !== 'adapters') return 'an adapter imports nothing outside src and adapters'
  }
  return undefined
}

/**
 * @param {string} module
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined}
 */
function reasonWithin(module, from, to) {
  const layers = INNER_LAYERS[module]
  if (!layers) return undefined
  const layerIn = (/** @type {string} */ part) => layers.findIndex((parts) => parts.includes(part))
  const [part, other] = [partOf(from), partOf(to)]
  return layerIn(part) < layerIn(other) ? `${module}/${part} is below ${module}/${other}` : undefined
}

/** @param {string} path `src/planner/route/quote.ts` is in the part `route`, `src/planner/errors.ts` in `errors` */
function partOf(path) {
  return (path.split('/')[2] ?? '').replace(/\.ts$/, '')
}

/**
 * @param {Edge} edge
 * @returns {string | undefined}
 */
function reasonAgainstLoading({ from, to, typeOnly, isDynamic }) {
  const isLoadedAtOnce = to.startsWith(ETHEREUMJS_FOLDER) && !from.startsWith(ETHEREUMJS_FOLDER) && !typeOnly && !isDynamic
  return isLoadedAtOnce ? 'EthereumJS is loaded when it is first needed, by import()' : undefined
}

/** @param {string} path `src/pool/pool.ts` is in `pool`, `src/node.ts` is in `node` */
function moduleOf(path) {
  return (path.split('/')[1] ?? '').replace(/\.ts$/, '')
}

/** @param {string} module */
function layerOf(module) {
  return LAYERS.findIndex((modules) => modules.includes(module))
}

/**
 * Returns one shortest cycle for every set of files that import each other (a strongly connected component).
 *
 * @param {readonly Edge[]} edges
 */
function circles(edges) {
  /** @type {Map<string, string[]>} */
  const imports = new Map()
  for (const { from, to } of edges) imports.set(from, [...(imports.get(from) ?? []), to])
  const found = []
  const reported = new Set()
  for (const start of [...imports.keys()].sort()) {
    if (reported.has(start)) continue
    const circle = shortestCircle(start, imports)
    if (!circle) continue
    for (const path of circle) reported.add(path)
    found.push(`circle: ${circle.join(' > ')}`)
  }
  return found
}

/**
 * @param {string} start
 * @param {ReadonlyMap<string, string[]>} imports
 */
function shortestCircle(start, imports) {
  const paths = [[start]]
  const seen = new Set()
  for (const path of paths) {
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}

/**
 * @param {string} path
 * @param {string} text
 * @param {ReadonlyMap<string, string>} files
 * @returns {Edge[]}
 */
function edgesOf(path, text, files) {
  return importsOf(path, text)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, ...rest }) => ({ from: path, to: resolveImport(path, specifier, files), ...rest }))
}

/**
 * @param {string} from
 * @param {string} specifier
 * @param {ReadonlyMap<string, string>} files
 */
function resolveImport(from, specifier, files) {
  const target = posix.join(posix.dirname(from), specifier)
  const candidates = [target.replace(/\.js$/, '.ts'), `${target}.ts`, `${target}/index.ts`]
  return candidates.find((candidate) => files.has(candidate)) ?? target
}

/**
 * Returns the imports of a file: import and export declarations, `import()`, and types written `import('…')`.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Import[]}
 */
function importsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  /** @type {Import[]} */
  const imports = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    const found = importOf(node)
    if (found && ts.isStringLiteralLike(found.specifier)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      imports.push({ specifier: found.specifier.text, typeOnly: found.typeOnly, isDynamic: ts.isCallExpression(node), line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}

/**
 * @param {ts.Node} node
 * @returns {{ specifier: ts.Node, typeOnly: boolean } | undefined}
 */
function importOf(node) {
  if (ts.isImportDeclaration(node)) {
    return { specifier: node.moduleSpecifier, typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) return { specifier: node.moduleSpecifier, typeOnly: node.isTypeOnly }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return { specifier: node.argument.literal, typeOnly: true }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]) {
    return { specifier: node.arguments[0], typeOnly: false }
  }
  return undefined
}

/** @param {string} root the project's root */
function readSources(root) {
  return new Map(
    ['src', 'adapters']
      .flatMap((folder) => readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true }))
      .filter((file) => file.isFile() && file.name.endsWith('.ts'))
      .map((file) => resolve(file.parentPath, file.name))
      .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readSources(fileURLToPath(new URL('..', import.meta.url)))
  const problems = checkLayers(files)
  for (const problem of problems) console.error(problem)
  console.log(`layers: ${files.size} files, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
