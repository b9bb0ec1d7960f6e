import { describe, expect, test } from 'vitest'
import { checkLayers } from '../../scripts/check-layers.mjs'

/** Checks a made-up project: its files' text by path. */
function check(files: Record<string, string>) {
  return checkLayers(new Map(Object.entries(files)))
}

describe('imports between layers', () => {
  test('allows imports of lower layers and of neighbours', () => {
    expect(
      check({
        'src/internal.ts': `export { createNode } from './node.js'`,
        'src/node.ts': `import { Pool } from './pool/pool.js'`,
        'src/pool/pool.ts': `import type { Application } from '../chain/application.js'`,
        'src/chain/application.ts': `import { keccak } from '../primitives/keccak.js'`,
        'src/primitives/keccak.ts': `import { keccak_256 } from '@noble/hashes/sha3.js'`,
        'adapters/http/index.ts': `import { createServer } from 'node:http'; import { createNode } from '../../src/internal.js'`,
        'adapters/metrics/index.ts': `import { serve } from '../http/index.js'`,
      }),
    ).toEqual([])
  })

  test('refuses imports of higher layers, of any kind', () => {
    expect(
      check({
        'src/state/trie.ts': `
          import { Pool } from '../pool/pool.js'
          import type { Executor } from '../evm/executor.js'
          export * from '../chain/block.js'
          export type Method = import('../rpc/method.js').Method
          const { createNode } = await import('../node.js')`,
        'src/pool/pool.ts': '',
        'src/evm/executor.ts': '',
        'src/chain/block.ts': '',
        'src/rpc/method.ts': '',
        'src/node.ts': '',
      }),
    ).toMatchInlineSnapshot(`
      [
        "src/state/trie.ts:2 imports src/pool/pool.ts: state is below pool",
        "src/state/trie.ts:3 imports src/evm/executor.ts: state is below evm",
        "src/state/trie.ts:4 imports src/chain/block.ts: state is below chain",
        "src/state/trie.ts:5 imports src/rpc/method.ts: state is below rpc",
        "src/state/trie.ts:6 imports src/node.ts: state is below node",
      ]
    `)
  })

  test('ignores comments and strings', () => {
    expect(check({ 'src/state/trie.ts': `// import '../node.js'\nconst text = "import '../node.js'"`, 'src/node.ts': '' })).toEqual([])
  })

  test('refuses imports of the chain in planner and balances', () => {
    expect(
      check({
        'src/planner/search/search.ts': `import { chain } from '../../chain/chain.js'`,
        'src/balances/reader.ts': `import { trie } from '../state/trie.js'`,
        'src/events/bus.ts': `import { chain } from '../chain/chain.js'`,
        'src/chain/chain.ts': '',
        'src/state/trie.ts': '',
      }),
    ).toMatchInlineSnapshot(`
      [
        "src/planner/search/search.ts:1 imports src/chain/chain.ts: planner knows nothing of the chain",
        "src/balances/reader.ts:1 imports src/state/trie.ts: balances knows nothing of the chain",
      ]
    `)
  })

  test('refuses imports of higher layers between the folders of the planner, types included', () => {
    expect(
      check({
        'src/planner/planner.ts': `import { quoteRoute } from './route/quote.js'`,
        'src/planner/route/quote.ts': `import { BRIDGES } from '../bridges/bridges.js'`,
        'src/planner/bridges/bridges.ts': `import type { Leg } from '../route/leg.js'`,
        'src/planner/route/leg.ts': `import { route } from '../endpoints/route.js'`,
        'src/planner/endpoints/route.ts': '',
        'src/planner/tricks/trick.ts': '',
      }),
    ).toMatchInlineSnapshot(`
      [
        "src/planner/tricks/trick.ts is in no layer of planner: name it in scripts/check-layers.mjs",
        "src/planner/bridges/bridges.ts:1 imports src/planner/route/leg.ts: planner/bridges is below planner/route",
        "src/planner/route/leg.ts:1 imports src/planner/endpoints/route.ts: planner/route is below planner/endpoints",
      ]
    `)
  })

  test('allows adapters only src/internal.ts and the index of each other, and the core no adapter', () => {
    expect(
      check({
        'src/rpc/dispatcher.ts': `import { serve } from '../../adapters/http/index.js'`,
        'adapters/http/index.ts': `import { Session } from '../../src/rpc/session.js'`,
        'adapters/websocket/index.ts': `import { cors } from '../http/cors.js'`,
        'adapters/http/cors.ts': `import { fixture } from '../../test/fixture.js'`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "src/rpc/dispatcher.ts:1 imports adapters/http/index.ts: the core imports nothing outside src",
        "adapters/http/index.ts:1 imports src/rpc/session.js: an adapter imports only src/internal.ts",
        "adapters/websocket/index.ts:1 imports adapters/http/cors.ts: an adapter imports only the index.ts of another",
        "adapters/http/cors.ts:1 imports test/fixture.js: an adapter imports nothing outside src and adapters",
      ]
    `)
  })

  test('lets only src/evm/ethereumjs import EthereumJS, the RLP package excepted', () => {
    expect(
      check({
        'src/chain/block.ts': `import type { Block } from '@ethereumjs/block'; import { RLP } from '@ethereumjs/rlp'`,
        'adapters/http/index.ts': `const { Common } = await import('@ethereumjs/common')`,
        'src/evm/ethereumjs/engine.ts': `import { createEVM } from '@ethereumjs/evm'`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "src/chain/block.ts:1 imports @ethereumjs/block: only src/evm/ethereumjs/ knows EthereumJS",
        "adapters/http/index.ts:1 imports @ethereumjs/common: only src/evm/ethereumjs/ knows EthereumJS",
      ]
    `)
  })

  test('lets src/evm/ethereumjs be loaded by import() only, types aside', () => {
    expect(
      check({
        'src/evm/engines.ts': `
          import { EthereumjsExecutor } from './ethereumjs/executor.js'
          import type { Engine } from './ethereumjs/executor.js'
          const load = () => import('./ethereumjs/executor.js')`,
        'src/evm/ethereumjs/executor.ts': `import { run } from './run.js'`,
        'src/evm/ethereumjs/run.ts': '',
      }),
    ).toMatchInlineSnapshot(`
      [
        "src/evm/engines.ts:2 imports src/evm/ethereumjs/executor.ts: EthereumJS is loaded when it is first needed, by import()",
      ]
    `)
  })

  test('lists what the entry imports at once although the first use should load it, with the chain of imports', () => {
    const files = {
      'src/index.ts': `
        import { createNode } from './node.js'
        export type { Planner } from './planner/planner.js'`,
      'src/node.ts': `
        import { services } from './assembly.js'
        const load = () => import('./balances/readers.js')`,
      'src/assembly.ts': `import { Planner } from './planner/planner.js'`,
      'src/planner/planner.ts': `import { BRIDGES } from './bridges/bridges.js'`,
      'src/planner/bridges/bridges.ts': '',
      'src/balances/readers.ts': '',
    }
    expect(check(files)).toMatchInlineSnapshot(`
      [
        "loaded at once: src/index.ts > src/node.ts > src/assembly.ts > src/planner/planner.ts: the first request to the planner loads it, by import()",
      ]
    `)
    expect(check({ ...files, 'src/assembly.ts': `import type { Planner } from './planner/planner.js'` })).toEqual([])
  })

  test('assigns every file of the core to a module', () => {
    expect(check({ 'src/helpers/misc.ts': '' })).toMatchInlineSnapshot(`
      [
        "src/helpers/misc.ts is in no module: name it in scripts/check-layers.mjs",
      ]
    `)
  })

  test('refuses import cycles, types included', () => {
    const files = {
      'src/chain/a.ts': `import { b } from './b.js'`,
      'src/chain/b.ts': `import { c } from '../pool/c.js'`,
      'src/chain/d.ts': `import { a } from './a.js'`,
    }
    expect(check({ ...files, 'src/pool/c.ts': `import { a } from '../chain/a.js'` })).toMatchInlineSnapshot(`
      [
        "circle: src/chain/a.ts > src/chain/b.ts > src/pool/c.ts > src/chain/a.ts",
      ]
    `)
    expect(check({ ...files, 'src/pool/c.ts': `import type { a } from '../chain/a.js'` })).toHaveLength(1)
    expect(check({ ...files, 'src/pool/c.ts': '' })).toEqual([])
  })
})
