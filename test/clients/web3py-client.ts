import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'evmbed'
import { decodeErrorResult } from 'viem'
import { artifact } from '../contracts/compile.js'
import type { AskedPrices, Client, ClientBlock, ClientReceipt, Failure, FeeHistory, Transfer } from './client.js'

const DRIVER = fileURLToPath(new URL('web3py_driver.py', import.meta.url))

/** The Python that has web3.py; `EVMBED_PYTHON` names another one than `python3`. */
const python = process.env.EVMBED_PYTHON ?? 'python3'

/** Returns what is missing for web3.py; undefined when nothing is. */
export function missingWeb3py(): string | undefined {
  const { status } = spawnSync(python, ['-c', 'import web3; assert int(web3.__version__.split(".")[0]) >= 7'], { stdio: 'ignore' })
  return status === 0 ? undefined : `${python} has no web3.py (7 or later): pip install web3, or name a Python that has it in EVMBED_PYTHON`
}

type Line =
  | { readonly ready: true }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: RefusedByPython['failure'] }
  | { readonly watch: number; readonly item: unknown }

class RefusedByPython extends Error {
  constructor(readonly failure: { readonly error: string; readonly says: string; readonly data?: Hex | null }) {
    super(`${failure.error}: ${failure.says}`)
  }
}

/** A process of Python that answers commands. */
class Driver {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  readonly #watches = new Map<number, (item: unknown) => void>()
  readonly #ready: Promise<void>
  #last = 0

  constructor(url: string) {
    this.#child = spawn(python, [DRIVER, url], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#ready = new Promise((resolve, reject) => {
      this.#child.once('error', reject)
      this.#child.once('exit', (code) => reject(new Error(`Python ended with ${code}`)))
      if (!this.#child.stdout) return reject(new Error('Python was started without a pipe'))
      createInterface({ input: this.#child.stdout }).on('line', (line) => {
        const message: Line = JSON.parse(line, withBigints)
        if ('ready' in message) resolve()
        else this.#take(message)
      })
    })
  }

  async call<Result>(name: string, ...args: readonly unknown[]): Promise<Result> {
    await this.#ready
    const id = ++this.#last
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    const given = args.filter((arg) => arg !== undefined)
    this.#child.stdin?.write(`${JSON.stringify({ id, name, args: given }, withoutBigints)}\n`)
    return (await answer) as Result
  }

  /** Calls a method that begins to watch, and returns a function that ends it. */
  watch<Item>(name: string, args: readonly unknown[], take: (item: Item) => void): { started: Promise<unknown>; stop: () => unknown } {
    const watch = ++this.#last
    this.#watches.set(watch, (item) => take(item as Item))
    return { started: this.call(name, ...args, watch), stop: () => this.#watches.delete(watch) }
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('close', resolve))
    // web3.py takes the milder signals for its own over WebSocket.
    this.#child.kill('SIGKILL')
    await ended
  }

  #take(message: Exclude<Line, { readonly ready: true }>): void {
    if ('watch' in message) {
      this.#watches.get(message.watch)?.(message.item)
      return
    }
    const call = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if ('failure' in message) call?.reject(new RefusedByPython(message.failure))
    else call?.resolve(message.result)
  }
}

/** web3.py over the transport of a URL, in a process of its own. */
export function web3pyClient(url: string): Client {
  const driver = new Driver(url)
  return {
    failures: {
      reverted: 'ContractLogicError',
      // web3.py has one class for all that the node refuses.
      nonceTooLow: 'Web3RPCError',
      insufficientFunds: 'Web3RPCError',
      replacementUnderpriced: 'Web3RPCError',
      alreadyKnown: 'Web3RPCError',
      intrinsicGasTooLow: 'Web3RPCError',
      halted: 'Web3RPCError',
    },
    request: (method, params) => driver.call('request', method, params),
    chainId: () => driver.call('chainId'),
    blockNumber: () => driver.call('blockNumber'),
    block: (number) => driver.call<ClientBlock>('block', number),
    feeHistory: (blocks, percentiles) => driver.call<FeeHistory>('feeHistory', blocks, percentiles),
    signMessage: (sender, message) => driver.call('signMessage', sender, message),
    signTypedData: (sender, data) => driver.call('signTypedData', sender, data),
    signTransaction: (account, transaction) => driver.call('signTransaction', account, transaction),
    sendRaw: (transaction) => driver.call('sendRaw', transaction),
    balance: (address) => driver.call('balance', address),
    prices: () => driver.call<AskedPrices>('prices'),
    async deploy(sender, { abi, bytecode }, args) {
      return { address: await driver.call<Hex>('deploy', sender, { abi, bytecode }, args), abi }
    },
    read: (contract, name, args) => driver.call('read', contract, name, args),
    simulate: (sender, contract, name, args) => driver.call('simulate', sender, contract, name, args),
    write: (sender, contract, name, args, gas) => driver.call<ClientReceipt>('write', sender, contract, name, args, gas),
    send: (sender, transaction) => driver.call('send', sender, transaction),
    wait: (hash) => driver.call<ClientReceipt>('wait', hash),
    transfers: (token) => driver.call<readonly Transfer[]>('transfers', token),
    async watchTransfers(token, take) {
      const { started, stop } = driver.watch('watchTransfers', [token], take)
      await started
      return stop
    },
    ...(url.startsWith('ws') ? { watchBlocks: (take: (number: bigint) => void) => driver.watch('watchBlocks', [], take).stop } : {}),
    failureOf,
    close: () => driver.close(),
  }
}

/** Integers are objects on the wire: JSON's numbers are too short. */
function withoutBigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { int: String(value) } : value
}

function withBigints(_key: string, value: unknown): unknown {
  const isInteger = value instanceof Object && 'int' in value && typeof value.int === 'string'
  return isInteger ? BigInt(value.int as string) : value
}

/** web3.py names the class of a revert and passes its data on. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof RefusedByPython)) throw error
  const { failure } = error
  if (failure.error !== 'ContractLogicError' || !failure.data) return { error: failure.error, says: failure.says }
  if (failure.data === '0x') return { error: failure.error, revert: null }
  const { errorName, args } = decodeErrorResult({ abi: artifact('Faults').abi, data: failure.data })
  return { error: failure.error, revert: { name: errorName, args: args ?? [] } }
}
