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
        "const block: BlockWire | null",
        "const header: HeaderWire | null",
        "const transaction: TransactionWire | null",
        "const receipt: ReceiptWire | null",
        "const logs: readonly LogWire[]",
        "const proof: {
          address: Hex;
          nonce: Hex;
          balance: Hex;
          codeHash: Hex;
          accountProof: readonly Hex[];
          storageProof: readonly {
              value: Hex;
              key: Hex;
              proof: readonly Hex[];
          }[];
          storageHash: Hex;
      }",
        "const fees: {
          oldestBlock: Hex;
          gasUsedRatio: readonly number[];
          baseFeePerGas?: readonly Hex[] | undefined;
          reward?: readonly (readonly Hex[])[] | undefined;
          baseFeePerBlobGas?: readonly Hex[] | undefined;
          blobGasUsedRatio?: readonly number[] | undefined;
      }",
        "const trace: Json",
        "const frames: readonly Json[] | null",
        "const simulated: readonly SimulatedBlockWire[]",
        "const pool: {
          pending: Pending;
          queued: Pending;
      }",
        "const explanation: ExplanationWire",
        "const chains: readonly {
          chain_name: string;
          chain_id: string;
          bech32_prefix: string;
          chain_type: "evm" | "svm" | "cosmos";
          is_testnet: boolean;
          pretty_name: string;
          pfm_enabled?: boolean;
          cosmos_module_support?: {
              readonly authz?: boolean;
              readonly feegrant?: boolean;
          };
          supports_memo?: boolean;
          logo_uri?: string;
          fee_assets?: readonly {
              denom: string;
              gas_price: {
                  readonly low?: string;
                  readonly average?: string;
                  readonly high?: string;
              } | null;
          }[];
          ibc_capabilities?: {
              readonly cosmos_pfm?: boolean;
              readonly cosmos_ibc_hooks?: boolean;
              readonly cosmos_memo?: boolean;
              readonly cosmos_autopilot?: boolean;
          };
      }[]",
        "const submitted: {
          tx_hash: string;
          explorer_link: string;
      }",
        "var withdrawals: readonly Withdrawals[] | undefined",
      ]
    `)
  })

  test('show the names of parameters', () => {
    const [request = ''] = hovers(['request'])
    expect(request).toMatchInlineSnapshot(
      `"(method) Node.request<"eth_getBlockByNumber">(method: "eth_getBlockByNumber", params: readonly [\`0x\${string}\` | BlockTag, boolean]): Promise<BlockWire | null>"`,
    )
  })
})
