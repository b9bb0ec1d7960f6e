/** Frames of Solidity in the stacks of JavaScript's errors. */
import { createPublicClient, custom, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, formatExplanation, type Node, NodeProvider } from '../../src/index.js'
import type { JsonObject } from '../../src/primitives/json.js'
import { availableCompilers } from '../contracts/solc.js'
import { type Build, buildOf } from './positions.js'

const SOURCE = `contract Coin {
    mapping(address => uint256) balances;

    function transfer(address to, uint256 value) external {
        _transfer(msg.sender, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(balances[from] >= value, "too few");
        balances[from] -= value;
        balances[to] += value;
    }

    function deep(uint256 depth) public pure returns (uint256) {
        require(depth > 0, "\\n    at evil (file.js:1:1)");
        return deep(depth - 1) + 1;
    }
}
`
const FRAMES = ['    at Coin._transfer (contracts/Coin.sol:9:9)', '    at Coin.transfer (contracts/Coin.sol:5:9)']
const abi = parseAbi(['function transfer(address to, uint256 value)', 'function deep(uint256 depth)'])
const LEGACY = { name: 'legacy', settings: {} }
const compiler = availableCompilers().find(({ compiler }) => compiler === 'solc')!
const build = buildOf(compiler, LEGACY, { 'contracts/Coin.sol': SOURCE })
const data = encodeFunctionData({ abi, functionName: 'transfer', args: [`0x${'11'.repeat(20)}`, 5n] })

function creationCode({ output }: Build): Hex {
  const contracts = output.contracts as unknown as Record<string, { Coin: { evm: { bytecode: { object: string } } } }>
  return `0x${Object.values(contracts)[0]!.Coin.evm.bytecode.object}`
}

async function coinOn(node: Node, of = build): Promise<Hex> {
  const hash = await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: creationCode(of), gas: '0x4c4b40' }])
  return (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
}

async function rejection(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => Promise.reject(new Error('it has not failed')),
    (error: Error) => error,
  )
}

/** Lines of the stack behind the message. */
function frames({ stack = '', message }: Error): string[] {
  return stack.slice(stack.indexOf(message) + message.length + 1).split('\n')
}

let node: Node
let to: Hex
let from: Hex
beforeAll(async () => {
  node = await createNode()
  node.artifacts.add(build)
  from = node.accounts[0]!.address
  to = await coinOn(node)
})
afterAll(() => node.close())

