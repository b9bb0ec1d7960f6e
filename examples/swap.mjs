// @ts-check
/**
 * Swaps over a pool on the node: plans the swap from the reserves of the pool, builds and sends the transaction, and checks the exact amount
 * received.
 *
 *     node examples/swap.mjs
 */
import { equal } from 'node:assert/strict'
import { createNode, NodeProvider } from 'evmbed'
import { createWalletClient, custom, formatEther, getContractAddress, parseEther, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { compile } from './compile.mjs'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
// The planner is configured before the market is deployed: its address follows from Alice's address and nonce.
const market = getContractAddress({ from: alice, nonce: 2n })
const node = await createNode({
  planner: { snapshot: { chains: [] }, live: [{ venues: [{ name: 'market', design: 'uniswap-v2', pools: [market], router: market }] }] },
})
const transport = custom(new NodeProvider(node), { retryCount: 0 })
const viem = createWalletClient({ account: alice, chain: foundry, transport }).extend(publicActions)

const { abi, bytecode } = compile('Coin')
const { abi: marketAbi, bytecode: marketBytecode } = compile('Market')
const [apples, pears] = [await deploy(parseEther('2000')), await deploy(parseEther('8000'))]
await viem.deployContract({ abi: marketAbi, bytecode: marketBytecode, args: [apples, pears] })
await viem.writeContract({ abi, address: apples, functionName: 'transfer', args: [market, parseEther('1000')] })
await viem.writeContract({ abi, address: pears, functionName: 'transfer', args: [market, parseEther('4000')] })
console.log(`market at ${market}: 1000 apples, 4000 pears`)

const chainId = String(node.chainId)
const ends = { source_asset_chain_id: chainId, source_asset_denom: apples, dest_asset_chain_id: chainId, dest_asset_denom: pears }
const route = await node.planner.route({ ...ends, amount_in: String(parseEther('10')), smart_swap_options: { evm_swaps: true } })
console.log(`route: 10 apples for ${formatEther(BigInt(route.amount_out))} pears`)

const { txs } = await node.transfers.messages({
  ...ends,
  amount_in: route.amount_in,
  amount_out: route.amount_out,
  operations: route.operations,
  address_list: [alice],
  slippage_tolerance_percent: '0',
})
for (const { evm_tx: transaction } of txs) {
  if (!transaction) throw new Error('the route leads away from this chain')
  for (const { token_contract, spender, amount } of transaction.required_erc20_approvals) {
    await viem.writeContract({ abi, address: hex(token_contract), functionName: 'approve', args: [hex(spender), BigInt(amount)] })
  }
  const before = await pearsOf(alice)
  const { to, data, value } = transaction
  const tx_hash = await viem.sendTransaction({ to: hex(to), data: `0x${data}`, value: BigInt(value) })
  const { state } = await node.transfers.status({ chain_id: chainId, tx_hash })
  const paid = (await pearsOf(alice)) - before
  equal(paid, BigInt(route.amount_out))
  console.log(`paid:  ${formatEther(paid)} pears, ${state}`)
}

// The next answer knows what the swap has left.
const next = await node.planner.route({ ...ends, amount_in: String(parseEther('10')), smart_swap_options: { evm_swaps: true } })
console.log(`route: 10 apples for ${formatEther(BigInt(next.amount_out))} pears now`)
await node.close()

/** @param {bigint} supply */
async function deploy(supply) {
  const { contractAddress } = await viem.getTransactionReceipt({ hash: await viem.deployContract({ abi, bytecode, args: [supply] }) })
  if (!contractAddress) throw new Error('the receipt names no contract')
  return contractAddress
}

/** @param {`0x${string}`} owner */
async function pearsOf(owner) {
  return BigInt(String(await viem.readContract({ abi, address: pears, functionName: 'balanceOf', args: [owner] })))
}

/** Converts an address of a response, which is a string, to the type of viem. @param {string} address */
function hex(address) {
  return /** @type {`0x${string}`} */ (address)
}
