/** Starts a server that is named with its arguments, and prints its first answer and, on Linux, the milliseconds of its processor until then. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [program = '', ...args] = process.argv.slice(2)
const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
for await (const line of createInterface({ input: server.stdout })) {
  const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1]
  if (port === undefined) continue
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  console.log((await response.json()).result)
  console.log(processorTime(server.pid))
  break
}
server.kill()

/** Returns the milliseconds that a process has used, in steps of ten; NaN where the system does not tell. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
