// @ts-check
/**
 * A page with a chain of its own, which survives reloads. Bundle this file and `worker.mjs`, each to a file of its own beside `index.html`:
 *
 *     npx esbuild page.mjs worker.mjs --bundle --splitting --format=esm --outdir=public
 */
import { createPublicClient, custom } from 'viem'
import { WorkerProvider } from './provider.mjs'

const provider = new WorkerProvider(new Worker('worker.js', { type: 'module' }))
const client = createPublicClient({ transport: custom(provider) })
const output = document.body.appendChild(document.createElement('output'))

/** Sends a wei from the first account to the second, and shows what the chain has then. */
async function send() {
  const [from, to] = /** @type {`0x${string}`[]} */ (await provider.request({ method: 'eth_accounts' }))
  const hash = /** @type {`0x${string}`} */ (
    await provider.request({ method: 'eth_sendTransaction', params: [{ from, to, value: '0x1' }] })
  )
  const { blockNumber } = await client.getTransactionReceipt({ hash })
  output.value = `block ${blockNumber}, transaction ${hash}`
  return { hash, blockNumber: Number(blockNumber) }
}

const button = document.body.appendChild(document.createElement('button'))
button.textContent = 'Send'
button.addEventListener('click', send)

// For the console of the browser, and for tests.
Object.assign(globalThis, { provider, send })
