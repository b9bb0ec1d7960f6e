/** Validators in network namespaces, so that cables can be cut between them. Needs root and `ip`. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Bundle, bundleProgram } from '../support/bundle.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { heightOf, loadGenesis, Observer, Sender, withoutReceipt } from './load.js'
import { pause, ValidatorNetwork, type ValidatorProcess } from './validator-network.js'

const COUNT = 4
const SENDERS = 4
/** Milliseconds in which a network that can decide must have decided. */
const PATIENCE = 90_000
/** Milliseconds in which a network that cannot decide must not have decided. Several rounds of a height pass in them. */
const SILENCE = 6_000
/** Part of the names of namespaces and interfaces, other than those of other processes. */
const NAME = `ev${process.pid % 100_000}`
const SUBNET = `10.${200 + (process.pid % 50)}.${process.pid % 250}`

const addressOf = (index: number) => `${SUBNET}.${index + 1}`
const namespaceOf = (index: number) => `${NAME}n${index}`
const cableOf = (index: number) => `${NAME}c${index}`
const SIDES = [`${NAME}a`, `${NAME}b`] as const
/** Of this machine on both sides: a validator that changes sides would send answers to the address that it knows until it asks for another. */
const MAC = '02:00:00:00:00:fe'

let program: Bundle
let folder = ''

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: 'pipe' })
}

/** Reason why this machine has no network namespaces; undefined if it has. */
function reasonAgainst(): string | undefined {
  if (!engineProgram) return ENGINE_MISSING
  try {
    ip('netns', 'add', `${NAME}probe`)
    ip('netns', 'del', `${NAME}probe`)
    return undefined
  } catch {
    return 'network namespaces need root and ip of iproute2'
  }
}

/** Creates two switches and a namespace for each validator, with a cable to the first switch. */
function lay(): void {
  for (const side of SIDES) {
    ip('link', 'add', side, 'address', MAC, 'type', 'bridge')
    ip('link', 'set', side, 'up')
    ip('addr', 'add', `${SUBNET}.254/32`, 'dev', side)
  }
  for (let index = 0; index < COUNT; index++) {
    const [space, cable] = [namespaceOf(index), cableOf(index)]
    ip('netns', 'add', space)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    ip('-n', space, 'link', 'set', 'lo', 'up')
    ip('-n', space, 'link', 'set', 'eth0', 'up')
    ip('-n', space, 'addr', 'add', `${addressOf(index)}/24`, 'dev', 'eth0')
    ip('link', 'set', cable, 'up')
  }
  connect(() => 0)
}

/** Connects each validator to one of the switches. This machine reaches all of them. */
function connect(sideOf: (index: number) => 0 | 1): void {
  for (let index = 0; index < COUNT; index++) {
    const side = SIDES[sideOf(index)]
    ip('link', 'set', cableOf(index), 'master', side)
    ip('route', 'replace', `${addressOf(index)}/32`, 'dev', side, 'src', `${SUBNET}.254`)
  }
}

/** Removes everything, also what only a part of `lay` has made. */
function remove(): void {
  const commands = [
    ...Array.from({ length: COUNT }, (_, index) => ['netns', 'del', namespaceOf(index)]),
    ...SIDES.map((side) => ['link', 'del', side]),
  ]
  for (const command of commands) {
    try {
      ip(...command)
    } catch {
      // It was not there.
    }
  }
}

beforeAll(async () => {
  program = await bundleProgram('partition', { entry: 'test/validators/validator.ts' })
  folder = await mkdtemp(join(tmpdir(), 'evmbed-partition-'))
})
afterAll(async () => {
  await program.remove()
  await rm(folder, { recursive: true, force: true })
})
beforeEach((context) => {
  const reason = reasonAgainst()
  if (reason) context.skip(reason)
})

const heights = (validators: readonly ValidatorProcess[]) => Promise.all(validators.map(heightOf))

/** Waits until all of some validators have a height. */
async function reach(validators: readonly ValidatorProcess[], height: number): Promise<void> {
  await expect
    .poll(async () => Math.min(...(await Promise.all(validators.map((each) => heightOf(each).catch(() => 0))))), { timeout: PATIENCE })
    .toBeGreaterThanOrEqual(height)
}

/** Waits until no block is on its way any more, and expects that none follows. */
async function expectSilence(validators: readonly ValidatorProcess[]): Promise<void> {
  // A block that was decided before the cut may still be executed.
  await pause(1_500)
  const before = await heights(validators)
  await pause(SILENCE)
  expect(await heights(validators)).toEqual(before)
}

test('nobody decides while two validators are cut off from two others, three go on without one, and all have one chain afterwards', async () => {
  onTestFinished(remove)
  lay()
  const network = await ValidatorNetwork.start({
    count: COUNT,
    folder,
    program: program.path,
    engine: engineProgram ?? '',
    genesis: loadGenesis(SENDERS),
    configure: (config, index) =>
      config
        .replace(/^persistent_peers = .*$/m, (line) => {
          // Each peer of the list is the next of the others.
          let other = -1
          return line.replaceAll('127.0.0.1', () => addressOf(++other === index ? ++other : other))
        })
        .replace(/^\[p2p\]\nladdr = "tcp:\/\/127\.0\.0\.1/m, `[p2p]\nladdr = "tcp://${addressOf(index)}`),
    within: (index) => ['ip', 'netns', 'exec', namespaceOf(index)],
    host: addressOf,
  })
  onTestFinished(() => network.stop())
  const { validators } = network
  const hashes = new Map<number, Hash>()
  const observers = validators.map((each) => new Observer(each, hashes))
  const senders = validators.map(({ http }, index) => new Sender(http, index, 100))
  await reach(validators, 3)

  connect((index) => (index < 2 ? 0 : 1))
  await expectSilence(validators)
  connect(() => 0)
  await reach(validators, Math.max(...(await heights(validators))) + 3)

  connect((index) => (index === 3 ? 1 : 0))
  const [, , , alone] = validators
  await pause(1_500)
  const begin = await heightOf(alone!)
  await reach(validators.slice(0, 3), begin + 5)
  expect(await heightOf(alone!)).toBe(begin)
  connect(() => 0)
  await reach(validators, Math.max(...(await heights(validators))) + 3)

  await Promise.all(senders.map((each) => each.stop()))
  const sent = senders.flatMap((each) => each.hashes)
  for (const { http } of validators) {
    await expect.poll(() => withoutReceipt(http, sent), { timeout: PATIENCE }).toEqual([])
  }
  await Promise.all(observers.map((each) => each.stop()))
  expect(observers.flatMap(({ problems }) => problems)).toEqual([])
  expect(validators.flatMap(({ faults }) => faults)).toEqual([])
}, 400_000)
