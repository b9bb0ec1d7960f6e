/** Starts a server that is named with its arguments, and prints the milliseconds of its first transaction, with its receipt, after an answer and a pause. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [program = '', ...args] = process.argv.slice(2)
const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
for await (const line of createInterface({ input: server.stdout })) {
  const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1]
  if (port === undefined) continue
  const request = async (method, ...params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await response.json()).result
  }
  const [from, to] = await request('eth_accounts')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const start = performance.now()
  const hash = await request('eth_sendTransaction', { from, to, value: '0x1' })
  let receipt = null
  while (receipt === null) receipt = await request('eth_getTransactionReceipt', hash)
  const end = performance.now()
  console.log(receipt.status)
  console.log(end - start)
  break
}
server.kill()
