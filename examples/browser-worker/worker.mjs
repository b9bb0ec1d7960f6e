// @ts-check
/** The node and its chain, in a worker. The chain is in IndexedDB: it is there again after the page, the tab or the browser has ended. */
import { createNode } from 'evmbed'
import { indexedDbStore } from 'evmbed/indexeddb'

/** @param {string} text */
const send = (text) => self.postMessage(text)

const opening = createNode({ store: indexedDbStore('my-chain') }).then((node) => {
  const push = { send, holdLimit: 1_000_000, overflow: () => connection.close() }
  const connection = node.connect({ namespaces: 'all', authenticated: true, push })
  return connection
})

// Each message is a JSON-RPC request. It is answered when its effect is in the database.
self.addEventListener('message', async ({ data }) => {
  try {
    const connection = await opening
    await connection.exchange(data, send)
  } catch (error) {
    // Another tab has the chain open, for example.
    send(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(data).id, error: { code: 4900, message: String(error) } }))
  }
})
