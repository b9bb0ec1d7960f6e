/** Prints the milliseconds that the first call of a program takes, in a process that has served other calls. Started by `engine.ts`. */
import { createNode } from '../src/index.js'
import { computeCode, program } from './compute.js'

const [name = ''] = process.argv.slice(2)
const { data } = program(name)
const node = await createNode()
const compute = `0x${'c0'.repeat(20)}` as const
const counter = `0x${'c1'.repeat(20)}` as const
// Counts down from 1,000: PUSH2 1000, JUMPDEST PUSH1 1 SWAP1 SUB DUP1 PUSH1 3 JUMPI.
await node.request('anvil_setCode', [counter, '0x6103e85b6001900380600357'])
await node.request('anvil_setCode', [compute, computeCode])
for (let i = 0; i < 50; i++) await node.request('eth_call', [{ to: counter }, 'latest'])
const began = performance.now()
await node.request('eth_call', [{ to: compute, data, gas: '0x1c9c380' }, 'latest'])
console.log(performance.now() - began)
await node.close()
