/** Starts a server that is named with its arguments, and prints its first answer. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [program = '', ...args] = process.argv.slice(2)
const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
for await (const line of createInterface({ input: server.stdout })) {
  const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1]
  if (port === undefined) continue
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  console.log((await response.json()).result)
  break
}
server.kill()
