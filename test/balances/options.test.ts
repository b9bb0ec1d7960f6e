import { createNode } from 'evmbed'
import type { BalanceOptions } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'

/** Why a node is not made with these options. */
async function refusal(balances: unknown): Promise<string> {
  const made = createNode({ balances: balances as BalanceOptions })
  return made.then(
    (node) => node.close().then(() => 'it is made'),
    (error: Error) => error.message,
  )
}

describe('the option balances', () => {
  it('rejects an invalid option balances with the path of the wrong member', async () => {
    const refusals = await Promise.all(
      [
        5,
        { staitc: {} },
        { static: 5 },
        { static: { 'osmosis-1': 5 } },
        { static: { 'osmosis-1': { osmo1x: { uosmo: 5 } } } },
        { readers: { 'osmosis-1': {} } },
        { rpc: { 1: 'not a url' } },
        { rpc: { 1: 'ws://host/secret' } },
        { rpc: { 1: { node: 'https://host/secret', multicall: '0xsecret' } } },
        { rest: { 'osmosis-1': 'ftp://secret@host' } },
        { svm: { solana: 5 } },
        { fetch: 'secret' },
        { timeoutMs: 0 },
      ].map(refusal),
    )
    expect(refusals.join('\n')).not.toContain('secret')
    expect(refusals.join('\n')).toMatchInlineSnapshot(`
      "option 'balances': expected an object with some of static, readers, rpc, rest, svm, fetch, timeoutMs, got "a number"
      option 'balances.staitc': expected a known option, such as 'static', got "another object"
      option 'balances.static': expected an object with chain ids, got "a number"
      option 'balances.static.osmosis-1': expected an object with addresses, got "a number"
      option 'balances.static.osmosis-1.osmo1x.uosmo': expected an amount, a decimal string, got "a number"
      option 'balances.readers.osmosis-1': expected a reader with read(), got "another object"
      option 'balances.rpc.1': expected an http or https URL, or a function, or an object with that as node and an address, or false, as multicall, got "a string"
      option 'balances.rpc.1': expected an http or https URL, or a function, or an object with that as node and an address, or false, as multicall, got "a string"
      option 'balances.rpc.1': expected an http or https URL, or a function, or an object with that as node and an address, or false, as multicall, got "another object"
      option 'balances.rest.osmosis-1': expected an http or https URL, got "a string"
      option 'balances.svm.solana': expected an http or https URL, or a function, got "a number"
      option 'balances.fetch': expected a function like fetch, got "a string"
      option 'balances.timeoutMs': expected milliseconds from 1 to 2147483647, got "a number""
    `)
  })

  it('accepts every kind of balance source', async () => {
    const call = async () => '0x'
    const reader = { read: async () => new Map<string, bigint>() }
    const multicall = `0x${'11'.repeat(20)}` as const
    const rpc = { 1: 'https://host/key', 10: call, 137: { node: call, multicall }, 324: { node: 'http://host', multicall: false as const } }
    const balances = { static: {}, readers: { a: reader }, rpc, rest: { b: 'https://host' }, svm: { solana: call }, fetch, timeoutMs: 1 }
    expect(await refusal(balances)).toBe('it is made')
  })
})