describe('the error of a rejected call', () => {
  it.each([
    ['eth_call', () => node.request('eth_call', [{ to, data }])],
    ['eth_estimateGas', () => node.request('eth_estimateGas', [{ to, data }])],
    ['eth_sendTransaction, without gas', () => node.request('eth_sendTransaction', [{ from, to, data }])],
    ['node.call', () => node.call('eth_call', [{ to, data }])],
    ['a call with overrides of the state', () => node.request('eth_call', [{ to, data }, 'latest', { [from]: { balance: '0x1' } }])],
    ['a provider', () => new NodeProvider(node).request({ method: 'eth_call', params: [{ to, data }] })],
  ])('of %s begins with the frames of Solidity', async (_, call) => {
    const error = await rejection(call())
    expect(error.message).toBe('execution reverted: too few')
    expect(frames(error).slice(0, 2)).toEqual(FRAMES)
    expect(frames(error)[2]).toMatch(/^ {4}at .*\.(?:ts|js):\d+:\d+/)
    expect(error.stack?.match(/Coin\._transfer/g)).toHaveLength(1)
  })

  it('has them with the option throwOnRevert', async () => {
    const throwing = await createNode({ throwOnRevert: true })
    throwing.artifacts.add(build)
    const coin = await coinOn(throwing)
    const error = await rejection(throwing.request('eth_sendTransaction', [{ from, to: coin, data, gas: '0x186a0' }]))
    expect(frames(error).slice(0, 2)).toEqual(FRAMES)
    await throwing.close()
  })

  it('has them for a halt', async () => {
    const call = { to, data: encodeFunctionData({ abi, functionName: 'deep', args: [1000n] }), gas: '0x7530' as const }
    const error = await rejection(node.request('eth_call', [call]))
    expect(error.message).toBe('out of gas')
    expect(frames(error)[0]).toMatch(/^ {4}at Coin\.deep \(contracts\/Coin\.sol:1[5-6]:\d+\)$/)
  })

  it('reaches a client as its cause', async () => {
    const client = createPublicClient({ transport: custom(new NodeProvider(node)) })
    const error = await rejection(client.call({ to, data }))
    const causes: Error[] = []
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
    expect(causes.some(({ stack }) => stack?.includes(FRAMES.join('\n')))).toBe(true)
  })

  it('is the same without build info, and for a call that is refused', async () => {
    const other = await createNode()
    const error = await rejection(other.request('eth_call', [{ to: await coinOn(other), data }]))
    expect(error.message).toBe('execution reverted: too few')
    expect(error.stack).not.toContain('Coin')
    await other.close()
    expect((await rejection(node.request('eth_call', [{ to, data }, '0xffff']))).stack).not.toContain('Coin')
  })

  it('shows both ends of a deep recursion, and a reason that looks like a frame in the message only', async () => {
    const call = { to, data: encodeFunctionData({ abi, functionName: 'deep', args: [200n] }) }
    const error = await rejection(node.request('eth_call', [call]))
    const shown = frames(error).filter((line) => !/\.(?:ts|js):/.test(line))
    expect(shown).toHaveLength(33)
    expect(shown[0]).toBe('    at Coin.deep (contracts/Coin.sol:15:9)')
    expect(shown[24]).toBe('    … 169 more')
    expect(shown[32]).toBe('    at Coin.deep (contracts/Coin.sol:16:16)')
  })

  it('has no line or control character of a hostile file name, function or source', async () => {
    const evil = 'a\n    at evil (file.js:1:1)\r\u001b[31m\u202e\u2028.sol'
    const hostile: Build = buildOf(compiler, LEGACY, {
      [evil]: SOURCE.replace('balances[from] >= value,', 'balances[from] >= value, /*\u001b[31m\u202e\u202c*/'),
    })
    const tree = JSON.parse(JSON.stringify(hostile).replaceAll('"name":"_transfer"', '"name":"x\\n    at evil (y)\\u001b"')) as JsonObject &
      Build
    const other = await createNode()
    other.artifacts.add(tree)
    const coin = await coinOn(other, hostile)
    const error = await rejection(other.request('eth_call', [{ to: coin, data }]))
    expect(frames(error).slice(0, 2)).toEqual([
      '    at Coin.x\\u000a    at evil (y)\\u001b (a\\u000a    at evil (file.js:1:1)\\u000d\\u001b[31m\\u202e\\u2028.sol:9:9)',
      '    at Coin.transfer (a\\u000a    at evil (file.js:1:1)\\u000d\\u001b[31m\\u202e\\u2028.sol:5:9)',
    ])
    const hash = await other.request('eth_sendTransaction', [{ from, to: coin, data, gas: '0x186a0' }])
    const text = formatExplanation(await other.explain(hash))
    expect(text).toContain('    at Coin.transfer (a\\u000a')
    expect(text).toContain('"too few"')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\u202e\u2028]/)
    await other.close()
  })
})

