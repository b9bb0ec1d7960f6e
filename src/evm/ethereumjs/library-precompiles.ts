import { createEVM, type EVM } from '@ethereumjs/evm'
import { kzg } from '../kzg.js'
import type { Pace } from '../pace.js'
import { addressOfNumber } from '../precompiles.js'
import type { Rules } from '../rules.js'
import { commonOf } from './library-rules.js'
import { precompileFault } from './precompile-fault.js'
import { slicePrecompiles } from './sliced-precompiles.js'

/** EIP-4844. */
const POINT_EVALUATION = 10

/** Result of a precompile: output and gas, or geth's text for the failure. */
export type LibraryAnswer = { readonly output: Uint8Array; readonly gasUsed: bigint } | { readonly fault: string }

/** Runs EthereumJS's precompiles for other executors, at the pace of a run. */
export class LibraryPrecompiles {
  readonly #pace: Pace
  readonly #evms = new Map<Rules, Promise<EVM>>()

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Runs a precompile by its number. */
  async run(rules: Rules, number: number, input: Uint8Array, gas: bigint): Promise<LibraryAnswer> {
    const evm = await this.#evmOf(rules)
    const address = addressOfNumber(number)
    const precompile = evm.precompiles.get(address.slice(2))
    if (!precompile) return { fault: 'out of gas' }
    if (number === POINT_EVALUATION) await kzg.load()
    const { executionGasUsed, returnValue, exceptionError } = await precompile({
      data: input,
      gasLimit: gas,
      common: evm.common,
      _EVM: evm,
    })
    if (exceptionError) return { fault: precompileFault(address, exceptionError.error, input) }
    return { output: returnValue, gasUsed: executionGasUsed }
  }

  #evmOf(rules: Rules): Promise<EVM> {
    let creating = this.#evms.get(rules)
    if (!creating) {
      creating = createEVM({ common: commonOf(rules) }).then((evm) => {
        slicePrecompiles(evm, this.#pace)
        return evm
      })
      this.#evms.set(rules, creating)
    }
    return creating
  }
}
