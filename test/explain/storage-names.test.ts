/** Explanations name the state variables that a run writes, if the artifact has the places of its variables. */
import { encodeFunctionData, getAddress, type Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, formatExplanation, type Node } from '../../src/index.js'
import { availableCompilers } from '../contracts/solc.js'
import { type Build, buildOf, modesOf } from '../source/positions.js'

const FILE = 'contracts/Written.sol'
const newest = availableCompilers().at(-1)!
const WHO = getAddress(`0x${'ab'.repeat(20)}`)

const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

library Ledger {
    struct Account { uint128 amount; uint64 since; bool isOpen; }

    function credit(mapping(address => Account) storage accounts, address who, uint128 amount) external {
        accounts[who].amount += amount;
        accounts[who].isOpen = true;
    }
}

contract Written {
    using Ledger for mapping(address => Ledger.Account);

    uint64 first = 1;
    uint64 second = 2;
    uint256[] list;
    string text;
    mapping(address => Ledger.Account) accounts;

    function change(address who) external {
        first = 3;
        second = 4;
        first = 1;
        list.push(9);
        text = "a text that is longer than one slot of storage, and then some";
        accounts.credit(who, 5);
        accounts[who].since = 7;
    }

    function fail(address who) external {
        accounts[who].amount = 1;
        revert("no");
    }

    function touch() external {
        second = second;
    }
}
`

const build = (outputs: readonly string[]) => buildOf(newest, modesOf(newest.version)[0]!, { [FILE]: SOURCE }, outputs)

function codeOf({ output }: Build, name: string): string {
  const contracts = output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  return contracts[FILE]![name]!.evm.bytecode.object
}

interface Chain {
  readonly node: Node
  readonly send: (name: 'change' | 'fail' | 'touch') => Promise<Hex>
  readonly written: Hex
}

async function chainWith(compiled: Build): Promise<Chain> {
  const node = await createNode()
  node.artifacts.add(compiled)
  const from = node.accounts[0]!.address
  const deploy = async (data: string) => {
    const hash = await node.request('eth_sendTransaction', [{ from, gas: '0x989680', data: `0x${data}` }])
    return (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
  }
  const library = await deploy(codeOf(compiled, 'Ledger'))
  const written = await deploy(codeOf(compiled, 'Written').replaceAll(/__\$[\da-f]{34}\$__/g, library.slice(2)))
  const dataOf = (name: string) =>
    encodeFunctionData({
      abi: [{ type: 'function', name, inputs: name === 'touch' ? [] : [{ type: 'address' }], outputs: [], stateMutability: 'nonpayable' }],
      args: name === 'touch' ? [] : [WHO],
    })
  return {
    node,
    written,
    send: (name) => node.request('eth_sendTransaction', [{ from, to: written, gas: '0x989680', data: dataOf(name) }]),
  }
}

describe('state variables in explanations', () => {
  let chain: Chain
  beforeEach(async () => {
    chain = await chainWith(build(['storageLayout']))
  })
  afterEach(() => chain.node.close())

  it('are those that are other than before, also where a library has written them', async () => {
    const { storageChanges } = await chain.node.explain(await chain.send('change'))
    const words = storageChanges.flatMap(({ variables }) => variables!.map(({ path, before, after }) => `${path}: ${before} → ${after}`))
    expect(words).toEqual([
      'second: 2 → 4',
      'list.length: 0 → 1',
      'list[0]: 0 → 9',
      `text[0..32]: 0x${'00'.repeat(32)} → 0x${Buffer.from('a text that is longer than one s').toString('hex')}`,
      `text[32..64]: 0x${'00'.repeat(32)} → 0x${Buffer.from('lot of storage, and then some\0\0\0').toString('hex')}`,
      'text: "" → 61 bytes',
      `accounts[${WHO}].amount: 0 → 5`,
      `accounts[${WHO}].isOpen: false → true`,
      `accounts[${WHO}].since: 0 → 7`,
    ])
  })

  it('are in the text and in the JSON', async () => {
    const hash = await chain.send('change')
    const { storageChanges } = await chain.node.request('evmbed_explainTransaction', [hash])
    const { address, variables } = storageChanges.at(-1)!
    expect(address).toBe(chain.written)
    expect(variables![0]).toEqual({ path: `accounts[${WHO}].amount`, type: 'uint128', before: '0', after: '5' })
    const text = formatExplanation(await chain.node.explain(hash))
    expect(text).toContain(`  Written ${getAddress(chain.written)} list.length: 0 → 1\n`)
    expect(text).toContain(`storage of ${getAddress(chain.written)} accounts[${WHO}].amount: 0 → 5\n`)
  })

  it('are in the frames of a run that fails', async () => {
    const { frame, storageChanges } = await chain.node.explain(await chain.send('fail'))
    expect(storageChanges).toEqual([])
    expect(frame.actions[0]).toMatchObject({ variables: [{ path: `accounts[${WHO}].amount`, before: '0', after: '1' }] })
  })

  it('are all of a slot that is written without a change', async () => {
    const { frame } = await chain.node.explain(await chain.send('touch'))
    expect(frame.actions[0]).toMatchObject({ variables: [{ path: 'first' }, { path: 'second', before: '2', after: '2' }] })
  })

  it('need the places of the compiler', async () => {
    const { node, send } = await chainWith(build([]))
    const { storageChanges } = await node.explain(await send('change'))
    expect(storageChanges.map(({ variables }) => variables)).toEqual(storageChanges.map(() => undefined))
    await node.close()
  })
})
