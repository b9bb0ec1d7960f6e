/**
 * The request and answer files of the execution-apis project, over their chain of 54 blocks.
 *
 * An answer must equal the recorded one as JSON; only the text of errors is free. A file that calls itself `speconly` is held to the method's
 * result schema instead.
 */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js'
import { createNode, type Genesis, type Json, type Node, type NodeOptions } from 'evmbed'
import { errorObject } from '../../src/rpc/errors.js'
import { filesBelow, readBytes, readJson, readText } from './files.js'
import { NodeOnDemand } from './node-on-demand.js'
import { storeOptions } from './stored-states.js'
import { type ConformanceCase, NotApplicable, type Suite, type SuitePart } from './suite.js'

const HEAD = '0xd226371d0b1551adb03fb52b71f08e3e11247fe9b1af994768af8cdaa8e7dcd7'

interface Exchange {
  readonly method: string
  readonly params: readonly Json[]
  readonly answer: Json
}

interface Conversation {
  readonly isSpecOnly: boolean
  readonly exchanges: readonly Exchange[]
}

function readConversation(file: string): Conversation {
  const lines = readText(file).split('\n')
  const json = (prefix: string) => lines.filter((line) => line.startsWith(prefix)).map((line) => JSON.parse(line.slice(prefix.length)))
  const [requests, answers] = [json('>>'), json('<<')]
  return {
    isSpecOnly: lines.some((line) => /^\/\/ ?speconly:/.test(line)),
    exchanges: requests.map(({ method, params = [] }, i) => ({ method, params, answer: answers[i] })),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The recorded answer, with the texts of errors replaced by those of the answer that came now. */
function withTextsOf(answer: unknown, recorded: unknown): unknown {
  if (Array.isArray(recorded) && Array.isArray(answer)) return recorded.map((item, i) => withTextsOf(answer[i], item))
  if (!isObject(recorded) || !isObject(answer)) return recorded
  return Object.fromEntries(
    Object.entries(recorded).map(([name, value]) => {
      const now = answer[name]
      const isText = name === 'error' && isObject(value) && isObject(now) && 'message' in value && 'message' in now
      return [name, isText ? { ...value, message: now.message } : withTextsOf(now, value)]
    }),
  )
}

interface OpenRpc {
  readonly methods: readonly { readonly name: string; readonly result?: { readonly schema: object } }[]
}

/** Compiles the result schema of a method when it is first asked for. */
function resultValidators(file: string): (method: string) => ValidateFunction {
  const ajv = new Ajv2019({ strict: false, logger: false, validateFormats: false })
  const validators = new Map<string, ValidateFunction>()
  let document: OpenRpc | undefined
  return (method) => {
    if (!existsSync(file)) throw new NotApplicable('a test of the schema alone needs openrpc.json beside tests')
    document ??= readJson<OpenRpc>(file)
    const schema = document.methods.find(({ name }) => name === method)?.result?.schema
    if (!schema) throw new Error(`no result schema for ${method}`)
    const validator = validators.get(method) ?? ajv.compile(schema)
    validators.set(method, validator)
    return validator
  }
}

async function ask(node: Node, { method, params }: Exchange): Promise<Record<string, unknown>> {
  try {
    return { result: await node.call(method, params) }
  } catch (error) {
    return { error: errorObject(error) }
  }
}

function checkAnswer(answer: Record<string, unknown>, { answer: whole }: Exchange): void {
  const { jsonrpc: _, id: __, ...recorded } = whole as Record<string, unknown>
  // Compared as text first: a difference in an answer of 21 MB is found slowly, and there rarely is one.
  const expected = withTextsOf(answer, recorded)
  if (JSON.stringify(answer) !== JSON.stringify(expected)) assert.deepStrictEqual(answer, expected)
}

export const executionApis: Suite = {
  name: 'execution-apis',
  source: 'https://github.com/ethereum/execution-apis, with the openrpc.json that its build makes',
  places: ['execution-apis', '.'],
  // The conversations share one node, in order: some leave a transaction in the pool.
  parts: (folder) => (existsSync(join(folder, 'tests/chain.rlp')) ? ['tests'] : []),
  isLong: () => true,
  inputs: (folder) => [...filesBelow(folder, '.io', 'genesis.json', 'chain.rlp'), ...filesBelow(folder, 'openrpc.json')],

  open: (folder, part) => openConversations(folder, part, (options) => createNode({ ...storeOptions(), ...options })),
}

/**
 * Opens the conversations of a folder.
 *
 * @param create makes the node that they share, of the options with the chain
 */
export function openConversations(folder: string, part: string, create: (options: NodeOptions) => Promise<Node>): SuitePart {
  const tests = join(folder, part)
  const validatorOf = resultValidators(join(folder, 'openrpc.json'))
  const onDemand = new NodeOnDemand(() =>
    create({
      genesis: readJson<Genesis>(join(tests, 'genesis.json')),
      importChain: readBytes(join(tests, 'chain.rlp')),
      // The answers are those of the newest geth.
      logsPastHead: 'refuse',
      // The answers count, not how long a busy machine takes for them.
      limits: { callTimeoutMs: 0 },
    }),
  )

  async function checkHead(): Promise<void> {
    const head = await (await onDemand.get()).request('eth_getBlockByNumber', ['latest', false])
    assert.deepStrictEqual({ number: head?.number, hash: head?.hash }, { number: '0x36', hash: HEAD })
  }

  async function check(file: string): Promise<void> {
    const { isSpecOnly, exchanges } = readConversation(join(tests, file))
    const node = await onDemand.get()
    for (const exchange of exchanges) {
      const answer = await ask(node, exchange)
      if (isSpecOnly && 'result' in answer) {
        const validate = validatorOf(exchange.method)
        validate(answer.result)
        assert.deepStrictEqual(validate.errors ?? [], [])
      } else {
        checkAnswer(answer, exchange)
      }
    }
  }

  const conversations = filesBelow(tests, '.io').map(
    (file): ConformanceCase => ({ id: file.replace(/\.io(\.gz)?$/, ''), check: () => check(file) }),
  )
  return {
    cases: [{ id: 'the chain imports to its head', check: checkHead }, ...conversations],
    close: () => onDemand.close(),
  }
}
