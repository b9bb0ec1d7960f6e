// @ts-check
/**
 * Writes docs/options.md from the doc comments of the options and from the tables of the command line's flags. With `--check`, only checks that the
 * file is current.
 *
 *     node scripts/write-options-reference.mjs [--check]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { loadSources, root, writeOrCheck } from './reference-file.mjs'

/**
 * @typedef {import('../adapters/cli/flag.js').Flag<unknown>} Flag
 * @typedef {import('../adapters/cli/flag.js').FlagTable} FlagTable
 * @typedef {{ readonly name: string, readonly type: string, readonly text: string }} Option
 */

const target = 'docs/options.md'

/** Types of the values of rules without type arguments. @type {Readonly<Record<string, string>>} */
const RULE_TYPES = { integer: 'number', amount: 'bigint', flag: 'boolean', text: 'string', bytes: 'Uint8Array' }
/** Types of rules that other files declare. @type {Readonly<Record<string, string>>} */
const OTHER_RULES = { BALANCE_OPTIONS: 'BalanceOptions', TRANSFER_OPTIONS: 'TransferOptions' }

/** @type {{ DEV_FLAGS: FlagTable, START_FLAGS: FlagTable, ROUTE_FLAGS: FlagTable, TESTNET_FLAGS: FlagTable, EXPORT_FLAGS: FlagTable, COVERAGE_FLAGS: FlagTable, DEBUG_FLAGS: FlagTable, GAS_FLAGS: FlagTable, INIT_FLAGS: FlagTable, ARCHIVE_FLAGS: FlagTable, APP_TOML_FLAGS: FlagTable, placeInAppToml: typeof import('../adapters/cli/start-flags.js').placeInAppToml, TOKEN_VARIABLE: string }} */
const sources = await loadSources(
  'flags',
  `export { DEV_FLAGS } from './adapters/cli/dev-flags.ts'
  export { ROUTE_FLAGS } from './adapters/cli/route-flags.ts'
  export { TESTNET_FLAGS } from './adapters/cli/testnet-flags.ts'
  export { COVERAGE_FLAGS } from './adapters/cli/coverage-flags.ts'
  export { DEBUG_FLAGS } from './adapters/cli/debug-flags.ts'
  export { GAS_FLAGS } from './adapters/cli/gas-flags.ts'
  export { INIT_FLAGS } from './adapters/cli/init-flags.ts'
  export { ARCHIVE_FLAGS, EXPORT_FLAGS } from './adapters/cli/archive-flags.ts'
  export { APP_TOML_FLAGS, placeInAppToml, START_FLAGS } from './adapters/cli/start-flags.ts'
  export { TOKEN_VARIABLE } from './adapters/cli/access.ts'`,
)
const {
  DEV_FLAGS,
  START_FLAGS,
  ROUTE_FLAGS,
  TESTNET_FLAGS,
  EXPORT_FLAGS,
  COVERAGE_FLAGS,
  DEBUG_FLAGS,
  GAS_FLAGS,
  INIT_FLAGS,
  ARCHIVE_FLAGS,
  APP_TOML_FLAGS,
  placeInAppToml,
  TOKEN_VARIABLE,
} = sources

