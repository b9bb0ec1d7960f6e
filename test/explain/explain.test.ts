import { type Hex, keccak256, stringToBytes } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ExplainedFrame, Failure } from '../../src/index.js'
import { createNode, formatExplanation } from '../../src/index.js'
import { solcOutput } from '../contracts/explained.js'
import { ExplainedChain } from './explained-chain.js'

const NOBODY: Hex = '0x00000000000000000000000000000000deadbeef'
const ETHER = 10n ** 18n

let chain: ExplainedChain
let proxy: Hex
/** The addresses of the chain, by the names they are replaced with. */
const places = new Map<string, string>()

beforeAll(async () => {
  chain = await ExplainedChain.create()
  chain.node.artifacts.add(solcOutput())
  await chain.deploy('Vault', [], ETHER)
  await chain.deploy('Returner')
  await chain.deploy('Talker')
  proxy = await chain.deploy('Proxy', [await chain.deploy('Counter')])
  await chain.deploy('ERC', [])
  const till = `0x${(await chain.node.request('eth_getStorageAt', [chain.at('Vault'), '0x0'])).slice(26)}` as Hex
  for (const [name, address] of [
    ['SENDER', chain.sender],
    ['VAULT', chain.at('Vault')],
    ['TILL', till],
    ['SUMS', chain.at('Sums')],
    ['RETURNER', chain.at('Returner')],
    ['COUNTER', chain.at('Counter')],
    ['PROXY', proxy],
    ['ERC', chain.at('ERC')],
    ['TALKER', chain.at('Talker')],
    ['NOBODY', NOBODY],
  ] as const) {
    places.set(address, name)
  }
})
afterAll(() => chain.node.close())

let snapshot: Hex
beforeAll(async () => {
  snapshot = await chain.node.request('evm_snapshot')
})
afterEach(async () => {
  await chain.node.request('evm_revert', [snapshot])
  snapshot = await chain.node.request('evm_snapshot')
})

/** With names in the place of addresses. */
function readable(text: string): string {
  return text.replaceAll(/0x[0-9a-fA-F]{40}\b/g, (address) => places.get(address.toLowerCase()) ?? address)
}

async function failure(hash: Promise<Hex>): Promise<Failure> {
  const { failure } = await chain.explain(hash)
  if (!failure) throw new Error('it has not failed')
  return { ...failure, sentence: readable(failure.sentence) }
}

const line = (...amounts: readonly bigint[]) => ({ payer: chain.sender, amounts, note: 'for "tea"\n' })

