/** Packages of Hardhat 3. They are no dependencies of this project, which has Hardhat 2: `scripts/install-peers.mjs` installs them elsewhere. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('../../.tmp/peers/', import.meta.url))
const require = createRequire(`${folder}package.json`)

/** Returns what Hardhat 3 lacks on this machine, or undefined. */
export function missingHardhat3(): string | undefined {
  if (Number(process.versions.node.split('.')[0]) < 22) return 'Hardhat 3 needs Node 22'
  const isInstalled = existsSync(`${folder}node_modules/@nomicfoundation/hardhat-viem-assertions`)
  return isInstalled ? undefined : 'Hardhat 3 is not installed: run node scripts/install-peers.mjs'
}

/** Loads one of its packages. */
export async function loadPeer(name: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href)
}

/** A connection of Hardhat, as far as tests use it. */
export interface HardhatConnection {
  readonly viem: Record<string, unknown>
  close(): Promise<void>
}

/** Connects to a network with plugins. Nothing is sent to it before a client does. */
export async function connectHardhat(...plugins: readonly string[]): Promise<HardhatConnection> {
  const { createHardhatRuntimeEnvironment } = (await loadPeer('hardhat/hre')) as {
    createHardhatRuntimeEnvironment(
      config: unknown,
      options: unknown,
      root: string,
    ): Promise<{ readonly network: { create(name: string): Promise<HardhatConnection> } }>
  }
  const loaded = await Promise.all(plugins.map(async (plugin) => (await loadPeer(plugin)).default))
  const networks = { own: { type: 'http', url: 'http://127.0.0.1:8545' } }
  const environment = await createHardhatRuntimeEnvironment({ plugins: loaded, networks }, {}, folder)
  return environment.network.create('own')
}
