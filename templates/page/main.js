import { createNode } from 'evmbed'
import { indexedDbStore } from 'evmbed/indexeddb'
import { embedded } from 'evmbed/viem'
import { createWalletClient, getContract, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { abi, bytecode } from './artifacts/Counter.json'

// The chain is in IndexedDB: it goes on after a reload.
const node = await createNode({ store: indexedDbStore('my-page') })
const account = node.accounts[0].address
const client = createWalletClient({ account, chain: foundry, transport: embedded(node) }).extend(publicActions)

let address = localStorage.getItem('counter')
if (!address || !(await client.getCode({ address }))) {
  const hash = await client.deployContract({ abi, bytecode })
  address = (await client.getTransactionReceipt({ hash })).contractAddress
  localStorage.setItem('counter', address)
}
const counter = getContract({ address, abi, client })

const show = async () => {
  document.querySelector('output').value = String(await counter.read.number())
}
document.querySelector('button').addEventListener('click', async () => {
  await counter.write.count([1n]) // resolves after its block
  await show()
})
await show()