describe('why a transaction failed', () => {
  const vault = (name: string, args: readonly unknown[] = [], options = {}) => failure(chain.call('Vault', name, args, options))

  it('explains a revert with a reason', async () => {
    expect(await failure(chain.call('Talker', 'fail', [1n]))).toEqual({
      kind: 'revert',
      path: [],
      sentence: 'Talker.fail at TALKER reverted: "failed on purpose".',
    })
  })

  it('explains a custom error of an inner frame', async () => {
    expect(await vault('closeTill', [line(1n)])).toEqual({
      kind: 'custom-error',
      path: [0],
      sentence:
        'Till.close at TILL reverted with Closed(keeper: VAULT, line: (payer: SENDER, amounts: [1], note: "for \\"tea\\"\\n")); ' +
        'this was passed on by Vault.closeTill at VAULT.',
    })
  })

  it('explains an error of a library, two frames in', async () => {
    expect(await vault('book', [line(600n, 600n)])).toEqual({
      kind: 'custom-error',
      path: [0, 0],
      sentence:
        'Sums.add at SUMS reverted with TooMuch(sum: 1200, limit: 1000); this was passed on by Till.book at TILL, Vault.book at VAULT.',
    })
  })

  it('explains a panic in words', async () => {
    expect(await vault('book', [line(2n ** 256n - 1n, 1n)])).toMatchObject({
      kind: 'panic',
      sentence: 'Till.book at TILL panicked: arithmetic underflow or overflow (code 0x11); this was passed on by Vault.book at VAULT.',
    })
  })

  it('ignores a caught error', async () => {
    expect(await vault('catchThenFail', [line()])).toMatchObject({
      path: [],
      sentence: 'Vault.catchThenFail at VAULT reverted: "something else".',
    })
    expect(await vault('catchThenSilent', [line()])).toMatchObject({
      path: [],
      sentence: 'Vault.catchThenSilent at VAULT reverted without a reason.',
    })
    expect(await vault('catchBurn', [], { gas: 200_000n })).toMatchObject({
      path: [],
      sentence: 'Vault.catchBurn at VAULT reverted without a reason.',
    })
    expect(await vault('wrap', [line()])).toMatchObject({
      path: [],
      sentence: expect.stringMatching(/^Vault.wrap at VAULT reverted with Wrapped\(/),
    })
    expect((await chain.explain(chain.call('Vault', 'tryClose', [line()]))).failure).toBeUndefined()
    expect((await chain.explain(chain.call('Vault', 'tryPoke', [], { gas: 200_000n }))).failure).toBeUndefined()
  })

  it('ignores a successful call right before the error', async () => {
    expect(await vault('pokeThenFail')).toMatchObject({
      kind: 'revert',
      sentence: 'Vault.pokeThenFail at VAULT reverted without a reason.',
    })
    expect(await vault('payThenFail', [NOBODY], { value: 1n })).toMatchObject({
      kind: 'revert',
      sentence: 'Vault.payThenFail at VAULT reverted without a reason.',
    })
  })

  it('explains out of gas, with the frame and its gas', async () => {
    expect(await vault('burn')).toMatchObject({
      kind: 'out-of-gas',
      path: [0],
      sentence: expect.stringMatching(
        /^Till.burn at TILL ran out of gas: [\d,]+ of its 60,000 gas were left, too little for SSTORE; this was passed on by Vault.burn at VAULT\.$/,
      ),
    })
    expect(await vault('make', [NOBODY], { gas: 40_000n })).toMatchObject({
      kind: 'out-of-gas',
      sentence: expect.stringMatching(
        /^Vault.make at VAULT ran out of gas: [\d,]+ of its [\d,]+ gas were left, and CREATE costs [\d,]+\.$/,
      ),
    })
    // RETURN of a megabyte of code in a creation with little gas.
    expect(await failure(chain.send({ data: '0x6160005ff3', gas: 200_000n }))).toMatchObject({
      kind: 'out-of-gas',
      sentence: expect.stringMatching(/^The constructor at \S+ ran out of gas when its code was to be stored, of [\d,]+ gas\.$/),
    })
  })

  it('explains a transfer above the balance', async () => {
    expect(await vault('overpay', [NOBODY])).toEqual({
      kind: 'insufficient-balance',
      path: [0, 0],
      sentence: 'Till.pay at TILL could not send 5 ether to NOBODY: it has 0 ether; this was passed on by Vault.overpay at VAULT.',
    })
  })

  it('explains a call of an address without code', async () => {
    const expected = { kind: 'no-code', path: [], sentence: expect.stringContaining('reverted: it called NOBODY, where there is no code.') }
    expect(await vault('nobody', [NOBODY])).toEqual(expected)
    expect(await vault('nobodyVoid', [NOBODY])).toEqual(expected)
  })

  it('explains a call of a missing function, and an unexpected return value', async () => {
    expect(await vault('nobody', [chain.at('Vault')])).toEqual({
      kind: 'no-function',
      path: [0],
      sentence:
        'Vault (function 0x85bb7d69) at VAULT reverted: it has no such function, and no fallback function; this was passed on by Vault.nobody at VAULT.',
    })
    expect(await vault('nobody', [chain.at('ERC')])).toMatchObject({
      kind: 'unexpected-return',
      sentence: 'Vault.nobody at VAULT reverted: ERC.fallback at ERC returned nothing, which is not what was asked for.',
    })
  })

  it('explains ether that a contract does not accept', async () => {
    expect(await vault('poke', [], { value: 5n })).toMatchObject({
      kind: 'not-payable',
      sentence: 'Vault.poke at VAULT reverted: it is not payable, and was sent 5 wei.',
    })
    expect(await failure(chain.send({ to: chain.at('Counter'), value: ETHER }))).toMatchObject({
      kind: 'not-payable',
      sentence: 'Counter at COUNTER reverted: it has no receive function, and was sent 1 ether.',
    })
  })

  it('explains a write within a static call', async () => {
    expect(await vault('lookOnly', [chain.at('Vault')], { gas: 200_000n })).toMatchObject({
      kind: 'static-write',
      path: [0],
      sentence:
        'Vault.poke at VAULT tried to change something (SSTORE) within a static call; this was passed on by Vault.lookOnly at VAULT.',
    })
  })

  it('explains a reentrancy guard, with the path of the calls', async () => {
    expect(await failure(chain.call('Returner', 'start', [chain.at('Vault')]))).toMatchObject({
      path: [0, 0, 0],
      sentence:
        'Vault.guarded at VAULT reverted with Reentered(); this was passed on by Returner.again at RETURNER, Vault.guarded at VAULT, Returner.start at RETURNER.',
    })
  })

  it('explains a failed constructor', async () => {
    expect(await vault('make', [`0x${'00'.repeat(20)}`])).toMatchObject({
      path: [0],
      sentence: expect.stringMatching(
        /^The constructor of Till at \S+ reverted: "no keeper"; this was passed on by Vault.make at VAULT\.$/,
      ),
    })
  })

  it('explains an error through a proxy', async () => {
    expect(await failure(chain.call('Counter', 'set', [101n], { to: proxy }))).toMatchObject({
      sentence: 'Counter.set at COUNTER reverted with TooLarge(number: 101); this was passed on by Proxy.set at PROXY.',
    })
  })

  it.each([
    ['fe', 'invalid-opcode', 'halted at INVALID (0xfe), the end of code that must not be reached'],
    ['0c', 'invalid-opcode', 'halted at 0x0c, which is no instruction'],
    ['01', 'stack', 'halted at ADD: stack underflow (0 <=> 2)'],
    [`5b5f5f56`, 'stack', 'halted at PUSH0: stack limit reached 1024 (1023)'],
    ['600056', 'invalid-jump', 'jumped to a place that is no jump destination'],
    ['60ef5f5360015ff3', 'creation', 'did not make a contract: invalid code: must not begin with 0xef'],
    ['63deadbeef5f526004601cfd', 'custom-error', 'reverted with an error that no artifact knows: 0xdeadbeef'],
    ['60015f5260205ffd', 'revert', `reverted with 0x${'1'.padStart(64, '0')}`],
  ])('explains the code 0x%s', async (code, kind, what) => {
    const { kind: found, sentence } = await failure(chain.send({ data: `0x${code}`, gas: 300_000n }))
    expect({ found, what: sentence.replace(/^The constructor at \S+ /, '') }).toEqual({ found: kind, what: `${what}.` })
  })
})

describe('a precompiled contract', () => {
  it('names a precompiled contract', async () => {
    // The pairing of a curve takes no 3 bytes; the constructor reverts with what came back, which is nothing.
    const { kind, sentence } = await failure(chain.send({ data: '0x5f5f60035f5f60085af13d3d3e3d5ffd', gas: 300_000n }))
    expect({ kind, sentence }).toEqual({
      kind: 'precompile',
      sentence: expect.stringMatching(/^0x0{39}8 \(a precompiled contract\) failed: .*; this was passed on by the constructor at \S+\.$/),
    })
  })

  it('explains gas of a precompiled contract, which has no functions', async () => {
    // Ten gas for sha256 of 32 bytes; then all of it for points that are not on a curve.
    expect((await failure(chain.send({ data: '0x5f5f60205f5f6002600af13d3d3e3d5ffd', gas: 300_000n }))).sentence).toMatch(
      /^0x0{39}2 \(a precompiled contract\) failed: out of gas; /,
    )
    expect((await failure(chain.send({ data: '0x60ff5f525f5f60805f5f60065af13d3d3e3d5ffd', gas: 300_000n }))).sentence).toMatch(
      /^0x0{39}6 \(a precompiled contract\) failed: point is not on curve; /,
    )
  })
})

describe('a creation', () => {
  const explained = async (data: Hex, gas?: Hex) =>
    (await chain.node.request('evmbed_explainCall', [{ from: chain.sender, data, ...(gas ? { gas } : {}) }])).failure!

  it('explains a creation with too much code', async () => {
    expect(await explained('0x6160015ff3')).toMatchObject({
      kind: 'creation',
      sentence: expect.stringMatching(/^The constructor at \S+ did not make a contract: max code size exceeded\.$/),
    })
  })

  it('explains a creation whose code is not paid for', async () => {
    expect((await explained('0x6130005ff3', '0x30000')).sentence).toMatch(
      / ran out of gas when its code was to be stored, of 143,538 gas\.$/,
    )
  })

  it('explains a creation at a taken address', async () => {
    // CREATE2 of nothing, twice with one salt; then INVALID.
    const explanation = await chain.node.request('evmbed_explainCall', [{ from: chain.sender, data: '0x5f5f5f5ff5505f5f5f5ff550fe' }])
    const calls = explanation.frame.actions.flatMap(({ frame }) => (frame ? [(frame as { error?: string }).error] : []))
    expect(calls).toEqual([undefined, 'contract address collision'])
    expect(explanation.failure?.kind).toBe('invalid-opcode')
  })

  it('explains a creation that needs memory beyond its gas', async () => {
    for (const data of ['0x5f1951', '0x64800000000051'] as const) {
      expect((await explained(data)).sentence).toMatch(/ ran out of gas: MLOAD asked for more memory than any gas could pay\.$/)
    }
  })
})

describe('the effects of a transaction', () => {
  it('names everything that has a name', async () => {
    const { frame } = await chain.explain(chain.call('Vault', 'book', [line(1n, 2n)], { value: 500n }))
    const till = inner(frame)
    expect(till).toMatchObject({
      type: 'CALL',
      value: 500n,
      contract: { name: 'Till', matchedBy: 'code', alternatives: [] },
      call: {
        signature: 'book((address,uint256[],string))',
        arguments: [
          {
            name: 'line',
            type: '(address,uint256[],string)',
            value: {
              members: [
                { name: 'payer', type: 'address', value: chain.sender },
                { name: 'amounts', type: 'uint256[]', value: [1n, 2n] },
                { name: 'note', type: 'string', value: 'for "tea"\n' },
              ],
            },
          },
        ],
        returned: [{ name: 'sum', value: 3n }, { name: 'booked' }],
      },
    })
    expect(till.gasUsed - till.ownGas).toBe(inner(till).gasUsed)
    expect(till.actions.at(-1)).toMatchObject({
      kind: 'event',
      event: {
        name: 'Booked',
        arguments: [
          { name: 'payer', value: chain.sender },
          { name: 'line' },
          { name: 'note', value: { hash: expect.stringMatching(/^0x/) } },
        ],
      },
    })
  })

  it('formats an explanation as text', async () => {
    const { sender } = chain
    const explanation = await chain.explain(chain.call('Counter', 'set', [5n], { to: proxy }))
    expect(readable(formatExplanation({ ...explanation, transactionHash: `0x${'00'.repeat(32)}` }))).toMatchInlineSnapshot(`
      "Transaction 0x0000000000000000000000000000000000000000000000000000000000000000 in block 8
      from SENDER to Proxy PROXY
      gas 50,779 of 3,000,000 (21,204 before any code ran)

        used     own  gas
      29,575   2,688  CALL Proxy.set(number_: 5) at PROXY → before: 0
      26,887  26,887    DELEGATECALL Counter.set(number_: 5) at COUNTER → before: 0
                          storage of PROXY 0x0: 0x0 → 0x5
                          event Set(by: SENDER, number: 5)
                          console.log: set to 5

      Storage
        Proxy PROXY 0x0: 0x0 → 0x5

      Succeeded."
    `)
    const broken = await chain.explain(chain.call('Vault', 'makeAndEnd', [sender], { value: 7n * 10n ** 17n }))
    const made = broken.createdContracts[0]!.address
    places.set(made, 'MADE')
    expect(readable(formatExplanation({ ...broken, transactionHash: undefined }))).toMatchInlineSnapshot(`
      "Call over block 9
      from SENDER to Vault VAULT with 0.7 ether
      gas 561,133 of 3,000,000 (21,432 before any code ran)

         used      own  gas
      539,701   33,614  CALL Vault.makeAndEnd(to: SENDER) at VAULT with 0.7 ether
      500,781  500,781    CREATE Till(keeper_: SENDER) at MADE with 0.7 ether → 2,500 bytes of code
        5,306    5,306    CALL Till.end(to: SENDER) at MADE
            0        0      SELFDESTRUCT leaves 0.7 ether to SENDER

      Value
        0.7 ether: SENDER → Vault VAULT
        0.7 ether: Vault VAULT → Till MADE
        0.7 ether: Till MADE → SENDER

      Created
        Till MADE by Vault VAULT

      Destroyed
        Till MADE, 0.7 ether to SENDER

      Succeeded."
    `)
    const failed = await chain.explain(chain.call('Vault', 'burn'))
    expect(readable(formatExplanation({ ...failed, transactionHash: undefined }))).toMatchInlineSnapshot(`
      "Call over block 10
      from SENDER to Vault VAULT
      gas 86,253 of 3,000,000 (21,064 before any code ran)

        used     own  gas
      65,189   5,189  CALL Vault.burn() at VAULT ✗ execution reverted
      60,000  60,000    CALL Till.burn() at TILL ✗ out of gas: not enough gas for reentrancy sentry
                          storage 0x0: 0x0 → 0x78

      Failed: Till.burn at TILL ran out of gas: 2,219 of its 60,000 gas were left, too little for SSTORE; this was passed on by Vault.burn at VAULT."
    `)
  })

  it('formats an explanation in colours, which change nothing else', async () => {
    const explanation = await chain.explain(chain.call('Vault', 'closeTill', [line(1n)]))
    const painted = formatExplanation(explanation, { color: true })
    expect(painted).toContain('\x1b[31mFailed\x1b[39m: ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    expect(painted.replaceAll(/\x1b\[\d+m/g, '')).toBe(formatExplanation(explanation))
  })

  it('escapes control characters in an explanation', async () => {
    const explanation = await chain.explain(chain.call('Talker', 'say', ['\u001b[2J\u202eforged\nSucceeded.']))
    const text = formatExplanation(explanation)
    expect(text).toContain('console.log: \\u001b[2J\\u202eforged\n')
    expect(text.split('\n').filter((line) => line === 'Succeeded.')).toHaveLength(1)
  })

  it('escapes control characters of names, which are any text in an ABI', async () => {
    const node = await createNode()
    const hostile = '\u001b[2J\u202eforged\nSucceeded.\u{e0067}'
    const [from, to] = [node.accounts[0]!.address, node.accounts[1]!.address]
    const inputs = [{ name: hostile, type: 'uint256' }]
    node.artifacts.add([{ type: 'function', name: hostile, inputs, outputs: inputs, stateMutability: 'view' }], {
      name: hostile,
      address: to,
    })
    // Reverts with what it was given.
    await node.request('anvil_setCode', [to, '0x365f5f37365ffd'])
    const selector = keccak256(stringToBytes(`${hostile}(uint256)`)).slice(0, 10)
    const data = `${selector}${'7'.padStart(64, '0')}` as Hex
    const explanation = await node.explain(await node.request('eth_sendTransaction', [{ from, to, data, gas: '0x20000' }]))
    for (const color of [false, true]) {
      const text = formatExplanation(explanation, { color })
      expect(text).toContain('\\u001b[2J\\u202eforged\\u000aSucceeded.\\udb40\\udc67')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
      expect(text.replaceAll(/\x1b\[\d+m/g, '')).not.toMatch(/[\p{Cf}\u001b]/u)
      expect(text.split('\n')).not.toContain('Succeeded.')
    }
    await node.close()
  })

  it('lists payments, without those that were reverted', async () => {
    const { node, sender } = chain
    const sent = await chain.explain(chain.call('ERC', 'move', [NOBODY, 3n], { value: 4n }))
    expect(sent.valueFlows).toEqual([
      { from: sender, to: chain.at('ERC'), amount: 4n },
      { from: sender, to: NOBODY, token: chain.at('ERC'), amount: 3n },
      { from: sender, to: NOBODY, token: chain.at('ERC'), tokenId: 3n },
    ])
    const failed = await chain.explain(chain.call('Vault', 'book', [line(1_001n)], { value: 4n }))
    expect({ flows: failed.valueFlows, storage: failed.storageChanges, isUndone: inner(failed.frame).isUndone }).toEqual({
      flows: [],
      storage: [],
      isUndone: true,
    })
    const plain = await node.explain(await chain.send({ to: NOBODY, value: 1n, gas: 21_000n }))
    expect(plain.valueFlows).toEqual([{ from: sender, to: NOBODY, amount: 1n }])
    expect(plain).toMatchObject({ gasUsed: 21_000n, intrinsicGas: 21_000n, gasRefunded: 0n })
  })

  it('lists storage changes that were not reverted', async () => {
    const { storageChanges, frame } = await chain.explain(chain.call('Vault', 'tryClose', [line()]))
    expect(storageChanges).toHaveLength(1)
    const { before, after } = storageChanges[0]!
    expect(BigInt(after) - BigInt(before)).toBe(1n)
    expect(frame.actions.at(-1)).toEqual({ kind: 'storage', ...storageChanges[0] })
  })

  it('explains a call of an account that delegates to a contract (EIP-7702)', async () => {
    const { node } = chain
    const account = node.accounts[5]!.address
    const stateOverrides = { [account]: { code: `0xef0100${chain.at('Counter').slice(2)}` as Hex } }
    const message = { to: account, data: `0x60fe47b1${'9'.padStart(64, '0')}` as Hex }
    const { frame } = await node.request('evmbed_explainCall', [message, 'latest', { stateOverrides }])
    expect(frame).toMatchObject({ to: account, delegate: chain.at('Counter'), contract: { name: 'Counter' }, call: { name: 'set' } })
  })
})

describe('at the greatest depth of calls', () => {
  it('explains a failure over RPC', async () => {
    const node = await createNode({ mining: { gasLimit: 2n ** 60n }, limits: { callGasLimit: 0n, callTimeoutMs: 0 } })
    // PUSH0 (5) ADDRESS GAS CALL, then RETURNDATASIZE PUSH0 PUSH0 RETURNDATACOPY RETURNDATASIZE PUSH0 REVERT
    const code: Hex = '0x5f5f5f5f5f305af13d5f5f3e3d5ffd'
    const to: Hex = `0x${'c0de'.repeat(10)}`
    const stateOverrides = { [to]: { code } }
    const answer = await node.request('evmbed_explainCall', [{ to, gas: '0xffffffffffff' }, 'latest', { stateOverrides, timeout: '1m' }])
    expect(answer.failure).toMatchObject({ kind: 'call-depth' })
    expect(answer.failure!.path).toHaveLength(1_025)
    expect(answer.failure!.sentence).toMatch(
      /^0x\w{40} could not make a call: calls may be nested 1,024 deep; this was passed on by .* and 1021 more\.$/,
    )
    expect(JSON.stringify(answer.frame).match(/"type":"CALL"/g)).toHaveLength(1_026)
    await node.close()
  })
})

describe('over RPC', () => {
  it('answers the same over RPC, with quantities', async () => {
    const hash = await chain.call('Vault', 'closeTill', [line(1n)])
    const answer = await chain.node.request('evmbed_explainTransaction', [hash])
    const { failure, gasUsed, blockNumber } = await chain.node.explain(hash.toUpperCase().replace('0X', '0x'))
    expect(answer).toMatchObject({
      failure,
      gasUsed: `0x${gasUsed.toString(16)}`,
      blockNumber: `0x${blockNumber.toString(16)}`,
      frame: {
        revert: {
          name: 'Closed',
          arguments: [
            { name: 'keeper', type: 'address', value: chain.at('Vault') },
            { name: 'line', value: { members: [{}, { name: 'amounts', type: 'uint256[]', value: ['0x1'] }, {}] } },
          ],
        },
        actions: [{ kind: 'storage' }, { kind: 'call', frame: { type: 'STATICCALL', isUndone: true } }],
      },
    })
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
  })

  it('explains calls, those that fail too', async () => {
    const { node } = chain
    const data = `0x60fe47b1${'65'.padStart(64, '0')}` as const
    const { failure, transactionHash } = await node.request('evmbed_explainCall', [{ to: chain.at('Counter'), data }])
    expect({ sentence: readable(failure!.sentence), transactionHash }).toEqual({
      sentence: 'Counter.set at COUNTER reverted with TooLarge(number: 101).',
      transactionHash: undefined,
    })
    await expect(node.request('evmbed_explainCall', [{ to: NOBODY, value: '0xffffffffffffffffffffffff' }])).rejects.toThrow(
      'tracing failed: insufficient funds',
    )
  })

  it('refuses to explain a transaction that is in no block', async () => {
    const { node } = chain
    await expect(node.explain(`0x${'11'.repeat(32)}`)).rejects.toMatchObject({
      name: 'NothingToExplain',
      message: `transaction 0x${'11'.repeat(32)} is in no block, so there is nothing to explain: it was refused when it was sent, has been dropped since, or was never sent here`,
    })
    await node.request('evm_setAutomine', [false])
    const waiting = await chain.send({ to: NOBODY })
    await expect(node.request('evmbed_explainTransaction', [waiting])).rejects.toThrow('it waits in the pool')
    await node.mine()
    await node.request('evm_setAutomine', [true])
    expect((await node.explain(waiting)).failure).toBeUndefined()
  })
})

function inner(frame: ExplainedFrame): ExplainedFrame {
  const call = frame.actions.find((action) => action.kind === 'call')
  if (call?.kind !== 'call') throw new Error('it calls nothing')
  return call.frame
}
