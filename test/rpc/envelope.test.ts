import { describe, expect, test } from 'vitest'
import type { EnvelopeOptions } from '../../src/rpc/envelope.js'
import { resultOf, TestNode } from './test-node.js'
import { transcript } from './transcript.js'

function connect(options: Partial<EnvelopeOptions> = {}, node = new TestNode()) {
  return node.connect({ namespaces: new Set(['eth', 'debug']), authenticated: false }, options)
}

test('returns ids as they were written', () => transcript()`
  >> {"jsonrpc":"2.0","id":1,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":1,"result":null}
  >> {"jsonrpc":"2.0","id":1.0,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":1.0,"result":null}
  >> {"jsonrpc":"2.0","id":1e2,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":1e2,"result":null}
  >> {"jsonrpc":"2.0","id":-0.0E+1,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":-0.0E+1,"result":null}
  >> {"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":123456789012345678901234567890,"result":null}
  >> {"jsonrpc":"2.0","id":"","method":"eth_null"}
  << {"jsonrpc":"2.0","id":"","result":null}
  >> {"jsonrpc":"2.0","id":"a\"\u00e4\\ ä 🦊 ]},","method":"eth_null"}
  << {"jsonrpc":"2.0","id":"a\"\u00e4\\ ä 🦊 ]},","result":null}
  >> {"jsonrpc":"2.0","id":null,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":null,"result":null}
  >> {"jsonrpc":"2.0","id":true,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":true,"result":null}
  >>   {  "method" : "eth_null" , "id"   :   7.10   ,   "jsonrpc" : "2.0"   }
  << {"jsonrpc":"2.0","id":7.10,"result":null}
  // The last of two, as JSON.parse takes it; an escaped name is the same name.
  >> {"jsonrpc":"2.0","id":1,"id":2,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":2,"result":null}
  >> {"jsonrpc":"2.0","\u0069d":3,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":3,"result":null}
  // An id further inside is not the id.
  >> {"jsonrpc":"2.0","params":[{"id":8}],"method":"eth_echo","id":9}
  << {"jsonrpc":"2.0","id":9,"result":{"id":8}}
  // Neither an object nor an array is an id.
  >> {"jsonrpc":"2.0","id":{"a":1},"method":"eth_null"}
  << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
  >> {"jsonrpc":"2.0","id":[1],"method":"eth_null"}
  << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
`)

test('answers with a result or an error', () => transcript()`
  >> {"jsonrpc":"2.0","id":1,"method":"eth_object"}
  << {"jsonrpc":"2.0","id":1,"result":{"b":1,"a":[true,"ä\n"]}}
  >> {"jsonrpc":"2.0","id":2,"method":"eth_refuse","params":["nonce too low"]}
  << {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"nonce too low","data":"0xdead"}}
  // A fault of the node is not described to callers.
  >> {"jsonrpc":"2.0","id":3,"method":"eth_crash"}
  << {"jsonrpc":"2.0","id":3,"error":{"code":-32603,"message":"internal error"}}
  >> {"jsonrpc":"2.0","id":4,"method":"eth_nothing"}
  << {"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"the method eth_nothing does not exist/is not available"}}
  >> {"jsonrpc":"2.0","id":5,"method":"personal_listAccounts"}
  << {"jsonrpc":"2.0","id":5,"error":{"code":-32601,"message":"the method personal_listAccounts does not exist/is not available"}}
  >> {"jsonrpc":"2.0","id":6,"method":"debug_secret"}
  << {"jsonrpc":"2.0","id":6,"error":{"code":4100,"message":"unauthorized: method debug_secret requires authentication"}}
`)

test('refuses wrong arguments with the texts of geth', () => transcript()`
  >> {"jsonrpc":"2.0","id":1,"method":"eth_null","params":null}
  << {"jsonrpc":"2.0","id":1,"result":null}
  >> {"jsonrpc":"2.0","id":2,"method":"eth_null","params":[]}
  << {"jsonrpc":"2.0","id":2,"result":null}
  >> {"jsonrpc":"2.0","id":3,"method":"eth_null","params":[1,2,3]}
  << {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"too many arguments, want at most 2"}}
  >> {"jsonrpc":"2.0","id":4,"method":"eth_need"}
  << {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 0"}}
  >> {"jsonrpc":"2.0","id":5,"method":"eth_echo","params":{"first":1}}
  << {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"non-array args"}}
  >> {"jsonrpc":"2.0","id":6,"method":"eth_echo","params":"0x1"}
  << {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"non-array args"}}
`)

