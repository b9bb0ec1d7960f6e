import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openHeader } from '../../src/chain/sealing.js'
import { SYSTEM_CONTRACTS } from '../../src/chain/system-contracts.js'
import { BEACON_ROOTS, CONSOLIDATION_REQUESTS, HISTORY_STORAGE, WITHDRAWAL_REQUESTS } from '../../src/evm/known-system-contracts.js'
import { type Address, bigIntToHash, bytesToHex, type Hash, hexToBytes, ZERO_ADDRESS, ZERO_HASH } from '../../src/primitives/hex.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { ground, message } from './ground.js'

const ADDRESSES = [BEACON_ROOTS, HISTORY_STORAGE, WITHDRAWAL_REQUESTS, CONSOLIDATION_REQUESTS]
const contracts = Object.fromEntries(SYSTEM_CONTRACTS) as Record<Address, { nonce: number; code: `0x${string}` }>

/** The system contracts as their EIPs have them, and with a byte behind their code that is never reached: those have to be run. */
const known = ground('osaka', {})
const unknown = ground(
  'osaka',
  Object.fromEntries(ADDRESSES.map((address) => [address, { balance: '0', nonce: 1, code: `${contracts[address]!.code}00` as const }])),
)

const storageOf = (draft: StateDraft) => ADDRESSES.map((address) => draft.snapshot().account(address)?.storage.root)

interface Turn {
  readonly blocks: bigint
  readonly seconds: bigint
  readonly root: Hash
  /** Contracts that are called for withdrawals and consolidations in this block. */
  readonly requests: readonly Address[]
}

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex)
const turn: fc.Arbitrary<Turn> = fc.record({
  blocks: fc.constantFrom(1n, 2n, 8190n, 8191n, 8192n),
  seconds: fc.constantFrom(1n, 12n, 8191n, 10n ** 9n),
  root: fc.oneof(hash, fc.constant(ZERO_HASH)),
  requests: fc.array(fc.constantFrom(WITHDRAWAL_REQUESTS, CONSOLIDATION_REQUESTS), { maxLength: 4 }),
})

/** Runs the first and last steps of blocks. Returns the storage of the contracts and their requests after each. */
async function run({ parent, executor, rules }: typeof known, turns: readonly Turn[]) {
  const draft = new StateDraft(parent.state)
  const states = []
  let [number, timestamp] = [0n, 0n]
  for (const { blocks, seconds, root, requests } of turns) {
    number += blocks
    timestamp += seconds
    const header = openHeader({
      parent: { ...parent, number: number - 1n, hash: bigIntToHash(number) },
      rules: rules.at(number, timestamp),
      timestamp,
      feeRecipient: ZERO_ADDRESS,
      gasLimit: 30_000_000n,
      baseFeePerGas: 7n,
      prevRandao: ZERO_HASH,
      extraData: new Uint8Array(0),
      parentBeaconBlockRoot: root,
    })
    const environment = { header, blockHash: () => undefined }
    await executor.beginBlock(draft, environment)
    const begun = storageOf(draft)
    for (const to of requests) {
      const data = hexToBytes(`0x${'11'.repeat(to === WITHDRAWAL_REQUESTS ? 56 : 96)}`)
      const { ending } = await executor.runMessage(draft, environment, message({ to, data, gasLimit: 1_000_000n, value: 10n ** 9n }))
      expect(ending).toEqual({ kind: 'return' })
    }
    const asked = await executor.endBlock(draft, environment, { logs: [], withdrawals: [], uncles: [], mayLackContracts: false })
    states.push({ begun, ended: storageOf(draft), asked: asked?.map(({ type, data }) => [type, bytesToHex(data)]) })
  }
  return states
}

it('writes what the code of the known system contracts writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 6 }), async (turns) => {
      expect(await run(known, turns)).toEqual(await run(unknown, turns))
    }),
    { numRuns: 40 },
  )
})

it('reports the requests of blocks with and without requests', async () => {
  const quiet = { blocks: 1n, seconds: 1n, root: ZERO_HASH, requests: [] }
  const [before, asking, after] = await run(known, [quiet, { ...quiet, requests: [WITHDRAWAL_REQUESTS] }, quiet])
  expect(before?.asked).toEqual([0, 1, 2].map((type) => [type, '0x']))
  expect(asking?.asked?.[1]?.[1]).toHaveLength(2 + 2 * 76)
  expect(after?.asked).toEqual(before?.asked)
})
