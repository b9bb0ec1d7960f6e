import { chainTest } from 'evmbed/vitest'
import { afterAll } from 'vitest'
import { market, report } from './evmbed-market.mjs'
import { testsOfFile } from './market.mjs'

const test = chainTest(market)
for (const [title, body] of testsOfFile()) test(title, ({ market }) => body(market))
afterAll(report)