describe('calls between contracts', () => {
  const WALLETS = `library Sums {
    function half(uint256 x) external pure returns (uint256) {
        require(x % 2 == 0, "odd");
        return x / 2;
    }
}
contract Wallet {
    function pay(address to) external {
        payable(to).transfer(1 ether);
    }
    function halve(uint256 x) external pure returns (uint256) {
        return inner(x);
    }
    function inner(uint256 x) internal pure returns (uint256) {
        return Sums.half(x);
    }
    function curve() external view returns (bool) {
        (bool isDone, ) = address(6).staticcall{gas: 5000}(new bytes(128 + 1));
        (isDone, ) = address(7).staticcall{gas: 1}("");
        require(isDone, "no curve");
        return isDone;
    }
}
contract Proxy {
    address target;
    constructor(address to) { target = to; }
    fallback() external {
        (bool isDone, bytes memory data) = target.delegatecall(msg.data);
        if (!isDone) { assembly { revert(add(data, 32), mload(data)) } }
    }
}
`
  const wallets = buildOf(compiler, LEGACY, { 'Wallets.sol': WALLETS })
  const walletAbi = parseAbi(['function pay(address to)', 'function halve(uint256 x)', 'function curve()'])
  let wallet: Hex
  let proxy: Hex

  beforeAll(async () => {
    node.artifacts.add(wallets)
    const contracts = (wallets.output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>)[
      'Wallets.sol'
    ]!
    const deploy = async (name: string, library = '', args = '') => {
      const code = contracts[name]!.evm.bytecode.object.replaceAll(/__.{36}__/g, library.slice(2))
      const hash = await node.request('eth_sendTransaction', [{ from, data: `0x${code}${args}`, gas: '0x4c4b40' }])
      return (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
    }
    wallet = await deploy('Wallet', await deploy('Sums'))
    proxy = await deploy('Proxy', '', wallet.slice(2).padStart(64, '0'))
  })

  async function solidityFramesOf(address: Hex, functionName: 'pay' | 'halve' | 'curve', args: readonly unknown[]): Promise<string[]> {
    const call = { to: address, data: encodeFunctionData({ abi: walletAbi, functionName, args } as never) }
    return frames(await rejection(node.request('eth_call', [call]))).filter((line) => line.includes('Wallets.sol'))
  }

  it('show the place of a payment that could not be made', async () => {
    expect(await solidityFramesOf(wallet, 'pay', [from])).toEqual(['    at Wallet.pay (Wallets.sol:9:9)'])
  })

  it('show a library and the internal functions on the way to it', async () => {
    expect(await solidityFramesOf(wallet, 'halve', [3n])).toEqual([
      '    at Sums.half (Wallets.sol:3:9)',
      '    at Wallet.inner (Wallets.sol:15:16)',
      '    at Wallet.halve (Wallets.sol:12:16)',
    ])
  })

  it('show a proxy', async () => {
    expect(await solidityFramesOf(proxy, 'halve', [3n])).toEqual([
      '    at Sums.half (Wallets.sol:3:9)',
      '    at Wallet.inner (Wallets.sol:15:16)',
      '    at Wallet.halve (Wallets.sol:12:16)',
      '    at Proxy.fallback (Wallets.sol:28:44)',
    ])
  })

  it('show the code that called a precompiled contract', async () => {
    expect(await solidityFramesOf(wallet, 'curve', [])).toEqual(['    at Wallet.curve (Wallets.sol:20:9)'])
  })
})

describe('an explanation', () => {
  it('has the frames, and the line that failed with those around it', async () => {
    const hash = await node.request('eth_sendTransaction', [{ from, to, data, gas: '0x186a0' }])
    const explanation = await node.explain(hash)
    expect(explanation.failure?.stack).toEqual([
      { name: 'Coin._transfer', address: to, file: 'contracts/Coin.sol', line: 9, column: 9, problem: undefined },
      { name: 'Coin.transfer', address: to, file: 'contracts/Coin.sol', line: 5, column: 9, problem: undefined },
    ])
    expect(formatExplanation(explanation).split('\n').slice(-10)).toEqual([
      expect.stringMatching(/^Failed: Coin\.transfer at 0x\w+ reverted: "too few"\.$/),
      ...FRAMES,
      '',
      '   7 |',
      '   8 |     function _transfer(address from, address to, uint256 value) internal {',
      '>  9 |         require(balances[from] >= value, "too few");',
      '     |         ^',
      '  10 |         balances[from] -= value;',
      '  11 |         balances[to] += value;',
    ])
  })

  it('is the same over JSON-RPC', async () => {
    const { failure } = await node.request('evmbed_explainCall', [{ to, data }])
    expect(failure?.stack?.map(({ name, file, line, column }) => `${name} ${file}:${line}:${column}`)).toEqual([
      'Coin._transfer contracts/Coin.sol:9:9',
      'Coin.transfer contracts/Coin.sol:5:9',
    ])
    expect(failure?.source).toContain('>  9 |         require(balances[from] >= value, "too few");')
  })

  it('says why a frame has no place', async () => {
    const other = await createNode()
    const coin = await coinOn(other)
    const elsewhere = buildOf(compiler, LEGACY, { 'Other.sol': 'contract Other { function f() public {} }' })
    other.artifacts.add(elsewhere)
    const hash = await other.request('eth_sendTransaction', [{ from, to: coin, data, gas: '0x186a0' }])
    const { failure } = await other.explain(hash)
    expect(failure?.stack).toMatchObject([{ address: coin, file: undefined, problem: 'no build info has its code' }])
    expect(failure?.source).toBeUndefined()
    await other.close()
  })

  it('has no frames without build info, and none if it succeeded', async () => {
    const other = await createNode()
    const hash = await other.request('eth_sendTransaction', [{ from, to: await coinOn(other), data, gas: '0x186a0' }])
    expect((await other.explain(hash)).failure).not.toHaveProperty('stack')
    await other.close()
    const created = await node.request('eth_sendTransaction', [{ from, data: creationCode(build), gas: '0x4c4b40' }])
    expect((await node.explain(created)).failure).toBeUndefined()
  })
})
