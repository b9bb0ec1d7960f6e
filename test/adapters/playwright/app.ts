/** A page as a user writes it: wagmi finds the wallet by EIP-6963, and every button shows what became of it. */
import {
  connect,
  createConfig,
  disconnect,
  getConnection,
  readContract,
  signMessage,
  switchChain,
  waitForTransactionReceipt,
  watchConnection,
  writeContract,
} from '@wagmi/core'
import { custom, defineChain, type EIP1193Provider, parseAbi } from 'viem'
import { hardhat } from 'viem/chains'

const other = defineChain({ ...hardhat, id: 77, name: 'Other' })
const abi = parseAbi([
  'function move(address to, uint256 amount, string note)',
  'function balanceOf(address account) view returns (uint256)',
])

// Reads go through the wallet, too: the page has no URL of a node.
const transport = custom((globalThis as unknown as { ethereum: EIP1193Provider }).ethereum, { retryCount: 0 })
const config = createConfig({
  chains: [hardhat, other],
  transports: { [hardhat.id]: transport, [other.id]: transport },
  pollingInterval: 20,
  cacheTime: 0,
})
const query = new URLSearchParams(location.search)
const coin = query.get('coin') as `0x${string}`
const bob = query.get('bob') as `0x${string}`

const actions: Readonly<Record<string, () => Promise<string>>> = {
  connect: async () => {
    const [connector] = config.connectors
    if (!connector) return 'no wallet'
    const { accounts } = await connect(config, { connector })
    return `${connector.name}: ${accounts.join(' ')}`
  },
  disconnect: async () => {
    await disconnect(config)
    return getConnection(config).status
  },
  pay: async () => {
    const hash = await writeContract(config, { abi, address: coin, functionName: 'move', args: [bob, 5n, ''], chainId: hardhat.id })
    return (await waitForTransactionReceipt(config, { hash })).status
  },
  overdraw: async () => {
    await writeContract(config, { abi, address: coin, functionName: 'move', args: [bob, 5000n, ''], chainId: hardhat.id })
    return 'sent'
  },
  balance: async () => String(await readContract(config, { abi, address: coin, functionName: 'balanceOf', args: [bob] })),
  sign: () => signMessage(config, { message: 'hello' }),
  switch: async () => (await switchChain(config, { chainId: other.id })).name,
}

function show(id: string, text: string): void {
  const element = document.getElementById(id) ?? document.body.appendChild(Object.assign(document.createElement('p'), { id }))
  element.textContent = text
}

for (const [name, run] of Object.entries(actions)) {
  const button = document.body.appendChild(Object.assign(document.createElement('button'), { textContent: name }))
  button.addEventListener('click', () => {
    show('status', 'waiting')
    run().then(
      (text) => show('status', text),
      (error: Error & { shortMessage?: string }) => show('status', `${error.name}: ${error.shortMessage ?? error.message}`),
    )
  })
}
const showConnection = () => {
  const { status, address, chainId } = getConnection(config)
  show('connection', `${status} ${address} ${chainId}`)
}
watchConnection(config, { onChange: showConnection })
showConnection()
