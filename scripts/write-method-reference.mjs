// @ts-check
/**
 * Writes the method reference from the method records and the transcripts of test/methods/transcripts: the index docs/methods.md, and in docs/methods/ a
 * page for each namespace and one for the types. With `--check`, only checks that the files are current.
 *
 *     node scripts/write-method-reference.mjs [--check]
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSources, root, writeOrCheckAll } from './reference-file.mjs'

/**
 * @typedef {import('../src/wire/node.js').OpenRpcDocument} OpenRpcWire
 * @typedef {OpenRpcWire['methods'][number]} Method
 * @typedef {import('../src/rpc/record.js').MethodError} MethodError
 * @typedef {{ [member: string]: any }} JsonSchema
 */

const WRITTEN = '<!-- Written by `npm run docs` from the method records and their transcripts. Change those, not this file. -->'
/** Contents of a namespace, for the index. */
const PURPOSES = {
  admin: 'the process: its servers, chain files and peers',
  anvil: 'test chains, as Anvil answers',
  debug: "geth's tracers, raw blocks, state dumps and profiles",
  erigon: 'headers, for Otterscan',
  eth: 'blocks, accounts, calls, transactions, logs, filters, subscriptions and proofs',
  evm: 'test chains: snapshots, time and mining; the option `dialect` chooses the form of the results',
  evmbed: 'explanations of transactions and calls; contracts; forks and comparisons of states; evidence of validators',
  ganache: 'test chains, as Ganache answers',
  hardhat: 'test chains, as Hardhat answers',
  miner: 'settings of block production',
  net: 'the network id and the peers',
  ots: 'the API of Otterscan',
  personal: 'keys of the key store, locked by passphrases',
  rpc: 'the methods and namespaces that a caller may use',
  tenderly: 'test chains, under the names of Tenderly',
  testing: 'blocks built from given transactions, without appending them',
  trace: 'traces in the format of OpenEthereum and Erigon',
  txpool: 'pending and queued transactions',
  web3: 'the version of the client, and Keccak-256',
}
const transcripts = 'test/methods/transcripts'
/** Maximum characters of an example's line. Longer lines are in the transcript only. */
const MAX_LINE = 1000

const { methodTable, openRpcDocument, openRpcSchema, unavailableMethods } = await loadSources(
  'method-records',
  `export { unavailableMethods } from './src/methods/documented/unavailable-methods.ts'
  export { methodTable } from './src/methods/registry.ts'
  export { openRpcDocument, openRpcSchema } from './src/rpc/openrpc.ts'`,
)
const methods = [...(await methodTable().all())]
/** @type {OpenRpcWire} */
const document = openRpcSchema.encode(openRpcDocument({ title: 'evmbed', version: '' }, methods))
/** @type {ReadonlyMap<string, readonly MethodError[]>} */
const errors = new Map(methods.map((/** @type {any} */ record) => [record.name, record.errors ?? []]))
/** @type {ReadonlyMap<string, string | undefined>} */
const aliases = new Map(methods.map((/** @type {any} */ record) => [record.name, record.aliasOf]))
/** @type {Map<string, Method[]>} */
const namespaces = new Map()
for (const method of [...document.methods].sort(byName)) {
  const name = method.tags[0]?.name ?? ''
  namespaces.set(name, [...(namespaces.get(name) ?? []), method])
}

const names = [...namespaces.keys()].sort()
const pages = new Map([
  [
    'docs/methods.md',
    page(
      '# Methods',
      introduction(),
      ...names.map(listNamespace),
      '## Methods that this node does not have',
      'They answer -32601.',
      describeUnavailable(),
    ),
  ],
  ...names.map(
    (name) =>
      /** @type {const} */ ([
        `docs/methods/${name}.md`,
        page(`# ${name}`, `[All methods](../methods.md). Contents: ${purposeOf(name)}.`, ...membersOf(name).map(describeMethod)),
      ]),
  ),
  [
    'docs/methods/types.md',
    page(
      '# Types',
      'Types of parameters and results, by name. [All methods](../methods.md).',
      ...Object.entries(document.components.schemas).map(([name, schema]) => describeType(name, /** @type {JsonSchema} */ (schema))),
    ),
  ],
])

writeOrCheckAll(pages, 'docs/methods', 'method reference')

/**
 * @param {string} title
 * @param {readonly string[]} parts
 */
function page(title, ...parts) {
  return `${[title, WRITTEN, ...parts].join('\n\n')}\n`
}

/**
 * @param {string} namespace
 * @returns {readonly Method[]}
 */
function membersOf(namespace) {
  return namespaces.get(namespace) ?? []
}

/** @param {string} namespace */
function purposeOf(namespace) {
  const purpose = new Map(Object.entries(PURPOSES)).get(namespace)
  if (purpose === undefined) throw new Error(`the namespace ${namespace} has no row in PURPOSES of scripts/write-method-reference.mjs`)
  return purpose
}

function introduction() {
  const rows = names.map((name) => `| [${name}](methods/${name}.md) | ${membersOf(name).length} | ${purposeOf(name)} |`)
  return [
    `${document.methods.length} methods, with a page for each namespace and one for their [types](methods/types.md). The same records answer \`rpc_discover\`
with an OpenRPC document of the methods that the caller may use.`,
    `*Private* methods need a credential when they are called over a network.`,
    `A wrong argument is refused with -32602, an unknown method or one of a namespace that is not enabled with -32601, and a private method
without a credential with 4100. The errors that a page lists are additional.`,
    `| namespace | methods | contents |\n| --- | ---: | --- |\n${rows.join('\n')}`,
  ].join('\n\n')
}

