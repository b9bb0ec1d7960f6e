import type { ResolvedOptions } from '../options.js'
import type { ChangeMethods } from '../rpc/method-table.js'
import type { Context } from '../services/context.js'

/** Returns the change of the methods that options ask for. */
export async function methodChange({
  documented: mode,
  dialect,
}: Pick<ResolvedOptions, 'documented' | 'dialect'>): Promise<ChangeMethods<Context> | undefined> {
  if (!mode) return dialect === 'hardhat' ? (await import('./json-block-numbers.js')).withJsonBlockNumbers : undefined
  const [{ documentedMethods }, { withBlockNulls }] = await Promise.all([
    import('./documented/documented-mode.js'),
    import('./documented/block-nulls.js'),
  ])
  return (records) => {
    const documented = documentedMethods(records, mode.conditionalMethods)
    return mode.blockNulls ? withBlockNulls(documented) : documented
  }
}
