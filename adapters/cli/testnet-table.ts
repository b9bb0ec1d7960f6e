import { type Json, memberAt, readRemoteJson } from '../../src/internal.js'

/** State of a validator, as its engine tells it; undefined if the engine does not answer. */
export type Health = { readonly height: string; readonly appHash: string; readonly peers: string } | undefined

/** Milliseconds in which the engine must answer. */
const PATIENCE = 1_000

/** Asks the engine of a validator on this machine. */
export async function readHealth(rpcPort: number): Promise<Health> {
  try {
    const [info, network] = await Promise.all([ask(rpcPort, 'abci_info'), ask(rpcPort, 'net_info')])
    const textAt = (answer: Json, ...path: readonly string[]) => String(memberAt(answer, 'result', ...path) ?? '')
    const hash = Buffer.from(textAt(info, 'response', 'last_block_app_hash'), 'base64').toString('hex')
    return {
      height: textAt(info, 'response', 'last_block_height') || '0',
      appHash: hash === '' ? '' : `0x${hash}`,
      peers: textAt(network, 'n_peers') || '0',
    }
  } catch {
    return undefined
  }
}

function ask(rpcPort: number, method: string): Promise<Json> {
  const place = { url: new URL(`http://127.0.0.1:${rpcPort}/${method}`), headers: {} }
  return readRemoteJson(place, { fetch, signal: AbortSignal.timeout(PATIENCE) })
}

/** Returns a line about one validator. */
export function lineOf(health: Health, index: number): string {
  if (!health) return `validator-${index} does not answer`
  return `validator-${index} height ${health.height} app hash ${health.appHash || 'none'} peers ${health.peers}`
}

/** Returns a table of all validators. */
export function tableOf(healths: readonly Health[]): readonly string[] {
  const rows = healths.map((health, index) => [
    `validator-${index}`,
    health?.height ?? '-',
    health?.peers ?? '-',
    health ? health.appHash : 'does not answer',
  ])
  const table = [['', 'height', 'peers', 'app hash'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table.map(([name = '', height = '', peers = '', hash = '']) =>
    [name.padEnd(widths[0] ?? 0), height.padStart(widths[1] ?? 0), peers.padStart(widths[2] ?? 0), hash].join('  ').trimEnd(),
  )
}
