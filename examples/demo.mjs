// @ts-check
/**
 * Tour of the node: compiles a token, deploys it with viem, uses it with ethers, subscribes to its transfers, decodes a custom error with both, and
 * reads the same chain over HTTP and WebSocket. Exits with 0, or with the error of the first unexpected result.
 *
 *     npm run demo
 */
import { deepEqual, equal } from 'node:assert/strict'
import { BrowserProvider, Contract, isCallException, WebSocketProvider } from 'ethers'
import { createNode, NodeProvider } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachWebSocket } from 'evmbed/websocket'
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  custom,
  decodeEventLog,
  defineChain,
  formatEther,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { compile } from './compile.mjs'

/** @param {string} text */
const heading = (text) => console.log(`\n${text}`)
/** @param {string} text */
const line = (text) => console.log(`  ${text}`)

heading('A chain in this process')
const started = performance.now()
const node = await createNode()
const provider = new NodeProvider(node)
line(`chain ${node.chainId} runs after ${(performance.now() - started).toFixed(0)} ms: no port, no second process`)
const [alice, bob] = node.accounts
if (!alice || !bob) throw new Error('the node has no accounts')
line(`Alice is ${alice.address}, Bob is ${bob.address}`)

heading('Coin.sol, compiled and deployed with viem')
const chain = defineChain({
  id: node.chainId,
  name: 'evmbed',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const { abi, bytecode } = compile('Coin')
const viem = createWalletClient({
  account: privateKeyToAccount(alice.privateKey),
  chain,
  // viem retries reverts that come through `custom`, for about a second; in this process there is nothing to wait for.
  transport: custom(provider, { retryCount: 0 }),
}).extend(publicActions)
const deployment = await viem.getTransactionReceipt({ hash: await viem.deployContract({ abi, bytecode, args: [parseEther('1000')] }) })
const address = deployment.contractAddress
if (!address) throw new Error('the receipt names no contract')
equal(deployment.status, 'success')
line(`Coin at ${address}, ${deployment.gasUsed} gas; the receipt was there as soon as the transaction was sent`)

heading('A subscription to its logs')
/** @type {Promise<{ data: `0x${string}`, topics: [`0x${string}`, ...`0x${string}`[]], blockNumber: string }>} */
const pushed = new Promise((resolve) => provider.on('message', ({ data }) => resolve(/** @type {any} */ (data.result))))
const subscription = await provider.request({ method: 'eth_subscribe', params: ['logs', { address }] })
line(`subscription ${subscription}`)

heading('The same contract with ethers')
// By default ethers remembers answers, nonces too, for 250 ms: longer than this node needs for a block.
const ethers = new BrowserProvider(provider, undefined, { cacheTimeout: -1 })
const ofAlice = new Contract(address, /** @type {import('ethers').InterfaceAbi} */ (abi), await ethers.getSigner(alice.address))
const ofBob = ofAlice.connect(await ethers.getSigner(bob.address))
const transfer = await ofAlice.getFunction('transfer').send(bob.address, parseEther('250'))
await transfer.wait()
equal(await ofAlice.getFunction('balanceOf')(bob.address), parseEther('250'))
line('Alice sent 250 COIN to Bob, and Bob has them')

const log = await pushed
const event = decodeEventLog({ abi, data: log.data, topics: log.topics })
deepEqual(event, { eventName: 'Transfer', args: { from: addressOf(alice), to: addressOf(bob), value: parseEther('250') } })
line(`pushed in block ${Number(log.blockNumber)}: Transfer of ${formatEther(parseEther('250'))} COIN`)

heading('A custom error, named by both')
const expected = { name: 'ERC20InsufficientBalance', args: [addressOf(bob), parseEther('250'), parseEther('300')] }
const refused = { address, abi, account: bob.address, functionName: 'transfer', args: [alice.address, parseEther('300')] }
const toViem = await failureOf(viem.simulateContract(refused))
const reverted = toViem instanceof BaseError ? toViem.walk((cause) => cause instanceof ContractFunctionRevertedError) : null
if (!(reverted instanceof ContractFunctionRevertedError)) throw toViem
deepEqual({ name: reverted.data?.errorName, args: reverted.data?.args }, expected)
line(`viem:   ${reverted.data?.errorName}(${reverted.data?.args?.join(', ')})`)

const toEthers = await failureOf(/** @type {Contract} */ (ofBob).getFunction('transfer').staticCall(alice.address, parseEther('300')))
if (!isCallException(toEthers) || !toEthers.revert) throw toEthers
deepEqual({ name: toEthers.revert.name, args: [...toEthers.revert.args] }, expected)
line(`ethers: ${toEthers.revert.name}(${toEthers.revert.args.join(', ')})`)

heading('The same chain for other processes')
const server = await serveHttp(node, { port: 0 })
attachWebSocket(node, server)
const overHttp = createPublicClient({ chain, transport: http(server.url) })
const events = await overHttp.getContractEvents({ address, abi, eventName: 'Transfer', fromBlock: 'earliest' })
equal(events.length, 2)
line(`${server.url} (viem): block ${await overHttp.getBlockNumber()}, ${events.length} Transfer events`)

const url = server.url.replace('http', 'ws')
const overWebSocket = new WebSocketProvider(url)
const coin = new Contract(address, /** @type {import('ethers').InterfaceAbi} */ (abi), overWebSocket)
const balance = await coin.getFunction('balanceOf')(alice.address)
equal(balance, parseEther('750'))
line(`${url} (ethers): block ${await overWebSocket.getBlockNumber()}, Alice has ${formatEther(balance)} COIN`)

await overWebSocket.destroy()
ethers.destroy()
await node.close()
console.log('\nEverything went as expected.')

/** @param {import('evmbed').DevAccount} account */
function addressOf({ privateKey }) {
  return privateKeyToAccount(privateKey).address
}

/** @param {Promise<unknown>} attempt */
async function failureOf(attempt) {
  return attempt.then(
    (value) => {
      throw new Error(`succeeded with ${value}`)
    },
    (error) => error,
  )
}
