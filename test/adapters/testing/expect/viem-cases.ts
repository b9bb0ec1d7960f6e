import { type Abi, encodeFunctionData, type Hex } from 'viem'
import { artifact } from '../../../contracts/compile.js'
import type { World } from '../matchers/world.js'

/** The assertions of `hardhat-viem-assertions`, in its words. */
export interface ViemAssertions {
  balancesHaveChanged(hash: unknown, changes: readonly { readonly address: Hex; readonly amount: bigint }[]): Promise<void>
  emit(hash: unknown, contract: ViemContract, event: string): Promise<void>
  emitWithArgs(hash: unknown, contract: ViemContract, event: string, args: readonly unknown[]): Promise<void>
  revert(call: unknown): Promise<void>
  revertWith(call: unknown, reason: string): Promise<void>
  revertWithCustomError(call: unknown, contract: ViemContract, error: string): Promise<void>
  revertWithCustomErrorWithArgs(call: unknown, contract: ViemContract, error: string, args: readonly unknown[]): Promise<void>
}

export interface ViemContract {
  readonly address: Hex
  readonly abi: Abi
}

/** A case: what is asserted, and whether it is wrong. */
export type ViemCase = readonly [
  title: string,
  assert: (assertions: ViemAssertions, chain: ViemChain) => Promise<unknown>,
  outcome?: 'wrong',
]

const TYPES = { reverter: 'Reverter', other: 'Emitter', emitter: 'Emitter', purse: 'Purse', token: 'Token' } as const
type Name = keyof typeof TYPES

/** Chain of a case, with viem. */
export class ViemChain {
  readonly client
  readonly alice: Hex
  readonly bob: Hex

  constructor(readonly world: World) {
    this.client = world.viem()
    this.alice = world.node.accounts[0]!.address
    this.bob = world.node.accounts[1]!.address
  }

  contract(name: Name): ViemContract {
    return { address: this.world.base.addresses[name], abi: artifact(TYPES[name]).abi }
  }

  read(name: Name, functionName: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.client.readContract({ ...this.contract(name), functionName, args })
  }

  write(name: Name, functionName: string, ...args: readonly unknown[]): Promise<Hex> {
    return this.client.writeContract({ ...this.contract(name), functionName, args })
  }

  /** Calls a function with a transaction that is no call of a contract for viem. */
  send(name: Name, functionName: string, ...args: readonly unknown[]): Promise<Hex> {
    const { address, abi } = this.contract(name)
    return this.client.sendTransaction({ to: address, data: encodeFunctionData({ abi, functionName, args }) })
  }

  pay(value: bigint): Promise<Hex> {
    return this.client.sendTransaction({ to: this.bob, value })
  }
}

const isFive = (value: unknown) => value === 5n
const isText = (value: unknown) => value === 'text'

