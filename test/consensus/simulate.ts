import { parseArgs } from 'node:util'
import { simulate } from './simulation.js'

const { values } = parseArgs({ options: { blocks: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'evmbed' } } })
const blocks = Number(values.blocks)

const report = await simulate(blocks, values.seed, (height) => {
  if (height % 500 === 0) console.log(`${height} of ${blocks} blocks`)
})
console.log(JSON.stringify(report))