const text = `${[
  '# Options',
  '<!-- Written by `npm run docs` from the doc comments of the options and the flags of the command line. Change those, not this file. -->',
  'A value that an option cannot have is refused with `InvalidOption`, which names the option and says what would be right.',

  '## The node',
  '`createNode(options)` and `new NodeProvider(options)`, from `evmbed`. Amounts are wei, in `bigint`; durations are milliseconds, whose names end in `Ms`.',
  optionTable('src/options.ts', 'NODE_OPTIONS'),
  'How blocks are mined, the option `mining`:',
  optionTable('src/options.ts', 'MINING_OPTIONS'),
  'Limits, the option `limits`:',
  optionTable('src/options.ts', 'LIMIT_OPTIONS'),
  'How the chain is kept, the option `storage`, beside the database in `store`:',
  optionTable('src/options.ts', 'STORAGE_OPTIONS'),
  'The interface of the interface document, the option `documented`:',
  optionTable('src/options.ts', 'DOCUMENTED_OPTIONS'),
  'The pool, the option `pool`; `evmbed start` has the defaults of geth here, for `--json-rpc.txfee-cap` and for `--json-rpc.allow-unprotected-txs`, because other machines may use it:',
  optionTable('src/pool/limits.ts', 'POOL_OPTIONS'),
  '`node.planner`, the option `planner`:',
  optionTable('src/planner/options.ts', 'PlannerOptions'),
  'A chain of `planner.live`:',
  optionTable('src/planner/live/options.ts', 'LiveChain'),
  'A venue of it:',
  optionTable('src/planner/live/options.ts', 'LiveVenue'),
  '`node.balances`, the option `balances`:',
  optionTable('src/balances/options.ts', 'BalanceOptions'),
  '`node.transfers`, the option `transfers`:',
  optionTable('src/planner/tracking/options.ts', 'TransferOptions'),
  '`coingeckoPrices(options)`, for the option `prices`:',
  optionTable('src/planner/prices/coingecko.ts', 'CoinGeckoOptions'),
  '`node.fork(options)` and `provider.fork(options)`:',
  optionTable('src/options.ts', 'FORK_OPTIONS'),
  'Its option `mining`:',
  optionTable('src/options.ts', 'FORK_MINING_OPTIONS'),
  '`new NodeProvider(node, options)` for a node that is there already:',
  optionTable('src/provider.ts', 'ProviderOptions'),

  '## Servers',
  `\`serveHttp(node, options)\` and \`listener(node, options)\` are from \`evmbed/http\`, \`serveWebSocket(node, options)\` and
\`attachWebSocket(node, server, options)\` from \`evmbed/websocket\`. \`networkListeners({ http, webSocket })\` takes the options of both, for
servers that admin_startHTTP and its like start and stop.`,

  '### Who may ask',
  'Every server, and every handler on a server of yours:',
  optionTable('adapters/server/options.ts', 'AccessOptions'),
  'Credentials, the option `auth`. A token that is shown must be valid, even where none is needed; a wrong or a malformed one gets HTTP 401.',
  optionTable('adapters/server/auth-options.ts', 'AuthOptions'),
  '`readJwtSecret(path)` reads the secret from a file as geth does, and makes it when it is missing; `readBearerTokens(path)` reads tokens, one a line.',

  '### Calls',
  'The same for all:',
  optionTable('src/rpc/envelope.ts', 'EnvelopeOptions'),

  '### HTTP',
  '`serveHttp` and `listener`:',
  optionTable('adapters/http/options.ts', 'ListenerOptions'),
  '`serveHttp` alone, beside where to listen:',
  optionTable('adapters/http/options.ts', 'HttpOptions'),

  '### WebSocket',
  '`serveWebSocket` and `attachWebSocket`:',
  optionTable('adapters/websocket/options.ts', 'SocketOptions'),

  '### Where to listen',
  '`serveHttp` and `serveWebSocket`:',
  optionTable('adapters/server/options.ts', 'ListenOptions'),
  'TLS, the option `tls`; `readTls(certificatePath, keyPath)` reads it from two files:',
  optionTable('adapters/server/tls.ts', 'TlsOptions'),

  '### Routes and balances',
  '`routes` and `attachRoutes`, from `evmbed/routes`; `mountRoutes` takes the rest from the server it is a part of:',
  optionTable('adapters/routes/routes.ts', 'RouteOptions'),

  '### A page',
  '`page`, from `evmbed/page`; `pageMounts` takes the rest from the server it is a part of:',
  optionTable('adapters/page/options.ts', 'PageOptions'),

  '## Metrics',
  `\`serveMetrics(node, options)\`, from \`evmbed/metrics\`, counts from the moment it is called: calls by method and outcome and how long they take, open
connections, subscriptions and filters, what waits in the pool, the height, gas, failed transactions, and faults. It answers Prometheus at
\`/debug/metrics/prometheus\`, and \`/debug/metrics\` has the same as JSON. Where to listen is said as above, with port 6065 unless it says otherwise, and:`,
  optionTable('adapters/metrics/server.ts', 'MetricsOptions'),

  '## Consensus',
  '`cometbft(options)`, from `evmbed/cometbft`, for the option `consensus`:',
  optionTable('adapters/cometbft/options.ts', 'CometbftOptions'),

  '## Directories',
  '`directoryKeyStore(directory, options)`, from `evmbed/storage`:',
  optionTable('adapters/storage/key-store.ts', 'KeyStoreOptions'),
  '`runtimeProfiler(directory, options)`, from `evmbed/profiling`:',
  optionTable('adapters/profiling/runtime-profiler.ts', 'RuntimeProfilerOptions'),

  '## evmbed init',
  'Writes a small project: `evmbed init TEMPLATE`. [Recipes](recipes.md#a-new-project) has the templates.',
  flagTable(INIT_FLAGS),

  '## evmbed dev',
  `A test chain on this machine, HTTP and WebSocket on one port. No credential is needed, so an address that other machines reach is
refused without \`--insecure\`.`,
  flagTable(DEV_FLAGS),

  '## evmbed start',
  `A node to be operated. JSON-RPC is off until \`--json-rpc.enable\`. Private methods need a credential: a token signed with the secret of
\`--json-rpc.jwt-secret\`, or one of the tokens in \`--json-rpc.auth-token-file\` or in the environment variable \`${TOKEN_VARIABLE}\`. As long as none
of them is set, private methods are not served; and without \`--json-rpc.insecure\` an address that other machines reach is refused when
\`--json-rpc.auth-mode off\` would open them to everyone. Tokens are not taken from the command line, which everyone on the machine can read.`,
  `\`--json-rpc.allow-insecure-unlock\` is on unless it is set to \`false\`, as in the software behind the interface document: there the accounts are open to everyone who
can connect, here a credential stands before them. A switch is turned off with \`=false\`. Paths are relative to the working directory.`,
  `\`--json-rpc.auth-address\` opens another port beside the two, as geth has one: every call and every socket there needs a credential, whatever
\`--json-rpc.auth-mode\` says of the others, and all namespaces are served. The limits are the same.`,
  `\`--unlock\` opens accounts of the key store before anything is served, in the documented interface too, where \`personal_unlockAccount\` opens nothing.
The first line of \`--password-file\` is for the first account, and so on; the end of the last line does not begin another.`,
  `\`--json-rpc.enable-indexer\` is off unless it is set, as in the software behind the interface document, where look-ups of a transaction by its hash then go
through the consensus engine's index. Here they, receipts and logs are indexed in any case. What the switch adds is an index of the accounts that each
transaction had to do with, for the searches of the \`ots\` namespace.`,
  flagTable(START_FLAGS),

  '### app.toml',
  `\`--app-toml\` names a file whose tables set the same; a flag on the command line overrides it. Settings of these tables that
are not listed here have no effect, and the node warns of them. It ignores other tables. An empty path is none.`,
  settingTable(),

  '## evmbed export',
  'Writes the chain of a store to a file. [A chain that is kept](store.md#export-and-import) describes the formats.',
  flagTable(EXPORT_FLAGS),

  '## evmbed import',
  'Reads a file into the chain of a store.',
  flagTable(ARCHIVE_FLAGS),

  '## evmbed coverage',
  'Runs a command and reports the coverage of contracts by its nodes. [Coverage](coverage.md) says what is counted.',
  flagTable(COVERAGE_FLAGS),

  '## evmbed debug',
  'Steps back and forth through a transaction of a node with `debug_traceTransaction`. [Debugging](debugging.md#at-the-terminal) has the commands.',
  flagTable(DEBUG_FLAGS),

  '## evmbed gas',
  'Shows what the gas of transactions was used for. [Gas by source](gas.md#gas-by-source) says more.',
  flagTable(GAS_FLAGS),

  '## evmbed testnet',
  'Homes of a network of validators, and a process for each. [Validators](validators.md) says more.',
  flagTable(TESTNET_FLAGS),

  '## evmbed route',
  'The best way for an asset from one chain to another, as a tree. [Routes and balances](routes.md) has the grammar of its arguments.',
  flagTable(ROUTE_FLAGS),
].join('\n\n')}\n`

const tablesOfNode = ['NODE_OPTIONS', 'MINING_OPTIONS', 'LIMIT_OPTIONS', 'STORAGE_OPTIONS', 'DOCUMENTED_OPTIONS']
const optionCount = tablesOfNode.reduce((sum, name) => sum + membersOf('src/options.ts', name).length, 0)
const tables = [
  DEV_FLAGS,
  START_FLAGS,
  TESTNET_FLAGS,
  ROUTE_FLAGS,
  EXPORT_FLAGS,
  COVERAGE_FLAGS,
  DEBUG_FLAGS,
  GAS_FLAGS,
  INIT_FLAGS,
  ARCHIVE_FLAGS,
]
const flagCount = tables.reduce((sum, flags) => sum + Object.keys(flags).length, 0)
writeOrCheck(target, text, `${optionCount} options of the node, ${flagCount} flags`)

/**
 * @param {string} path
 * @param {string} name name of an interface in the file
 */
function optionTable(path, name) {
  const rows = membersOf(path, name).map(({ name, type, text }) => `| \`${name}\` | \`${cell(type)}\` | ${cell(text)} |`)
  return ['| option | type | |', '| --- | --- | --- |', ...rows].join('\n')
}