/** @param {string} namespace */
function listNamespace(namespace) {
  return `## ${namespace}\n\n${membersOf(namespace).map(methodLink).join(', ')}`
}

/** @param {string} method */
function namespaceOf(method) {
  return method.slice(0, method.indexOf('_'))
}

/** @param {Method} method */
function methodLink({ name }) {
  return `[${name}](methods/${namespaceOf(name)}.md#${name.toLowerCase()})`
}

/** @param {Method} method */
function describeMethod(method) {
  const { name, summary, result } = method
  const explained = aliases.get(name)
  if (explained !== undefined) {
    return `## ${name}\n\nAnother name of [${explained}](${namespaceOf(explained)}.md#${explained.toLowerCase()}).\n\nResult: ${typeText(result.schema)}`
  }
  return [
    `## ${name}`,
    summary,
    method['x-visibility'] === 'private' ? 'Private.' : '',
    describeParameters(method.params),
    `Result: ${typeText(result.schema)}`,
    describeErrors(errors.get(name) ?? []),
    describeExample(name),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function describeUnavailable() {
  const rows = unavailableMethods.map((/** @type {{ reason: string, names: readonly string[] }} */ { reason, names }) => {
    return `| ${reason} | ${names.map((name) => `\`${name}\``).join(', ')} |`
  })
  return `| reason | methods |\n| --- | --- |\n${rows.join('\n')}`
}

/** @param {Method['params']} params */
function describeParameters(params) {
  if (params.length === 0) return 'No parameters.'
  const rows = params.map(({ name, required, schema }) => `| \`${name}\` | ${typeText(schema)} | ${required ? '' : 'optional'} |`)
  return `| parameter | type | |\n| --- | --- | --- |\n${rows.join('\n')}`
}

/** @param {readonly MethodError[]} known */
function describeErrors(known) {
  if (known.length === 0) return ''
  const rows = known.map(({ when, example: { code, message } }) => `| ${code} | \`${message.replaceAll('|', '\\|')}\` | ${when} |`)
  return `| error | text | when |\n| --- | --- | --- |\n${rows.join('\n')}`
}

/**
 * Returns the first successful request and response of the method's transcript, with the remark above it.
 *
 * @param {string} name
 */
function describeExample(name) {
  const file = join(root, transcripts, namespaceOf(name), `${name}.io`)
  if (!existsSync(file)) return ''
  const lines = readFileSync(file, 'utf8').split('\n')
  const asked = lines.findIndex((line, index) => line.startsWith('>> ') && lines[index + 1]?.includes('"result":'))
  if (asked === -1) return ''
  const rest = lines.slice(asked + 1)
  const end = rest.findIndex((line) => !line.startsWith('<<'))
  const exchange = [lines[asked] ?? '', ...rest.slice(0, end === -1 ? undefined : end)]
  const remark = lines[asked - 1]?.startsWith('//') ? lines[asked - 1]?.slice(2).trim() : undefined
  const cut = exchange.map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)} …` : line))
  return [remark ? `Example: ${remark}` : 'Example:', `\`\`\`\n${cut.join('\n')}\n\`\`\``].join('\n\n')
}

/**
 * @param {string} name
 * @param {JsonSchema} schema
 */
function describeType(name, schema) {
  const { title: _, description = '', properties, required = [], ...rest } = schema
  const parts = [`## ${name}`, description]
  if (properties === undefined) parts.push(rest.pattern === undefined ? capitalised(typeText(rest)) : `\`${rest.pattern}\``)
  else {
    const rows = Object.entries(properties).map(
      ([member, type]) => `| \`${member}\` | ${typeText(type)} | ${required.includes(member) ? '' : 'optional'} |`,
    )
    parts.push(`| member | type | |\n| --- | --- | --- |\n${rows.join('\n')}`)
  }
  return parts.filter((part) => part !== '').join('\n\n')
}

/**
 * Returns a description of a type for the cell of a table.
 *
 * @param {any} schema
 * @returns {string}
 */
function typeText(schema) {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1)
    return `[${name}](types.md#${name.toLowerCase()})`
  }
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ')
  if (schema.enum !== undefined) return schema.enum.map((/** @type {unknown} */ word) => `\`${JSON.stringify(word)}\``).join(' or ')
  if (schema.type === 'array') return `array of ${schema.items?.anyOf ? `(${typeText(schema.items)})` : typeText(schema.items ?? {})}`
  if (schema.properties !== undefined) {
    const members = Object.entries(schema.properties).map(([name, type]) => {
      return `\`${name}${schema.required?.includes(name) ? '' : '?'}\`: ${typeText(type)}`
    })
    return `object with ${members.join(', ')}`
  }
  if (typeof schema.additionalProperties === 'object') {
    return `object from ${typeText(schema.propertyNames ?? { type: 'string' })} to ${typeText(schema.additionalProperties)}`
  }
  if (schema.pattern !== undefined) return `string like \`${schema.pattern.replaceAll('|', '\\|')}\``
  return schema.type ?? 'any JSON'
}

/** @param {string} text */
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * @param {{ readonly name: string }} a
 * @param {{ readonly name: string }} b
 */
function byName(a, b) {
  return a.name < b.name ? -1 : 1
}