test('refuses messages that are not calls', () => transcript()`
  >> {"jsonrpc":"1.0","id":1,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}
  >> {"jsonrpc":2.0,"id":1,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}
  >> {"jsonrpc":null,"id":1,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}
  >> {"jsonrpc":"2.0","id":1}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}
  >> {"jsonrpc":"2.0","id":1,"method":7}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}
  >> {"jsonrpc":"2.0","id":1,"method":""}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}
  >> {}
  << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
  >> 1
  << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
  >> "eth_null"
  << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
  >> null
  << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
  // A JSON-RPC response is not a call either.
  >> {"jsonrpc":"2.0","id":1,"result":"0x1"}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}
  // The version may be left out.
  >> {"id":1,"method":"eth_null"}
  << {"jsonrpc":"2.0","id":1,"result":null}
`)

test.each([
  '',
  ' ',
  '{',
  '}',
  '[',
  '[1,]',
  '{"jsonrpc":"2.0","id":1,"method":"eth_null"',
  '{"jsonrpc":"2.0","id":1,"method":"eth_null"}}',
  '{"jsonrpc":"2.0","id":1,"method":"eth_null"} {}',
  "{'id':1}",
  '{"id":01}',
  '{"id":1,}',
  '{"id":NaN}',
  '\ufeff{"id":1}',
  '{"id":"\t"}',
  '[{"jsonrpc":"2.0","id":1,"method":"eth_null"},',
])('malformed JSON: %j', async (text) => {
  expect(await connect().answer(text)).toBe('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}')
})

test('runs notifications without an answer', () => transcript()`
  >> {"jsonrpc":"2.0","method":"eth_null"}
  <<
  >> {"jsonrpc":"2.0","method":"eth_nothing"}
  <<
  >> {"jsonrpc":"2.0","method":"eth_echo","params":{"by":"name"}}
  <<
  >> [{"jsonrpc":"2.0","method":"eth_null"},{"jsonrpc":"2.0","method":"eth_crash"}]
  <<
  >> [{"jsonrpc":"2.0","method":"eth_null"},{"jsonrpc":"2.0","id":1,"method":"eth_null"}]
  << [{"jsonrpc":"2.0","id":1,"result":null}]
`)

describe('batches', () => {
  test('answers the calls of a batch in order, each for itself', () => transcript()`
    >> [{"jsonrpc":"2.0","id":"b","method":"eth_echo","params":[2]}, {"jsonrpc":"2.0","id":1.50,"method":"eth_null"}]
    << [{"jsonrpc":"2.0","id":"b","result":2},{"jsonrpc":"2.0","id":1.50,"result":null}]
    >> [1, {"jsonrpc":"2.0","id":2,"method":"eth_null"}, [], {"id":3}, null]
    << [{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},
      {"jsonrpc":"2.0","id":2,"result":null},
      {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},
      {"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"invalid request"}},
      {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}]
    >> [{"jsonrpc":"2.0","id":1,"method":"debug_secret"},{"jsonrpc":"2.0","id":2,"method":"eth_null"}]
    << [{"jsonrpc":"2.0","id":1,"error":{"code":4100,"message":"unauthorized: method debug_secret requires authentication"}},
      {"jsonrpc":"2.0","id":2,"result":null}]
    >> []
    << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"empty batch"}}
  `)

  test('refuses a batch that is too large with one error and the first id', () => transcript({ batchRequestLimit: 2 })`
    >> [{"jsonrpc":"2.0","id":1.0,"method":"eth_null"},{"jsonrpc":"2.0","id":2,"method":"eth_null"},{"jsonrpc":"2.0","id":3,"method":"eth_null"}]
    << [{"jsonrpc":"2.0","id":1.0,"error":{"code":-32600,"message":"batch too large"}}]
    >> [{"jsonrpc":"2.0","method":"eth_null"},2,3]
    << [{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}]
    >> [1,2,3]
    << [{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}]
  `)

  test('refuses the remaining calls of a batch when the response is too large', async () => {
    const node = new TestNode()
    const answer = await connect({ batchResponseLimit: 100 }, node).answer(`[
      {"jsonrpc":"2.0","id":1,"method":"eth_text","params":[200]},
      {"jsonrpc":"2.0","id":2,"method":"eth_null"},
      {"jsonrpc":"2.0","id":3,"method":"eth_null"}
    ]`)
    expect(JSON.parse(answer ?? '')).toMatchObject([
      { id: 1, result: 'x'.repeat(200) },
      { id: 2, error: { code: -32003, message: 'response too large' } },
      { id: 3, error: { code: -32003, message: 'response too large' } },
    ])
    expect(node.ran).toEqual(['eth_text'])
  })
})

