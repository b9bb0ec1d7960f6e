/**
 * A test file as people have it, in a fresh process, through viem and through ethers: over evmbed, over the provider of Hardhat 3, and over an Anvil that the
 * process starts. `test-file-process.ts` says what it does. Prints Markdown. `--profile` prints instead where the time goes over evmbed.
 *
 *     npm run bench test-file [rounds] [-- --profile]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { compareReports, print, type Reporter } from './harness.js'
import { type PeerName, whyLeftOut } from './peer-nodes.js'
import { type CpuProfile, partsOfProfile } from './profile-parts.js'
import type { LibraryName, NodeName } from './test-file-clients.js'
import { writeArtifacts } from './test-file-contracts.js'
import type { TestFileTimes } from './test-file-process.js'

const args = process.argv.slice(2)
const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 9)
const LIBRARIES: readonly LibraryName[] = ['viem', 'ethers']
const NODES: Readonly<Record<NodeName, PeerName>> = { evmbed: 'evmbed', hardhat: 'hardhat', anvil: 'anvil over HTTP' }
const ARTIFACTS = writeArtifacts()
const PROGRAM = fileURLToPath(new URL('./test-file-process.mjs', import.meta.url))

/** Runs the test file in a process of its own. The wall time is that of the process, from its start to its end. */
async function run(
  library: LibraryName,
  node: NodeName,
  ...options: readonly string[]
): Promise<TestFileTimes & { readonly wall: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, [...options, PROGRAM, library, node, ARTIFACTS], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  for await (const line of createInterface({ input: child.stdout })) output = line
  const code = await ended
  if (code !== 0) throw new Error(`${node} through ${library}: the process ended with ${code}`)
  return { ...(JSON.parse(output) as TestFileTimes), wall: performance.now() - start }
}

const COLUMNS = ['wall time', 'time of the processor, without servers', 'to the accounts', 'ten deployments', 'sixty tests'] as const

async function compareNodes(library: LibraryName): Promise<void> {
  const nodes = (Object.keys(NODES) as NodeName[]).filter((node) => whyLeftOut(NODES[node]) === undefined)
  const contenders = nodes.map(
    (node): Reporter => ({
      name: node,
      measure: async () => {
        const { wall, processor, started, deployed, ended } = await run(library, node)
        return [wall, processor, started, deployed - started, ended - deployed]
      },
    }),
  )
  const tables = await compareReports(contenders, rounds)
  for (const [i, column] of COLUMNS.entries()) print(`Through ${library}: ${column}`, tables[i] ?? [])
}

/** Prints the share of each part of a process, from its own profile. */
async function printProfile(library: LibraryName): Promise<void> {
  const total = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'evmbed-profile-'))
    await run(library, 'evmbed', '--cpu-prof', '--cpu-prof-interval', '200', '--cpu-prof-dir', folder)
    const [file = ''] = readdirSync(folder)
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile
    for (const [part, milliseconds] of partsOfProfile(profile)) total.set(part, (total.get(part) ?? 0) + milliseconds / rounds)
    rmSync(folder, { recursive: true })
  }
  const sum = [...total.values()].reduce((all, one) => all + one, 0)
  console.log(`\n### Through ${library}: ${sum.toFixed(0)} ms\n\n| part | ms | share |\n| --- | ---: | ---: |`)
  for (const [part, milliseconds] of [...total].sort(([, a], [, b]) => b - a)) {
    console.log(`| ${part} | ${milliseconds.toFixed(1)} | ${((100 * milliseconds) / sum).toFixed(0)} % |`)
  }
}

for (const library of LIBRARIES) await (args.includes('--profile') ? printProfile(library) : compareNodes(library))
