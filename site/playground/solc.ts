/** `playground/solc` for samples: the compiler, in a worker that is started by the first use. */

interface Compiled {
  readonly artifact: { readonly contractName: string; readonly abi: unknown; readonly bytecode: string }
  readonly bytecode: `0x${string}`
  readonly abi: unknown
  /** The first four bytes of calls in hex, by signatures: `take(uint256)`. */
  readonly selectors: Readonly<Record<string, string>>
}

interface SolcOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, SolcContract>>>>
}

interface SolcContract {
  readonly abi: unknown
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string }
    readonly methodIdentifiers: Readonly<Record<string, string>>
  }
}

let worker: Worker | undefined

/** Compiles a source, and returns its contracts by their names. Throws what the compiler complains of. */
export async function compile(source: string): Promise<Readonly<Record<string, Compiled>>> {
  const output = await standardOutput({
    language: 'Solidity',
    sources: { 'sample.sol': { content: source } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'evm.methodIdentifiers'] } } },
  })
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return Object.fromEntries(
    Object.entries(output.contracts?.['sample.sol'] ?? {}).map(([name, { abi, evm }]) => {
      const bytecode = `0x${evm.bytecode.object}` as const
      const artifact = { contractName: name, abi, bytecode, deployedBytecode: `0x${evm.deployedBytecode.object}` }
      return [name, { artifact, abi, bytecode, selectors: evm.methodIdentifiers }]
    }),
  )
}

async function standardOutput(input: unknown): Promise<SolcOutput> {
  worker ??= new Worker(new URL('./solc-worker.js', import.meta.url))
  const own = worker
  return new Promise((resolve, reject) => {
    own.onmessage = ({ data }) => resolve(JSON.parse(String(data)))
    own.onerror = ({ message }) => {
      worker = undefined
      reject(new Error(`the compiler cannot be loaded: ${message}`))
    }
    own.postMessage(JSON.stringify(input))
  })
}