describe('the time limit of a message', () => {
  test('answers a call that takes too long with an error, and the calls after it in a batch', () => transcript({
    timeoutMs: 200,
  })`
    >> [{"jsonrpc":"2.0","id":0,"method":"eth_null"},
      {"jsonrpc":"2.0","id":1,"method":"eth_slow"},
      {"jsonrpc":"2.0","id":2,"method":"eth_null"}]
    << [{"jsonrpc":"2.0","id":0,"result":null},
      {"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"request timed out"}},
      {"jsonrpc":"2.0","id":2,"error":{"code":-32002,"message":"request timed out"}}]
  `)

  test('does not run calls of a batch after its time limit', async () => {
    const node = new TestNode()
    const batch = Array.from({ length: 100 }, (_, id) => `{"id":${id},"method":"eth_slow"}`)
    const answers = JSON.parse((await connect({ timeoutMs: 200 }, node).answer(`[${batch.join(',')}]`)) ?? '') as { error: unknown }[]
    expect(answers.map(({ error }) => error)).toEqual(Array(100).fill({ code: -32002, message: 'request timed out' }))
    expect(node.slow.length).toBe(1)
  })
})

test('ends a batch when its peer is gone', async () => {
  const node = new TestNode()
  const connection = connect({}, node)
  const answer = connection.answer('[{"id":1,"method":"eth_slow"},{"id":2,"method":"eth_null"}]')
  await node.until(() => node.slow.length === 1)
  connection.close()
  node.slow[0]!.finish(null)
  expect(await answer).toBe(undefined)
  expect(node.ran).toEqual(['eth_slow'])
})

test('yields to timers and sockets during a long batch', async () => {
  const node = new TestNode()
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const batch = Array.from({ length: 400 }, (_, id) => `{"id":${id},"method":"eth_text","params":[100000]}`)
  await connect({}, node).answer(`[${batch.join(',')}]`)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(0)
})

test('treats names that objects inherit as unknown methods', () => transcript()`
  >> {"jsonrpc":"2.0","id":1,"method":"__proto__"}
  << {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method __proto__ does not exist/is not available"}}
  >> {"jsonrpc":"2.0","id":2,"method":"constructor"}
  << {"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"the method constructor does not exist/is not available"}}
  >> {"jsonrpc":"2.0","id":3,"method":"eth_echo","params":[{"__proto__":{"polluted":true},"toString":1}]}
  << {"jsonrpc":"2.0","id":3,"result":{"__proto__":{"polluted":true},"toString":1}}
  >> {"jsonrpc":"2.0","id":"__proto__","method":"eth_null"}
  << {"jsonrpc":"2.0","id":"__proto__","result":null}
  // Not an own method, and no own id: not a call.
  >> {"__proto__":{"jsonrpc":"2.0","id":4,"method":"eth_null"}}
  << {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
`)

test('refuses a method name of 3000 characters', async () => {
  const answer = await connect().answer(`{"jsonrpc":"2.0","id":1,"method":"eth_${'x'.repeat(2996)}"}`)
  expect(answer).toBe('{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"method name too long: 3000 > 2048"}}')
})

test('answers deep nesting without a stack overflow', async () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const connection = connect()
  expect(await connection.answer(deep(100_000))).toContain('"code":-32600')
  expect(await connection.answer('['.repeat(100_000))).toContain('"code":-32700')
  expect(await connection.answer(`{"jsonrpc":"2.0","id":${deep(100_000)},"method":"eth_null"}`)).toContain('"code":-32600')
  const answer = await connection.answer(`{"jsonrpc":"2.0","params":[1,${deep(100_000)}],"method":"eth_echo","id":1}`)
  expect(answer).toBe('{"jsonrpc":"2.0","id":1,"result":1}')
  // Too deep to be written back: an error, not a crash.
  expect(await connection.answer(`{"jsonrpc":"2.0","params":[${deep(100_000)}],"method":"eth_echo","id":1}`)).toContain('"id":1')
  expect(resultOf((await connection.answer('{"id":1,"method":"eth_echo","params":[5]}')) ?? '')).toBe(5)
})