/**
 * Returns the own members of an interface, or the rows of a table of rules, with their doc comments. A member without a comment is an error, because the
 * reference would lack it.
 *
 * @param {string} path
 * @param {string} name
 * @returns {readonly Option[]}
 */
function membersOf(path, name) {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const declaration = source.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name)
  const members =
    declaration && ts.isInterfaceDeclaration(declaration)
      ? declaration.members.filter(ts.isPropertySignature)
      : rulesOf(source, name).properties.filter(ts.isPropertyAssignment)
  return members.map((member) => {
    const option = member.name.getText()
    const text = ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ')
    if (text === '') throw new Error(`${path}: ${name}.${option} has no doc comment`)
    const type = ts.isPropertySignature(member) ? (member.type?.getText() ?? 'unknown') : typeOfRule(source, member.initializer)
    return { name: option, type: type.replace(/ \| undefined$/, ''), text }
  })
}

/**
 * Returns the table of rules with a name.
 *
 * @param {ts.SourceFile} source
 * @param {string} name
 */
function rulesOf(source, name) {
  for (const statement of source.statements) {
    const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
    if (variable?.name.getText() === name && variable.initializer && ts.isObjectLiteralExpression(variable.initializer)) {
      return variable.initializer
    }
  }
  throw new Error(`${source.fileName} has no interface and no table ${name}`)
}

