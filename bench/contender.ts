/** Runs operations of `workloads.ts` on one node, as `ordinary.ts` asks for them. It is a process of its own, so that no node slows down another. */
import { openPeer, type PeerName } from './peer-nodes.js'
import { type Contracts, OPERATIONS, type Operation, type OperationName } from './workloads.js'

/** Measures runs of an operation, or ends the operation. */
export type Order = { readonly kind: 'measure'; readonly operation: OperationName; readonly runs: number } | { readonly kind: 'end' }

/** The milliseconds of a run, a remark, or the reason for which there is none. */
export type Outcome = { readonly milliseconds: number } | { readonly remark: string | undefined } | { readonly failure: string }

const [name = 'evmbed', contracts = '{}'] = process.argv.slice(2)
const peer = name as PeerName

let current: { readonly name: OperationName; readonly operation: Operation; close(): Promise<unknown> } | undefined

/** Each operation begins on a new node. */
async function begin(name: OperationName): Promise<Operation> {
  if (current?.name === name) return current.operation
  await current?.close()
  const node = await openPeer(peer)
  const operation = await OPERATIONS[name](node, JSON.parse(contracts) as Contracts, () => openPeer(peer))
  current = { name, operation, close: () => node.close() }
  return operation
}

async function carryOut(order: Order): Promise<Outcome> {
  if (order.kind === 'end') {
    const remark = await current?.operation.remark?.()
    await current?.close()
    current = undefined
    return { remark }
  }
  const operation = await begin(order.operation)
  await operation.before?.(order.runs)
  const start = performance.now()
  for (let run = 0; run < order.runs; run++) await operation.run()
  return { milliseconds: (performance.now() - start) / order.runs }
}

process.on('message', async (order: Order) => {
  try {
    process.send?.(await carryOut(order))
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) })
  }
})
process.once('disconnect', () => process.exit())
