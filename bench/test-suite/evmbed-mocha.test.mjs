import { chainTest } from 'evmbed/mocha'
import { market } from './evmbed-market.mjs'
import { testsOfFile } from './market.mjs'

describe('market', () => {
  const it = chainTest(market)
  for (const [title, body] of testsOfFile()) it(title, ({ market }) => body(market))
})
