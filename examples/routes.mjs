// @ts-check
/**
 * Plans a route of an asset over several chains, and builds its transaction. Chains and channels are those of the bundled registry, so no network
 * request is sent.
 *
 *     node examples/routes.mjs
 */
import { createNode } from 'evmbed'

const node = await createNode()

/** ATOM on Osmosis. On Juno it has another denom, because it arrives over another channel. */
const source = {
  source_asset_chain_id: 'osmosis-1',
  source_asset_denom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
}
const { dest_assets } = await node.planner.assetsFromSource(source)
const atom = dest_assets['juno-1']?.assets.find(({ symbol }) => symbol === 'ATOM')
if (!atom) throw new Error('the registry knows no ATOM on Juno')
console.log(`ATOM on Juno is ${atom.denom}`)

const ends = { ...source, dest_asset_chain_id: atom.chain_id, dest_asset_denom: atom.denom }
const { amount_in, amount_out, operations, required_chain_addresses } = await node.planner.route({ ...ends, amount_in: '2500000' })
console.log(`${amount_in} uatom go by ${required_chain_addresses.join(', ')}: ${amount_out} arrive`)

// One account, as each chain of the way writes its address.
const address_list = [
  'osmo1nhzuazjhyfu474er6v4ey8zn6wa5fy6gt044g4',
  'cosmos1nhzuazjhyfu474er6v4ey8zn6wa5fy6gr5x978',
  'juno1nhzuazjhyfu474er6v4ey8zn6wa5fy6g4x97em',
]
const { txs } = await node.transfers.messages({ ...ends, amount_in, amount_out, operations, address_list, slippage_tolerance_percent: '1' })
for (const transaction of txs) {
  if (!('cosmos_tx' in transaction)) continue
  const { chain_id, msgs = [] } = transaction.cosmos_tx ?? {}
  for (const { msg, msg_type_url } of msgs)
    console.log(`to be signed on ${chain_id}: ${msg_type_url}\n${JSON.stringify(JSON.parse(msg ?? ''), null, 2)}`)
}

await node.close()
