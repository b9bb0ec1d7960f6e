import type { Json } from '../../../src/internal.js'
import { currentTestChain, OutsideOfTest } from '../internal/index.js'

/** Calls a method of the chain of the running test. */
export async function call(method: string, ...params: readonly Json[]): Promise<unknown> {
  const chain = currentTestChain(method)
  if (!chain) throw new OutsideOfTest(method)
  return chain.request({ method, params })
}

/** Calls a method that answers a quantity. */
export async function quantityOf(method: string): Promise<number> {
  return Number(await call(method))
}
