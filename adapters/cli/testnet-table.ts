/** State of a validator, as its engine tells it; undefined if the engine does not answer. */
export type Health = { readonly height: string; readonly appHash: string; readonly peers: string } | undefined

/** Milliseconds in which the engine must answer. */
const PATIENCE = 1_000

/** Asks the engine of a validator on this machine. */
export async function readHealth(rpcPort: number): Promise<Health> {
  try {
    const [{ response }, { n_peers: peers }] = await Promise.all([ask(rpcPort, 'abci_info'), ask(rpcPort, 'net_info')])
    const hash = Buffer.from(response?.last_block_app_hash ?? '', 'base64').toString('hex')
    return { height: response?.last_block_height ?? '0', appHash: hash === '' ? '' : `0x${hash}`, peers: peers ?? '0' }
  } catch {
    return undefined
  }
}

/** Members of the engine's answers that are shown. */
interface Answer {
  readonly response?: { readonly last_block_height?: string; readonly last_block_app_hash?: string }
  readonly n_peers?: string
}

async function ask(rpcPort: number, method: string): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${rpcPort}/${method}`, { signal: AbortSignal.timeout(PATIENCE) })
  const { result = {} } = (await answer.json()) as { result?: Answer }
  return result
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
