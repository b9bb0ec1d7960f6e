/** `EVMBED_VALIDATOR_KILLS=100 npx vitest run test/validators/kills.test.ts` kills a hundred times, and prints how each went. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hash } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Bundle, bundleProgram } from '../support/bundle.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { heightOf, loadGenesis, Observer, Sender, withoutReceipt } from './load.js'
import { STEPS, type Step } from './validator-messages.js'
import { pause, ValidatorNetwork, type ValidatorProcess } from './validator-network.js'

const ROUNDS = Number(process.env.EVMBED_VALIDATOR_KILLS ?? 4)
const SENDERS = 8
/** Milliseconds in which the killed validator must have caught up. */
const PATIENCE = 60_000

let program: Bundle
let folder = ''

beforeAll(async () => {
  program = await bundleProgram('validator', { entry: 'test/validators/validator.ts' })
  folder = await mkdtemp(join(tmpdir(), 'evmbed-kills-'))
})
afterAll(async () => {
  await program.remove()
  await rm(folder, { recursive: true, force: true })
})

const KILLS: readonly ('node' | 'engine' | 'both' | Step)[] = ['finalized', 'node', 'in batch', 'engine', 'written', 'both', 'committed']

function isStep(kill: (typeof KILLS)[number]): kill is Step {
  return STEPS.some((step) => step === kill)
}

async function until(what: string, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${PATIENCE} ms`)
    await pause(25)
  }
}

/** Returns whether a validator has a height; a validator that is not running has none. */
async function hasHeight(validator: ValidatorProcess, height: number): Promise<boolean> {
  return (await heightOf(validator).catch(() => 0)) >= height
}

test(
  `a chain of four validators goes on through ${ROUNDS} kills, and loses no transaction, head or log`,
  async (context) => {
    if (!engineProgram) return context.skip(ENGINE_MISSING)
    const network = await ValidatorNetwork.start({
      count: 4,
      folder,
      program: program.path,
      engine: engineProgram,
      genesis: loadGenesis(SENDERS),
    })
    onTestFinished(() => network.stop())
    const { validators } = network
    const hashes = new Map<number, Hash>()
    const observers = validators.map((each) => new Observer(each, hashes))
    const senders = Array.from({ length: SENDERS }, (_, index) => new Sender(validators[index % 4]!.http, index, 40))
    await until('the first blocks', async () => (await Promise.all(validators.map((each) => hasHeight(each, 3)))).every(Boolean))

    for (let round = 0; round < ROUNDS; round++) {
      const kill = KILLS[round % KILLS.length]!
      const index = Math.floor(Math.random() * 4)
      const [victim, witness] = [validators[index]!, validators[(index + 1) % 4]!]
      const { starts } = victim
      const begin = performance.now()
      const height = await heightOf(witness)
      if (isStep(kill)) {
        victim.order({ killAt: kill })
        await until(`round ${round}: ${kill}`, () => victim.starts > starts)
      } else {
        await pause(Math.random() * 300)
        await victim.kill(kill)
      }
      const others = validators.filter((each) => each !== victim)
      await until(`round ${round}: the others go on after ${kill}`, async () =>
        (await Promise.all(others.map((each) => hasHeight(each, height + 4)))).every(Boolean),
      )
      const reached = await heightOf(witness)
      await until(`round ${round}: validator ${index} catches up after ${kill}`, () => hasHeight(victim, reached + 1))
      if (ROUNDS > KILLS.length) {
        console.log(
          `round ${round}: ${kill} of validator ${index} at ${height}, again at ${reached + 1} after ${Math.round(performance.now() - begin)} ms`,
        )
      }
      expect(observers.flatMap(({ problems }) => problems)).toEqual([])
    }

    await Promise.all(senders.map((each) => each.stop()))
    const sent = senders.flatMap((each) => each.hashes)
    for (const { http } of validators) {
      let left: readonly Hash[] = sent
      await until(`${http} has all ${sent.length} transactions`, async () => {
        left = await withoutReceipt(http, left)
        return left.length === 0
      })
    }
    await Promise.all(observers.map((each) => each.stop()))
    expect(observers.flatMap(({ problems }) => problems)).toEqual([])
    for (const { heads, logs } of observers) {
      expect(heads).toBeGreaterThan(3 * ROUNDS)
      expect(logs).toBeGreaterThan(0)
    }
    const told = senders.flatMap(({ errors }) => errors)
    const faults = validators.flatMap((each) => each.faults).filter((fault) => !fault.startsWith('EngineEnded'))
    expect(faults).toEqual([])
    const last = await heightOf(validators[0]!)
    console.log(`${ROUNDS} kills, ${last} blocks, ${sent.length} transactions with a hash, ${told.length} attempts that failed`)
  },
  120_000 + ROUNDS * 60_000,
)