describe('a message of more values than can be read quickly', () => {
  const text = `{"jsonrpc":"2.0","id":1,"method":"eth_echo","params":[1,[${Array(200_000).fill('{}').join(',')}]]}`

  test('refuses a message of too many values from a peer without a credential', async () => {
    expect(await connect().answer(text)).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"message too complex: more than 200000 values"}}',
    )
  })

  test('answers a message of many values to a peer with a credential', async () => {
    const connection = new TestNode().connect({ namespaces: new Set(['eth']), authenticated: true })
    expect(await connection.answer(text)).toBe('{"jsonrpc":"2.0","id":1,"result":1}')
  })

  test('accepts one long string', async () => {
    const long = `{"jsonrpc":"2.0","id":1,"method":"eth_echo","params":[1,"${',[{\\"'.repeat(200_000)}"]}`
    expect(await connect().answer(long)).toBe('{"jsonrpc":"2.0","id":1,"result":1}')
  })
})

describe('subscriptions', () => {
  test('holds notifications until the answer with the id', () => transcript()`
    >> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["at once"]}
    << {"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000001"}
    << {"subscription":"0x00000000000000000000000000000001","result":"at once"}
    >> [{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["a"]},{"jsonrpc":"2.0","id":2,"method":"eth_subscribe","params":["b"]}]
    << [{"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000002"},
      {"jsonrpc":"2.0","id":2,"result":"0x00000000000000000000000000000003"}]
    << {"subscription":"0x00000000000000000000000000000002","result":"a"}
    << {"subscription":"0x00000000000000000000000000000003","result":"b"}
  `)

  test('holds notifications for their own message only', async () => {
    const node = new TestNode()
    const said: string[] = []
    const connection = node.connect({ namespaces: 'all', authenticated: true, notify: (_id, result) => said.push(`event ${result}`) })
    const say = (answer: string) => {
      said.push(answer.startsWith('[') ? 'answer to the batch' : 'answer to the other')
    }
    const batch = connection.exchange('[{"id":1,"method":"eth_subscribe","params":["first"]},{"id":2,"method":"eth_slow"}]', say)
    await node.until(() => node.slow.length === 1)
    await connection.exchange('{"id":3,"method":"eth_null"}', say)
    node.emit('second')
    expect(said).toEqual(['answer to the other'])
    node.slow[0]!.finish(null)
    await batch
    node.emit('third')
    expect(said).toEqual(['answer to the other', 'answer to the batch', 'event first', 'event second', 'event third'])
  })

  test('delivers notifications that a listener causes after those it has not seen', async () => {
    const node = new TestNode()
    const said: string[] = []
    const connection = node.connect({
      namespaces: 'all',
      authenticated: true,
      notify: (_id, result) => {
        said.push(String(result))
        if (result === 'first') node.emit('set off')
      },
    })
    const id = await connection.call('eth_subscribe', ['first'])
    node.emit('second')
    expect(said).toEqual([])
    expect(id).toBe('0x00000000000000000000000000000001')
    connection.announce()
    expect(said).toEqual(['first', 'second', 'set off'])
  })

  test('sends the notifications of a message in the order of events', async () => {
    const node = new TestNode()
    const said: string[] = []
    const connection = node.connect({ namespaces: 'all', authenticated: true, notify: (_id, result) => said.push(String(result)) })
    await connection.exchange('[{"id":1,"method":"eth_subscribe"},{"id":2,"method":"eth_subscribe"}]', () => {
      node.emit('first')
      node.emit('second')
      said.push('answer')
    })
    expect(said).toEqual(['answer', 'first', 'first', 'second', 'second'])
  })

  test('ends subscriptions with the connection', async () => {
    const node = new TestNode()
    const said: unknown[] = []
    const connection = node.connect({ namespaces: 'all', authenticated: true, notify: (_id, result) => said.push(result) })
    await connection.exchange('{"id":1,"method":"eth_subscribe"}', () => connection.close())
    node.emit('late')
    expect(said).toEqual([])
    expect(node.open.size).toBe(0)
  })

  test('refuses subscriptions on a transport that cannot push', async () => {
    expect(await connect().answer('{"id":1,"method":"eth_subscribe"}')).toBe(
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"notifications not supported"}}',
    )
  })
})

test('yields to sockets and timers between many long messages', async () => {
  const node = new TestNode()
  // Some milliseconds of reading each, and they have all arrived by the same moment.
  const text = `{"id":1,"method":"eth_echo","params":[[${Array(90_000).fill('[]').join(',')}]]}`
  const messages = 20
  let answered = 0
  let seen = 0
  let most = 0
  const look = () => {
    most = Math.max(most, answered - seen)
    seen = answered
    if (answered < messages) setImmediate(look)
  }
  setImmediate(look)
  const answers = Array.from({ length: messages }, () =>
    connect({}, node)
      .answer(text)
      .then(() => answered++),
  )
  await Promise.all(answers)
  look()
  expect(most).toBeLessThanOrEqual(messages / 4)
})
