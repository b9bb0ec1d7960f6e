import { createEVM } from '@ethereumjs/evm'
import { createAddressFromString } from '@ethereumjs/util'
import { createVM, runTx, type VM } from '@ethereumjs/vm'
import type { Hex } from 'viem'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../src/accounts/dev-accounts.js'
import type { ChainRules } from '../src/evm/chain-rules.js'
import { blockOf, typedTransactionOf } from '../src/evm/ethereumjs/conversions.js'
import { commonOf } from '../src/evm/ethereumjs/library-rules.js'
import { StateAdapter } from '../src/evm/ethereumjs/state-adapter.js'
import type { Environment, Executor } from '../src/evm/executor.js'
import type { Message } from '../src/evm/message.js'
import { signTransaction, type Transaction } from '../src/evm/transaction.js'
import { type Address, hexToBytes } from '../src/primitives/hex.js'
import { StateDraft } from '../src/state/state-draft.js'
import { WorldState } from '../src/state/world-state.js'
import { ground } from '../test/evm/ground.js'
import { CALLS, deployToken, LOOP, transferTokens } from './contracts.js'
import type { Contender } from './harness.js'

const LOOP_ADDRESS: Address = '0x0000000000000000000000000000000000100900'
const CALLS_ADDRESS: Address = '0x0000000000000000000000000000000000ca1150'
const STRANGER: Address = '0x00000000000000000000000000000000000aaaa1'
const GAS = 10_000_000n
const FEES = { maxFeePerGas: 100n, maxPriorityFeePerGas: 1n }

/** A transaction, and a call of the same content, to be run over a state again and again. */
export interface Workload {
  readonly name: string
  readonly to: Address
  readonly data: Hex
}

export interface Ground {
  readonly workloads: readonly Workload[]
  /** One contender a way to run the transaction of a workload, or the call. What they resolve with is the gas used. */
  transactions(workload: Workload): readonly Contender[]
  calls(workload: Workload): readonly Contender[]
}

/** @param untraced makes an executor that never heard of tracers; without it, that contender is missing */
export async function prepare(untraced?: (rules: ChainRules) => Executor): Promise<Ground> {
  const [account] = (await devAccounts(DEV_MNEMONIC, 1, DEV_DERIVATION_PATH)) ?? []
  if (!account) throw new Error('there is no account')
  const code = { [LOOP_ADDRESS]: LOOP, [CALLS_ADDRESS]: CALLS }
  const contracts = Object.fromEntries(
    Object.entries(code).map(([address, bytes]) => [address, { balance: '0', code: `0x${bytes}` as Hex }]),
  )
  const { rules, parent, executor, environment } = ground('osaka', contracts, account.address)
  const sign = (to: Address | undefined, data: Hex, nonce: bigint) =>
    signTransaction(
      account.address,
      { type: 2, ...FEES, chainId: 1n, nonce, gasLimit: GAS, to, value: 0n, data: hexToBytes(data), accessList: [] },
      hexToBytes(account.privateKey),
    )

  const draft = new StateDraft(parent.state)
  const { createdAddress: token } = await executor.runTransaction(draft, environment, sign(undefined, deployToken(), 0n))
  if (!token) throw new Error('there is no token')
  await executor.runTransaction(draft, environment, sign(token, transferTokens(STRANGER, 1n), 1n))
  const state = draft.snapshot()

  const executors = new Map<string, Executor>([
    ...(untraced ? [['this executor without tracing', untraced(rules)] as const] : []),
    ['this executor', executor],
  ])
  const raw = await rawEngine(environment)
  return {
    workloads: [
      { name: 'a transfer', to: STRANGER, data: '0x' },
      { name: 'an ERC-20 transfer', to: token, data: transferTokens(STRANGER, 1n) },
      { name: '100 calls', to: CALLS_ADDRESS, data: `0x${STRANGER.slice(2).padStart(64, '0')}` },
      { name: 'a loop of 240,000 instructions', to: LOOP_ADDRESS, data: '0x' },
    ],
    transactions({ to, data }) {
      const transaction = sign(to, data, 2n)
      return [
        ...[...executors].map(([name, each]) => ({
          name,
          run: async () => (await each.runTransaction(new StateDraft(state), environment, transaction)).gasUsed,
        })),
        { name: '@ethereumjs/vm, runTx', run: () => raw.transaction(state, transaction) },
      ]
    },
    calls({ to, data }) {
      const message: Message = {
        from: account.address,
        to,
        gasLimit: GAS,
        maxFeePerGas: 0n,
        maxPriorityFeePerGas: 0n,
        value: 0n,
        data: hexToBytes(data),
        accessList: [],
        authorizationList: [],
        blobVersionedHashes: [],
        maxFeePerBlobGas: 0n,
      }
      return [
        ...[...executors].map(([name, each]) => ({
          name,
          run: async () => (await each.runMessage(new StateDraft(state), environment, message)).gasUsed,
        })),
        { name: '@ethereumjs/evm, runCall', run: () => raw.call(state, message) },
      ]
    },
  }
}

/** The library as it comes, over the same state: the least that an execution can cost with it. */
async function rawEngine({ header }: Environment) {
  const common = commonOf(header.rules)
  const block = blockOf(header, common)
  const stateManager = new StateAdapter(new StateDraft(WorldState.empty))
  const evm = await createEVM({ common, stateManager })
  const vm: VM = await createVM({ common, stateManager, evm })
  return {
    async transaction(state: WorldState, { body }: Transaction) {
      stateManager.draft = new StateDraft(state)
      const { totalGasSpent } = await runTx(vm, {
        tx: typedTransactionOf(body, common),
        block,
        skipHardForkValidation: true,
        skipBlockGasLimitValidation: true,
      })
      return totalGasSpent
    },
    async call(state: WorldState, { from, to, data, gasLimit }: Message) {
      stateManager.draft = new StateDraft(state)
      const { execResult } = await evm.runCall({
        block,
        caller: createAddressFromString(from),
        data,
        gasLimit,
        ...(to ? { to: createAddressFromString(to) } : {}),
      })
      await evm.journal.cleanup()
      return execResult.executionGasUsed
    },
  }
}