/**
 * Returns the type of the values that a caller gives for an option: the last type argument of its rule, if it has one.
 *
 * @param {ts.SourceFile} source
 * @param {ts.Expression} rule
 * @returns {string}
 */
function typeOfRule(source, rule) {
  if (ts.isCallExpression(rule)) {
    const type = rule.typeArguments?.at(-1)?.getText() ?? RULE_TYPES[rule.expression.getText()]
    const [inner] = rule.arguments
    if (type !== undefined) return type.replace(/^OptionsOf<typeof POOL_OPTIONS>$/, 'PoolLimits')
    if (inner) return typeOfRule(source, inner)
  }
  if (ts.isPropertyAccessExpression(rule)) {
    const table = rulesOf(source, rule.expression.getText()).properties.filter(ts.isPropertyAssignment)
    const row = table.find((each) => each.name.getText() === rule.name.text)
    if (row) return typeOfRule(source, row.initializer)
  }
  const other = OTHER_RULES[rule.getText()]
  if (other === undefined) throw new Error(`${source.fileName}: the type of ${rule.getText().slice(0, 80)} is not known`)
  return other
}

/** @param {FlagTable} flags */
function flagTable(flags) {
  return ['| flag | default | |', '| --- | --- | --- |', ...Object.values(flags).map(flagRow)].join('\n')
}

/** @param {Flag} flag */
function flagRow({ name, alias, also = [], kind, shown, default: fallback = shown, help }) {
  const argument = kind.argument === undefined ? '' : ` <${kind.argument}>`
  const names = [`--${name}${argument}`, ...(alias === undefined ? [] : [`-${alias}`]), ...also.map((other) => `--${other}`)]
  return `| ${names.map((known) => `\`${cell(known)}\``).join(', ')} | ${fallback ? `\`${cell(fallback)}\`` : ''} | ${cell(help)} |`
}

function settingTable() {
  /** @type {Map<string, string[]>} */
  const sections = new Map()
  for (const { name } of Object.values(APP_TOML_FLAGS)) {
    const { section, setting } = placeInAppToml(name)
    sections.set(section, [...(sections.get(section) ?? []), `\`${setting}\``])
  }
  return ['| table | settings |', '| --- | --- |', ...[...sections].map(([name, keys]) => `| \`[${name}]\` | ${keys.join(', ')} |`)].join(
    '\n',
  )
}

/**
 * Escapes a text for the cell of a table.
 *
 * @param {string} text
 */
function cell(text) {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')
}
