/**
 * The request and answer files of the execution-apis project, over their chain of 54 blocks.
 *
 * An answer must equal the recorded one as JSON; only the text of errors is free. A file that calls itself `speconly` is held to the method's
 * result schema instead.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js'
import { createNode, errorObject, type Genesis, type Json, type Node } from 'evmbed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readJson, readText, suiteFiles, suiteFolder } from './suites.js'

const HEAD = '0xd226371d0b1551adb03fb52b71f08e3e11247fe9b1af994768af8cdaa8e7dcd7'

interface Exchange {
  readonly method: string
  readonly params: readonly Json[]
  readonly answer: Json
}

interface RpcCase {
  readonly name: string
  readonly isSpecOnly: boolean
  readonly exchanges: readonly Exchange[]
}

function readCase(folder: string, file: string): RpcCase {
  const lines = readText(join(folder, file)).split('\n')
  const json = (prefix: string) => lines.filter((line) => line.startsWith(prefix)).map((line) => JSON.parse(line.slice(prefix.length)))
  const [requests, answers] = [json('>>'), json('<<')]
  return {
    name: file.replace(/\.io(\.gz)?$/, ''),
    isSpecOnly: lines.some((line) => /^\/\/ ?speconly:/.test(line)),
    exchanges: requests.map(({ method, params = [] }, i) => ({ method, params, answer: answers[i] })),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What was recorded, with the texts of errors as they came now. */
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

function resultValidator(openRpc: OpenRpc): (method: string) => ValidateFunction {
  const ajv = new Ajv2019({ strict: false, logger: false, validateFormats: false })
  const validators = new Map<string, ValidateFunction>()
  return (method) => {
    const schema = openRpc.methods.find(({ name }) => name === method)?.result?.schema
    if (!schema) throw new Error(`no result schema for ${method}`)
    const validator = validators.get(method) ?? ajv.compile(schema)
    validators.set(method, validator)
    return validator
  }
}

const folder = suiteFolder('execution-apis')

describe.skipIf(folder === undefined)('execution-apis', () => {
  const tests = folder === undefined ? '' : join(folder, 'tests')
  const cases = folder === undefined ? [] : suiteFiles(tests, '.io').map((file) => readCase(tests, file))
  const validatorOf = folder === undefined ? undefined : resultValidator(readJson<OpenRpc>(join(folder, 'openrpc.json')))
  let node: Node

  // The tests share one node, in order: some leave a transaction in the pool.
  beforeAll(async () => {
    node = await createNode({
      genesis: readJson<Genesis>(join(tests, 'genesis.json')),
      importChain: new Uint8Array(readFileSync(join(tests, 'chain.rlp'))),
      // The answers are those of the newest geth.
      logsPastHead: 'refuse',
    })
  })
  afterAll(() => node.close())

  async function ask({ method, params }: Exchange): Promise<Record<string, unknown>> {
    try {
      return { result: await node.call(method, params) }
    } catch (error) {
      return { error: errorObject(error) }
    }
  }

  test('the chain imports to its head', async () => {
    expect(await node.request('eth_getBlockByNumber', ['latest', false])).toMatchObject({ number: '0x36', hash: HEAD })
  })

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, { isSpecOnly, exchanges }) => {
    for (const exchange of exchanges) {
      const answer = await ask(exchange)
      if (isSpecOnly && 'result' in answer) {
        const validate = validatorOf!(exchange.method)
        validate(answer.result)
        expect(validate.errors ?? []).toEqual([])
        continue
      }
      const { jsonrpc: _, id: __, ...recorded } = exchange.answer as Record<string, unknown>
      // Compared as text first: a difference in an answer of 21 MB is found slowly, and there rarely is one.
      const expected = withTextsOf(answer, recorded)
      if (JSON.stringify(answer) !== JSON.stringify(expected)) expect(answer).toStrictEqual(expected)
    }
  })
})
