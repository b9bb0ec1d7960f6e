import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ENTRY = join(ROOT, 'dist/index.d.ts')
/** `npm test` builds first; someone who runs vitest alone may have no build. */
const isBuilt = existsSync(ENTRY)

/** A program of a user, of which only the types are read. */
const PROGRAM = `
import { createNode } from '../dist/index.js'
const node = await createNode()
const hash = '0x00'
const block = await node.request('eth_getBlockByNumber', ['latest', true])
const header = await node.request('eth_getHeaderByHash', [hash])
const transaction = await node.request('eth_getTransactionByHash', [hash])
const receipt = await node.request('eth_getTransactionReceipt', [hash])
const logs = await node.request('eth_getLogs', [{}])
const proof = await node.request('eth_getProof', [hash, []])
const fees = await node.request('eth_feeHistory', ['0x1', 'latest'])
const trace = await node.request('debug_traceTransaction', [hash, { tracer: 'callTracer' }])
const frames = await node.request('trace_transaction', [hash])
const simulated = await node.request('eth_simulateV1', [{ blockStateCalls: [] }])
const pool = await node.request('txpool_content')
const explanation = await node.request('evmbed_explainTransaction', [hash])
const call = node.request('eth_call', [{}])
const { chains } = await node.planner.chains()
const submitted = await node.transfers.submit({ tx: '', chain_id: '' })
if (block) var { withdrawals } = block
`

/** Returns what an editor shows where the pointer is on a name of the program. */
function hovers(names: readonly string[]): string[] {
  const file = join(ROOT, 'test/hover.ts')
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    types: [],
  }
  const textOf = (path: string) => (path === file ? PROGRAM : existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot(path) {
      const text = textOf(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: textOf,
    directoryExists: ts.sys.directoryExists,
  })
  return names.map((name) => {
    const position = PROGRAM.search(new RegExp(`(?<=const |\\{ |node\\.)${name}\\b`))
    return ts.displayPartsToString(service.getQuickInfoAtPosition(file, position)?.displayParts)
  })
}

describe.skipIf(!isBuilt)('editors with the published declarations', () => {
  test('show the names of results', () => {
    const names =
      'block header transaction receipt logs proof fees trace frames simulated pool explanation chains submitted withdrawals'.split(' ')
    expect(hovers(names)).toMatchInlineSnapshot(`
      [
        "const block: Block | null",
        "const header: Header | null",
        "const transaction: Transaction | null",
        "const receipt: Receipt | null",
        "const logs: readonly Log[]",
        "const proof: AccountProof",
        "const fees: FeeHistory",
        "const trace: TraceResult",
        "const frames: readonly FlatCallFrame[] | null",
        "const simulated: readonly SimulatedBlock[]",
        "const pool: PoolContent",
        "const explanation: WireExplanation",
        "const chains: readonly Chain[]",
        "const submitted: TrackedTransaction",
        "var withdrawals: readonly Withdrawal[] | undefined",
      ]
    `)
  })

  test('show the names of parameters', () => {
    const [request = ''] = hovers(['request'])
    expect(request).toMatchInlineSnapshot(
      `"(method) Node.request<"eth_getBlockByNumber">(method: "eth_getBlockByNumber", params: readonly [BlockNumberOrTag, boolean]): Promise<Block | null>"`,
    )
  })
})
