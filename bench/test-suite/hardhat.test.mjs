import { loadMarket } from './hardhat-market.mjs'
import { testsOfFile } from './market.mjs'

describe('market', () => {
  for (const [title, body] of testsOfFile()) it(title, async () => body(await loadMarket()))
})
