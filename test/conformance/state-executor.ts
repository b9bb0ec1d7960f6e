/**
 * Runs one transaction over one state with the parts of this node.
 *
 * `createExecutor` answers as the runner of the public suite asks it to; bundled to a module, it is what `--executor` takes.
 */
import { RLP } from '@ethereumjs/rlp'
import { createTx } from '@ethereumjs/tx'
import { maximumBlobGas } from '../../src/chain/fee-market.js'
import { stateOf } from '../../src/chain/genesis.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import type { EmittedLog } from '../../src/evm/emitted-log.js'
import { createExecutor as createBuiltIn, type EngineName } from '../../src/evm/engines.js'
import { commonOf } from '../../src/evm/ethereumjs/library-rules.js'
import { type Executor, InvalidTransaction } from '../../src/evm/executor.js'
import { type Header, newHeader } from '../../src/evm/header.js'
import type { Rules } from '../../src/evm/rules.js'
import { TraceTooLarge } from '../../src/evm/tracers/trace-size.js'
import { blobGasOf, decodeTransaction } from '../../src/evm/transaction.js'
import { NodeError } from '../../src/primitives/errors.js'
import { bigIntToHash, type Hex, hexToBytes } from '../../src/primitives/hex.js'
import { keccakHash } from '../../src/primitives/keccak.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { checkRun } from '../gas-profile/adding-up.js'
import { networkConfig, type StateCase } from './fixtures.js'
import { storedState } from './stored-states.js'

export interface StateOutcome {
  readonly stateRoot: Hex
  readonly logsHash: Hex
  /** Why the transaction must not stand in a block; undefined when it ran. */
  readonly rejected?: string
}

function word(value: Hex | undefined): Hex {
  return bigIntToHash(BigInt(value ?? 0))
}

function headerOf(env: StateCase['env'], rules: Rules): Header {
  return newHeader(rules, {
    feeRecipient: env.currentCoinbase!.toLowerCase() as Hex,
    gasLimit: BigInt(env.currentGasLimit!),
    number: BigInt(env.currentNumber!),
    timestamp: BigInt(env.currentTimestamp!),
    ...(rules.isMerged ? { mixHash: word(env.currentRandom) } : { difficulty: BigInt(env.currentDifficulty!) }),
    ...(rules.isActive(1559) ? { baseFeePerGas: BigInt(env.currentBaseFee!) } : {}),
    excessBlobGas: BigInt(env.currentExcessBlobGas ?? 0),
  })
}

/** The signed bytes of a transaction that is given by its fields. */
function sign({ nonce, gasLimit, to, value, data, secretKey, ...tx }: StateCase['tx'], rules: Rules): Uint8Array {
  const prices =
    tx.maxFeePerGas === undefined
      ? { gasPrice: tx.gasPrice, type: tx.accessList ? 1 : 0 }
      : { maxFeePerGas: tx.maxFeePerGas, maxPriorityFeePerGas: tx.maxPriorityFeePerGas, type: tx.blobVersionedHashes ? 3 : 2 }
  const blobs = tx.blobVersionedHashes && { blobVersionedHashes: [...tx.blobVersionedHashes], maxFeePerBlobGas: tx.maxFeePerBlobGas }
  const accessList = tx.accessList?.map(({ address, storageKeys }) => ({ address, storageKeys: [...storageKeys] }))
  const fields = { nonce, gasLimit, value, data, ...(to === '' ? {} : { to }), ...prices, ...blobs, ...(accessList && { accessList }) }
  return createTx(fields as Parameters<typeof createTx>[0], { common: commonOf(rules) })
    .sign(hexToBytes(secretKey))
    .serialize()
}

function logsHash(logs: readonly EmittedLog[]): Hex {
  return keccakHash(RLP.encode(logs.map(({ address, topics, data }) => [hexToBytes(address), topics.map(hexToBytes), data])))
}

/** The engine is that of a node, unless `EVMBED_ENGINE` names another. With `EVMBED_GAS_PROFILES`, the gas profile of each transaction must add up. */
export async function createExecutor() {
  const engine = (process.env.EVMBED_ENGINE ?? 'wasm') as EngineName
  const profilesGas = process.env.EVMBED_GAS_PROFILES !== undefined
  const executors = new Map<string, { rules: ChainRules; executor: Executor }>()
  const executorOf = (fork: string, chainId: bigint) => {
    const key = `${fork} ${chainId}`
    let found = executors.get(key)
    if (!found) {
      const rules = new ChainRules(networkConfig(fork, { chainid: `0x${chainId.toString(16)}` }))
      found = { rules, executor: createBuiltIn(engine, rules) }
      executors.set(key, found)
    }
    return found
  }

  return {
    name: 'evmbed',
    async execute({ fork, chainId, env, pre, tx, txbytes }: StateCase): Promise<StateOutcome> {
      const { rules, executor } = executorOf(fork, chainId)
      const active = rules.at(BigInt(env.currentNumber!), BigInt(env.currentTimestamp!))
      const header = headerOf(env, active)
      const draft = new StateDraft(await storedState(stateOf(pre)))
      // State fixtures define the hash of block n as the Keccak-256 of n in decimal digits.
      const blockHash = (number: bigint) => keccakHash(new TextEncoder().encode(String(number)))
      try {
        const transaction = await decodeTransaction(txbytes ? hexToBytes(txbytes) : sign(tx, active), active)
        if (transaction.body.gasLimit > header.gasLimit) throw new InvalidTransaction('exceeds block gas limit')
        if (blobGasOf(transaction.body) > maximumBlobGas(active)) throw new InvalidTransaction('too many blobs')
        const environment = { header, blockHash }
        if (profilesGas) {
          const again = draft.draft()
          const profiled = checkRun((tracer) => executor.runTransaction(again, environment, transaction, tracer), transaction.body.gasLimit)
          await profiled.catch((error: unknown) => {
            if (!(error instanceof TraceTooLarge)) throw error
          })
        }
        const { logs } = await executor.runTransaction(draft, environment, transaction)
        return { stateRoot: draft.snapshot().root, logsHash: logsHash(logs) }
      } catch (error) {
        if (!(error instanceof NodeError || error instanceof InvalidTransaction)) throw error
        // The suites end a block with its miner's reward, which is zero here. Before EIP-161 it makes the account.
        if (!active.includes('spuriousDragon')) draft.ensureAccount(header.feeRecipient)
        return { stateRoot: draft.snapshot().root, logsHash: logsHash([]), rejected: error.message }
      }
    },
  }
}