/** The cases of the published suite of `hardhat-viem-assertions`, on contracts of our own. */
export const VIEM_CASES: Readonly<Record<string, readonly ViemCase[]>> = {
  balancesHaveChanged: [
    ['takes one account', (a, c) => a.balancesHaveChanged(c.pay(7n), [{ address: c.bob, amount: 7n }])],
    [
      'takes several accounts, and counts no fee',
      (a, c) =>
        a.balancesHaveChanged(c.pay(7n), [
          { address: c.alice, amount: -7n },
          { address: c.bob, amount: 7n },
          { address: c.contract('purse').address, amount: 0n },
        ]),
    ],
    ['takes a hash', async (a, c) => a.balancesHaveChanged(await c.pay(7n), [{ address: c.bob, amount: 7n }])],
    [
      'takes a call of a contract',
      (a, c) =>
        a.balancesHaveChanged(c.write('purse', 'pay', c.bob, 7n), [
          { address: c.contract('purse').address, amount: -7n },
          { address: c.bob, amount: 7n },
        ]),
    ],
    [
      'takes the hash of a call of a contract',
      async (a, c) => a.balancesHaveChanged(await c.write('purse', 'pay', c.bob, 7n), [{ address: c.bob, amount: 7n }]),
    ],
    ['refuses another amount', (a, c) => a.balancesHaveChanged(c.pay(7n), [{ address: c.bob, amount: 8n }]), 'wrong'],
    [
      'refuses another amount of the second account',
      (a, c) =>
        a.balancesHaveChanged(c.pay(7n), [
          { address: c.alice, amount: -7n },
          { address: c.bob, amount: 8n },
        ]),
      'wrong',
    ],
    ['refuses a text', (a, c) => a.balancesHaveChanged('0x123', [{ address: c.bob, amount: 0n }]), 'wrong'],
    [
      'refuses a transaction that fails',
      (a, c) => a.balancesHaveChanged(c.write('purse', 'pay', c.bob, 5000n), [{ address: c.bob, amount: 0n }]),
      'wrong',
    ],
    [
      'refuses a transaction that has failed',
      async (a, c) => {
        const { address, abi } = c.contract('purse')
        const hash = await c.client.writeContract({ address, abi, functionName: 'pay', args: [c.bob, 5000n], gas: 100_000n })
        await a.balancesHaveChanged(hash, [{ address: c.bob, amount: 0n }])
      },
      'wrong',
    ],
  ],
  emit: [
    ['takes the event', (a, c) => a.emit(c.write('emitter', 'withoutArgs'), c.contract('emitter'), 'WithoutArgs')],
    ['takes a hash', async (a, c) => a.emit(await c.write('emitter', 'withoutArgs'), c.contract('emitter'), 'WithoutArgs')],
    ['takes a sent transaction', (a, c) => a.emit(c.send('emitter', 'withoutArgs'), c.contract('emitter'), 'WithoutArgs')],
    [
      'takes the hash of a sent transaction',
      async (a, c) => a.emit(await c.send('emitter', 'withoutArgs'), c.contract('emitter'), 'WithoutArgs'),
    ],
    ['takes an overloaded event', (a, c) => a.emit(c.write('emitter', 'varied', 1n, 2n, 'text'), c.contract('emitter'), 'Varied')],
    [
      'takes several events of one transaction',
      async (a, c) => {
        const hash = await c.write('emitter', 'steps')
        await a.emit(hash, c.contract('emitter'), 'WithoutArgs')
        await a.emit(hash, c.contract('emitter'), 'Number')
        await a.emit(hash, c.contract('other'), 'Number')
      },
    ],
    ['refuses no event', (a, c) => a.emit(c.write('emitter', 'nothing'), c.contract('emitter'), 'WithoutArgs'), 'wrong'],
    [
      'refuses an event that was not emitted beside one that was',
      async (a, c) => {
        const hash = await c.write('emitter', 'number', 1n)
        await a.emit(hash, c.contract('emitter'), 'Number')
        await a.emit(hash, c.contract('emitter'), 'WithoutArgs')
      },
      'wrong',
    ],
    ['refuses the event of another contract', (a, c) => a.emit(c.write('emitter', 'nested', 1n), c.contract('emitter'), 'Number'), 'wrong'],
    [
      'refuses the event of another transaction in the block',
      async (a, c) => {
        await c.world.node.request('evm_setAutomine', [false])
        const nonce = await c.client.getTransactionCount({ address: c.alice })
        const contract = c.contract('emitter')
        const write = (functionName: string, added: number) =>
          c.client.writeContract({ ...contract, functionName, gas: 100_000n, nonce: nonce + added })
        const hash = await write('nothing', 0)
        await write('withoutArgs', 1)
        await c.world.node.mine()
        await a.emit(hash, contract, 'WithoutArgs')
      },
      'wrong',
    ],
    [
      'refuses the event of the transaction before',
      async (a, c) => {
        await c.write('emitter', 'withoutArgs')
        await a.emit(c.write('emitter', 'nothing'), c.contract('emitter'), 'WithoutArgs')
      },
      'wrong',
    ],
    ['refuses an unknown event', (a, c) => a.emit(c.write('emitter', 'number', 1n), c.contract('emitter'), 'Numbr'), 'wrong'],
    [
      'refuses an unknown event of a transaction that fails',
      (a, c) => a.emit(c.write('emitter', 'fails'), c.contract('emitter'), 'Numbr'),
      'wrong',
    ],
    ['refuses a transaction that fails', (a, c) => a.emit(c.write('emitter', 'fails'), c.contract('emitter'), 'Number'), 'wrong'],
    ['refuses a text', (a, c) => a.emit('0x123', c.contract('emitter'), 'Number'), 'wrong'],
    ['refuses the result of a call', (a, c) => a.emit(c.read('token', 'totalSupply'), c.contract('emitter'), 'Number'), 'wrong'],
  ],
  emitWithArgs: [
    ['takes an argument', (a, c) => a.emitWithArgs(c.write('emitter', 'number', 5n), c.contract('emitter'), 'Number', [5n])],
    ['takes a negative argument', (a, c) => a.emitWithArgs(c.write('emitter', 'signed', -5n), c.contract('emitter'), 'Signed', [-5n])],
    ['takes a hash', async (a, c) => a.emitWithArgs(await c.write('emitter', 'number', 5n), c.contract('emitter'), 'Number', [5n])],
    ['takes a sent transaction', (a, c) => a.emitWithArgs(c.send('emitter', 'number', 5n), c.contract('emitter'), 'Number', [5n])],
    [
      'takes the hash of a sent transaction',
      async (a, c) => a.emitWithArgs(await c.send('emitter', 'number', 5n), c.contract('emitter'), 'Number', [5n]),
    ],
    [
      'takes several arguments',
      (a, c) => a.emitWithArgs(c.write('emitter', 'twoNumbers', 5n, 6n), c.contract('emitter'), 'TwoNumbers', [5n, 6n]),
    ],
    [
      'takes arguments without names',
      (a, c) => a.emitWithArgs(c.write('emitter', 'withoutNames', 5n, 6n), c.contract('emitter'), 'WithoutNames', [5n, 6n]),
    ],
    [
      'takes arguments of which one has a name',
      (a, c) => a.emitWithArgs(c.write('emitter', 'withOneName', 5n, 6n), c.contract('emitter'), 'WithOneName', [5n, 6n]),
    ],
    [
      'takes one of several events',
      (a, c) => a.emitWithArgs(c.write('emitter', 'numberTwice', 5n, 6n), c.contract('emitter'), 'Number', [6n]),
    ],
    ['takes no arguments', (a, c) => a.emitWithArgs(c.write('emitter', 'withoutArgs'), c.contract('emitter'), 'WithoutArgs', [])],
    [
      'takes an overloaded event by the number of arguments',
      (a, c) => a.emitWithArgs(c.write('emitter', 'varied', 5n, 6n, 'text'), c.contract('emitter'), 'Varied', [5n]),
    ],
    [
      'takes an overloaded event by its three arguments',
      (a, c) => a.emitWithArgs(c.write('emitter', 'varied', 5n, 6n, 'text'), c.contract('emitter'), 'Varied', [5n, 6n, 'text']),
    ],
    [
      'takes an address of any case',
      (a, c) => a.emitWithArgs(c.write('emitter', 'account', c.bob), c.contract('emitter'), 'Address', [c.bob.toLowerCase()]),
    ],
    [
      'takes a struct',
      (a, c) =>
        a.emitWithArgs(c.write('emitter', 'pair', 5n, c.bob), c.contract('emitter'), 'Struct', [
          { number: 5n, account: c.world.bob.address },
        ]),
    ],
    ['takes a list', (a, c) => a.emitWithArgs(c.write('emitter', 'numbers', [5n, 6n]), c.contract('emitter'), 'Numbers', [[5n, 6n]])],
    [
      'takes conditions for all arguments',
      (a, c) => a.emitWithArgs(c.write('emitter', 'twoNumbers', 5n, 5n), c.contract('emitter'), 'TwoNumbers', [isFive, isFive]),
    ],
    [
      'takes a condition for one argument',
      (a, c) => a.emitWithArgs(c.write('emitter', 'twoNumbers', 5n, 6n), c.contract('emitter'), 'TwoNumbers', [isFive, 6n]),
    ],
    [
      'takes a condition for a text',
      (a, c) => a.emitWithArgs(c.write('emitter', 'mixed', 5n, 'text'), c.contract('emitter'), 'Mixed', [() => true, isFive, isText]),
    ],
    [
      'takes a condition for a list',
      (a, c) =>
        a.emitWithArgs(c.write('emitter', 'numbers', [5n, 6n]), c.contract('emitter'), 'Numbers', [
          (list: readonly bigint[]) => list.length === 2,
        ]),
    ],
    [
      'takes a condition for a struct',
      (a, c) =>
        a.emitWithArgs(c.write('emitter', 'pair', 5n, c.bob), c.contract('emitter'), 'Struct', [
          (pair: { readonly number: bigint }) => pair.number === 5n,
        ]),
    ],
    [
      'takes an argument for which the test waits',
      async (a, c) => a.emitWithArgs(await c.write('emitter', 'number', 5n), c.contract('emitter'), 'Number', [await Promise.resolve(5n)]),
    ],
    [
      'refuses a wrong argument',
      (a, c) => a.emitWithArgs(c.write('emitter', 'number', 5n), c.contract('emitter'), 'Number', [6n]),
      'wrong',
    ],
    [
      'refuses a wrong second argument',
      (a, c) => a.emitWithArgs(c.write('emitter', 'twoNumbers', 5n, 6n), c.contract('emitter'), 'TwoNumbers', [5n, 7n]),
      'wrong',
    ],
    [
      'refuses another address',
      (a, c) => a.emitWithArgs(c.write('emitter', 'account', c.bob), c.contract('emitter'), 'Address', [c.alice]),
      'wrong',
    ],
    [
      'refuses wrong arguments of several events',
      (a, c) => a.emitWithArgs(c.write('emitter', 'numberTwice', 5n, 6n), c.contract('emitter'), 'Number', [7n]),
      'wrong',
    ],
    [
      'refuses a condition that is false',
      (a, c) => a.emitWithArgs(c.write('emitter', 'twoNumbers', 5n, 6n), c.contract('emitter'), 'TwoNumbers', [isFive, isFive]),
      'wrong',
    ],
    [
      'refuses a condition that throws',
      (a, c) => a.emitWithArgs(c.write('emitter', 'number', 5n), c.contract('emitter'), 'Number', [throws]),
      'wrong',
    ],
    [
      'refuses a condition that returns something true-like',
      (a, c) => a.emitWithArgs(c.write('emitter', 'number', 5n), c.contract('emitter'), 'Number', [() => 'yes']),
      'wrong',
    ],
    [
      'refuses too few arguments',
      (a, c) => a.emitWithArgs(c.write('emitter', 'twoNumbers', 5n, 6n), c.contract('emitter'), 'TwoNumbers', [5n]),
      'wrong',
    ],
    [
      'refuses too many arguments',
      (a, c) => a.emitWithArgs(c.write('emitter', 'number', 5n), c.contract('emitter'), 'Number', [5n, 6n]),
      'wrong',
    ],
    [
      'refuses an ambiguous number of arguments',
      (a, c) => a.emitWithArgs(c.write('emitter', 'varied', 5n, 6n, 'text'), c.contract('emitter'), 'Varied', [5n, 'text']),
      'wrong',
    ],
    [
      'refuses a wrong number of arguments of a transaction that fails',
      (a, c) => a.emitWithArgs(c.write('emitter', 'fails'), c.contract('emitter'), 'Number', []),
      'wrong',
    ],
    [
      'refuses a transaction that fails',
      (a, c) => a.emitWithArgs(c.write('emitter', 'fails'), c.contract('emitter'), 'Number', [5n]),
      'wrong',
    ],
    ['refuses no event', (a, c) => a.emitWithArgs(c.write('emitter', 'nothing'), c.contract('emitter'), 'Number', [5n]), 'wrong'],
  ],
  revert: [
    ['takes a text', (a, c) => a.revert(c.read('reverter', 'withTextView', 'no'))],
    ['takes no reason', (a, c) => a.revert(c.read('reverter', 'withoutReasonView'))],
    ['takes a transaction', (a, c) => a.revert(c.write('reverter', 'withText', 'no'))],
    ['takes an overflow', (a, c) => a.revert(c.write('reverter', 'overflows', 2n))],
    ['takes a division by zero', (a, c) => a.revert(c.write('reverter', 'divides', 0n))],
    ['takes a custom error', (a, c) => a.revert(c.write('reverter', 'withPlain'))],
    [
      'takes the failure of a called contract',
      (a, c) => a.revert(c.write('purse', 'payTokens', c.contract('token').address, c.bob, 5000n)),
    ],
    ['refuses success', (a, c) => a.revert(c.write('reverter', 'succeeds')), 'wrong'],
    ['refuses a result', (a, c) => a.revert(c.read('reverter', 'succeedsView')), 'wrong'],
    ["passes a test's own error on", (a) => a.revert(Promise.reject(new Error('of the test'))), 'wrong'],
  ],
  revertWith: [
    ['takes the text', (a, c) => a.revertWith(c.read('reverter', 'withTextView', 'no'), 'no')],
    ['takes the text of a transaction', (a, c) => a.revertWith(c.write('reverter', 'withText', 'no'), 'no')],
    ['takes the code of a panic', (a, c) => a.revertWith(c.write('reverter', 'overflows', 2n), '0x11')],
    ['takes another code of a panic', (a, c) => a.revertWith(c.write('reverter', 'divides', 0n), '0x12')],
    ['refuses another text', (a, c) => a.revertWith(c.read('reverter', 'withTextView', 'no'), 'yes'), 'wrong'],
    ['refuses a part of the text', (a, c) => a.revertWith(c.read('reverter', 'withTextView', 'not yours'), 'not'), 'wrong'],
    ['refuses no reason', (a, c) => a.revertWith(c.read('reverter', 'withoutReasonView'), 'no'), 'wrong'],
    ['refuses a panic', (a, c) => a.revertWith(c.write('reverter', 'divides', 0n), 'no'), 'wrong'],
    ['refuses a custom error', (a, c) => a.revertWith(c.write('reverter', 'withPlain'), 'Plain'), 'wrong'],
    ['refuses success', (a, c) => a.revertWith(c.read('reverter', 'succeedsView'), 'no'), 'wrong'],
  ],
  revertWithCustomError: [
    ['takes the error', (a, c) => a.revertWithCustomError(c.read('reverter', 'withTwoView', 5n, 'text'), c.contract('reverter'), 'Two')],
    [
      'takes the error of a transaction',
      (a, c) => a.revertWithCustomError(c.write('reverter', 'withPlain'), c.contract('reverter'), 'Plain'),
    ],
    [
      'takes the error of a called contract',
      (a, c) =>
        a.revertWithCustomError(
          c.write('purse', 'payTokens', c.contract('token').address, c.bob, 5000n),
          c.contract('token'),
          'ERC20InsufficientBalance',
        ),
    ],
    [
      'refuses another error',
      (a, c) => a.revertWithCustomError(c.write('reverter', 'withPlain'), c.contract('reverter'), 'Number'),
      'wrong',
    ],
    [
      'refuses an error of another contract',
      (a, c) => a.revertWithCustomError(c.write('reverter', 'withPlain'), c.contract('token'), 'ERC20InsufficientBalance'),
      'wrong',
    ],
    [
      'refuses no reason',
      (a, c) => a.revertWithCustomError(c.read('reverter', 'withoutReasonView'), c.contract('reverter'), 'Plain'),
      'wrong',
    ],
    [
      'refuses a text',
      (a, c) => a.revertWithCustomError(c.read('reverter', 'withTextView', 'no'), c.contract('reverter'), 'Plain'),
      'wrong',
    ],
    [
      'refuses an overflow',
      (a, c) => a.revertWithCustomError(c.write('reverter', 'overflows', 2n), c.contract('reverter'), 'Plain'),
      'wrong',
    ],
    [
      'refuses a division by zero',
      (a, c) => a.revertWithCustomError(c.write('reverter', 'divides', 0n), c.contract('reverter'), 'Plain'),
      'wrong',
    ],
    [
      'refuses an unknown error',
      (a, c) => a.revertWithCustomError(c.write('reverter', 'withPlain'), c.contract('reverter'), 'Plan'),
      'wrong',
    ],
    ['refuses success', (a, c) => a.revertWithCustomError(c.write('reverter', 'succeeds'), c.contract('reverter'), 'Plain'), 'wrong'],
  ],
  revertWithCustomErrorWithArgs: [
    [
      'takes a number',
      (a, c) => a.revertWithCustomErrorWithArgs(c.write('reverter', 'withNumber', 5n), c.contract('reverter'), 'Number', [5n]),
    ],
    [
      'takes several arguments',
      (a, c) => a.revertWithCustomErrorWithArgs(c.read('reverter', 'withTwoView', 5n, 'text'), c.contract('reverter'), 'Two', [5n, 'text']),
    ],
    [
      'takes a list',
      (a, c) => a.revertWithCustomErrorWithArgs(c.read('reverter', 'withListView', [5n, 6n]), c.contract('reverter'), 'List', [[5n, 6n]]),
    ],
    [
      'takes a struct',
      (a, c) =>
        a.revertWithCustomErrorWithArgs(c.read('reverter', 'withStructView', 5n, 'text'), c.contract('reverter'), 'Struct', [
          { number: 5n, text: 'text' },
        ]),
    ],
    [
      'takes an address of any case',
      (a, c) =>
        a.revertWithCustomErrorWithArgs(c.read('reverter', 'withOwnerView', c.bob, '0x1234'), c.contract('reverter'), 'Owner', [
          c.bob.toLowerCase(),
          '0x1234',
        ]),
    ],
    [
      'takes the error of a called contract',
      (a, c) =>
        a.revertWithCustomErrorWithArgs(
          c.write('purse', 'payTokens', c.contract('token').address, c.bob, 5000n),
          c.contract('token'),
          'ERC20InsufficientBalance',
          [c.contract('purse').address, 100n, 5000n],
        ),
    ],
    [
      'takes no arguments',
      (a, c) => a.revertWithCustomErrorWithArgs(c.write('reverter', 'withPlain'), c.contract('reverter'), 'Plain', []),
    ],
    [
      'takes conditions for all arguments',
      (a, c) =>
        a.revertWithCustomErrorWithArgs(c.read('reverter', 'withTwoView', 5n, 'text'), c.contract('reverter'), 'Two', [isFive, isText]),
    ],
    [
      'takes a condition for one argument',
      (a, c) => a.revertWithCustomErrorWithArgs(c.read('reverter', 'withTwoView', 5n, 'text'), c.contract('reverter'), 'Two', [5n, isText]),
    ],
    [
      'takes a condition for a list',
      (a, c) =>
        a.revertWithCustomErrorWithArgs(c.read('reverter', 'withListView', [5n, 6n]), c.contract('reverter'), 'List', [
          (list: readonly bigint[]) => list.length === 2,
        ]),
    ],
    [
      'takes a condition for a struct',
      (a, c) =>
        a.revertWithCustomErrorWithArgs(c.read('reverter', 'withStructView', 5n, 'text'), c.contract('reverter'), 'Struct', [
          (pair: { readonly text: string }) => pair.text === 'text',
        ]),
    ],
    [
      'refuses a wrong argument',
      (a, c) => a.revertWithCustomErrorWithArgs(c.write('reverter', 'withNumber', 5n), c.contract('reverter'), 'Number', [6n]),
      'wrong',
    ],
    [
      'refuses a condition that is false',
      (a, c) =>
        a.revertWithCustomErrorWithArgs(c.read('reverter', 'withTwoView', 6n, 'text'), c.contract('reverter'), 'Two', [isFive, 'text']),
      'wrong',
    ],
    [
      'refuses too few arguments',
      (a, c) => a.revertWithCustomErrorWithArgs(c.read('reverter', 'withTwoView', 5n, 'text'), c.contract('reverter'), 'Two', [5n]),
      'wrong',
    ],
    [
      'refuses success',
      (a, c) => a.revertWithCustomErrorWithArgs(c.write('reverter', 'succeeds'), c.contract('reverter'), 'Number', [5n]),
      'wrong',
    ],
  ],
}

function throws(): never {
  throw new Error('own')
}
