import { UsageError } from './usage-error.js'

/** Namespaces that the interface document lists as supported, with or without methods. */
const DOCUMENTED = ['eth', 'net', 'web3', 'txpool', 'debug', 'personal', 'admin', 'miner'] as const

/**
 * Returns the namespaces of `--json-rpc.api`. Skips unknown names, with a call of `warn`. Throws `UsageError` for a repeated name.
 *
 * @param available namespaces in which this node has methods
 */
export function servedNamespaces(names: readonly string[], available: readonly string[], warn: (line: string) => void): readonly string[] {
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new UsageError(`--json-rpc.api: repeated API namespace '${repeated}'`)
  // `rpc`, where rpc_modules is, needs no enabling.
  const known = new Set([...DOCUMENTED, ...available].filter((name) => name !== 'rpc'))
  const served = names.filter((name) => known.has(name))
  for (const name of names) {
    if (!known.has(name)) warn(`invalid namespace value '${name}' in --json-rpc.api is skipped: there are ${[...known].join(', ')}`)
  }
  return served
}
