import type { ChangeMethods } from '../rpc/method-table.js'
import type { Context } from '../services/context.js'
import type { Dialect } from '../services/dialect.js'
import type { ConditionalMethods } from './documented/documented-mode.js'

/** Options that change methods. */
interface MethodOptions {
  readonly interface: 'full' | 'documented'
  readonly conditionalMethods: ConditionalMethods
  readonly blockNulls: boolean
  readonly dialect: Dialect
}

/** Returns the change of the methods that options ask for. */
export async function methodChange(options: MethodOptions): Promise<ChangeMethods<Context> | undefined> {
  const { interface: mode, conditionalMethods, blockNulls, dialect } = options
  if (mode === 'full') return dialect === 'hardhat' ? (await import('./json-block-numbers.js')).withJsonBlockNumbers : undefined
  const [{ documentedMethods }, { withBlockNulls }] = await Promise.all([
    import('./documented/documented-mode.js'),
    import('./documented/block-nulls.js'),
  ])
  return (records) => {
    const documented = documentedMethods(records, conditionalMethods)
    return blockNulls ? withBlockNulls(documented) : documented
  }
}
