// @ts-check
/**
 * Writes docs/methods.md from the method records and the transcripts of test/methods/transcripts. With `--check`, only checks that the file is
 * current.
 *
 *     node scripts/write-method-reference.mjs [--check]
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSources, root, writeOrCheck } from './reference-file.mjs'

/**
 * @typedef {import('../src/rpc/openrpc.js').OpenRpcWire} OpenRpcWire
 * @typedef {OpenRpcWire['methods'][number]} Method
 * @typedef {import('../src/rpc/record.js').MethodError} MethodError
 * @typedef {{ [member: string]: any }} JsonSchema
 */

const target = 'docs/methods.md'
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

const text = `${[
  '# Methods',
  '<!-- Written by `npm run docs` from the method records and their transcripts. Change those, not this file. -->',
  introduction(),
  ...[...namespaces].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, members]) => [`## ${name}`, ...members.map(describeMethod)]),
  '## Methods that this node does not have',
  'They answer -32601.',
  describeUnavailable(),
  '## Types',
  ...Object.entries(document.components.schemas).map(([name, schema]) => describeType(name, /** @type {JsonSchema} */ (schema))),
].join('\n\n')}\n`

writeOrCheck(target, text, `${document.methods.length} methods`)

function introduction() {
  const rows = [...namespaces]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, members]) => `| [${name}](#${name}) | ${members.map(methodLink).join(', ')} |`)
  return [
    `${document.methods.length} methods. The same records answer \`rpc_discover\` with an OpenRPC document of the methods that the caller may use.`,
    `*Private* methods need a credential when they are called over a network.`,
    `A wrong argument is refused with -32602, an unknown method or one of a namespace that is not enabled with -32601, and a private method
without a credential with 4100; the errors below come on top of these.`,
    `| namespace | methods |\n| --- | --- |\n${rows.join('\n')}`,
  ].join('\n\n')
}

/** @param {Method} method */
function methodLink({ name }) {
  return `[${name.slice(name.indexOf('_') + 1)}](#${name.toLowerCase()})`
}

/** @param {Method} method */
function describeMethod(method) {
  const { name, summary, result } = method
  const explained = aliases.get(name)
  if (explained !== undefined) {
    return `### ${name}\n\nAnother name of [${explained}](#${explained.toLowerCase()}).\n\nResult: ${typeText(result.schema)}`
  }
  return [
    `### ${name}`,
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
  const file = join(root, transcripts, name.slice(0, name.indexOf('_')), `${name}.io`)
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
  const parts = [`### ${name}`, description]
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
    return `[${name}](#${name.toLowerCase()})`
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
