/** A node behind HTTP in a process of its own, as a peer of others that are. Prints where it listens. */
import { serveHttp } from '../adapters/http/index.js'
import { createNode } from '../src/index.js'

const node = await createNode({ timestamp: 1_700_000_000n })
const { port } = await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'off' } })
console.log(`Listening on 127.0.0.1:${port}`)
