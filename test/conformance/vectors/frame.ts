import type { Hex, Json, Node } from 'evmbed'

/** A call as the callTracer answers it. */
export interface Frame {
  readonly to?: Hex
  readonly gasUsed: Hex
  readonly output?: Hex
  readonly error?: string
  readonly calls?: readonly Frame[]
}

/** Gas that every vector can do with. */
const PLENTY: Hex = '0x3b9aca00'

/**
 * The first call that the code of an account makes when the account is called.
 *
 * @param fields of the account, for this call
 * @param input calldata of the account
 */
export async function innerFrame(
  node: Node,
  account: Hex,
  fields: { readonly code: Hex; readonly nonce?: Hex },
  input: Hex,
): Promise<Frame> {
  const config = { tracer: 'callTracer', timeout: '10m', stateOverrides: { [account]: fields } }
  const outer = (await node.call('debug_traceCall', [{ to: account, data: input, gas: PLENTY }, 'latest', config] satisfies Json[])) as unknown as Frame
  const [inner] = outer.calls ?? []
  if (!inner) throw new Error(`the account made no call: ${JSON.stringify(outer).slice(0, 500)}`)
  return inner
}
