import { setImmediate } from 'node:timers/promises'
import { type ContractTransactionResponse, encodeBytes32String, id, keccak256, Typed, toUtf8Bytes, ZeroAddress } from 'ethers'
import { BigNumber } from 'ethers-5'
import { PANIC_CODES } from 'evmbed/testing/chai/panic'
import { anyUint, anyValue } from 'evmbed/testing/chai/withArgs'
import { MINED, type World } from '../matchers/world.js'

/** A case: what is asserted, and the message of a wrong assertion. Without a message the assertion is right; `…` ends the beginning of one. */
export type Case = readonly [title: string, assert: (expect: Chai.ExpectStatic, w: World) => unknown, message?: string]

const WORD = id('a word')
const OTHER_WORD = id('another word')
const TEXT_WORD = encodeBytes32String('a text')

/** The cases of Hardhat's published suites of matchers, on contracts of our own. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  reverted: [
    ['takes a reverted transaction', (e, w) => e(w.mined('reverter', 'withText', 'no')).to.be.reverted],
    ['takes a failed estimate', (e, w) => e(w.send('reverter', 'withText', 'no')).to.be.reverted],
    ['takes a failed call', (e, w) => e(w.call('reverter', 'withTextView', 'no')).to.be.reverted],
    ['takes a panic', (e, w) => e(w.mined('reverter', 'overflows', 2)).to.be.reverted],
    ['takes a custom error', (e, w) => e(w.mined('reverter', 'withPlain')).to.be.reverted],
    ['takes a lack of gas', (e, w) => e(w.mined('reverter', 'exhausts')).to.be.reverted],
    ['takes an invalid opcode', (e, w) => e(w.mined('reverter', 'hasInvalidOpcode')).to.be.reverted],
    ['takes an invalid opcode in a call', (e, w) => e(w.call('reverter', 'hasInvalidOpcode')).to.be.reverted],
    ['takes the form of Hardhat 3', (e, w) => e(w.mined('reverter', 'withPlain')).to.revert(w.ethers)],
    [
      'takes a hash',
      async (e, w) => e((await w.mined('reverter', 'withPlain')).hash).to.revert({ provider: w.ethers, getSigners: () => [] }),
    ],
    ['takes a response', async (e, w) => e(await w.mined('reverter', 'withPlain')).to.be.reverted],
    [
      'takes a receipt',
      async (e, w) => e(await w.ethers.getTransactionReceipt((await w.mined('reverter', 'withPlain')).hash)).to.be.reverted,
    ],
    ['takes the error of wait', async (e, w) => e((await w.mined('reverter', 'withPlain')).wait()).to.be.reverted],
    ['takes a function', (e, w) => e(() => w.mined('reverter', 'withPlain')).to.be.reverted],
    ['takes an error', async (e, w) => e(await w.call('reverter', 'withPlain').catch((error: unknown) => error)).to.be.reverted],
    [
      'refuses success',
      (e, w) => e(w.send('reverter', 'succeeds')).to.be.reverted,
      "Expected transaction to be reverted, but it didn't revert",
    ],
    [
      'refuses a result',
      (e, w) => e(w.call('reverter', 'succeedsView')).to.be.reverted,
      "Expected transaction to be reverted, but it didn't revert",
    ],
    ['negated: takes success', (e, w) => e(w.send('reverter', 'succeeds')).to.not.be.reverted],
    ['negated: takes a result', (e, w) => e(w.call('reverter', 'succeedsView')).not.to.be.reverted],
    [
      'negated: refuses a revert without a reason',
      (e, w) => e(w.mined('reverter', 'withoutReason')).not.to.be.reverted,
      'Expected transaction NOT to be reverted, but it reverted without a reason\n  Function 0xc45b24e6 at <reverter> reverted without a reason.',
    ],
    [
      'negated: refuses a revert with a reason',
      (e, w) => e(w.send('reverter', 'withText', 'no')).not.to.be.reverted,
      "Expected transaction NOT to be reverted, but it reverted with reason 'no'",
    ],
    [
      'negated: refuses a panic',
      (e, w) => e(w.call('reverter', 'overflows', 2)).not.to.be.reverted,
      'Expected transaction NOT to be reverted, but it reverted with panic code 0x11 (arithmetic overflow or underflow outside of an unchecked block)',
    ],
    ['refuses a text', (e) => e('0x123').to.be.reverted, 'Expected a valid transaction hash, but got "0x123"'],
    ['negated: refuses a text', (e) => e('0x123').not.to.be.reverted, 'Expected a valid transaction hash, but got "0x123"'],
    [
      'refuses a number',
      (e) => e(5).not.to.be.reverted,
      'Expected a transaction, a hash, a receipt, an error or a call, but got a value of the type number',
    ],
    [
      'refuses an unknown hash',
      (e, w) => e(WORD).not.to.revert(hardhatEthers(w)),
      `Expected a transaction, but there is none with the hash ${WORD}`,
    ],
    [
      'refuses a result that looks like a hash',
      (e, w) => e(w.call('reverter', 'hash')).not.to.revert(hardhatEthers(w)),
      'Expected a transaction, but there is none with the hash…',
    ],
    [
      'passes an error on for which no code ran',
      (e, w) => e(w.alice.sendTransaction({ to: w.bob, value: 10n ** 30n })).to.be.reverted,
      'insufficient funds…',
    ],
    [
      'negated: passes an error on for which no code ran',
      (e, w) => e(w.alice.sendTransaction({ to: w.bob, value: 10n ** 30n })).not.to.be.reverted,
      'insufficient funds…',
    ],
    ["passes a test's own error on", (e) => e(Promise.reject(new Error('of the test'))).to.be.reverted, 'of the test'],
    [
      'takes a pending transaction',
      (e, w) =>
        pending(
          w,
          () => w.mined('reverter', 'withPlain'),
          (sent) => e(sent).to.be.reverted,
        ),
    ],
    [
      'takes a promise of a receipt',
      (e, w) => e(w.mined('reverter', 'withPlain').then(({ hash }) => w.ethers.getTransactionReceipt(hash))).to.be.reverted,
    ],
    ['takes a promise of a hash', (e, w) => e(w.mined('reverter', 'withPlain').then(({ hash }) => hash)).to.revert(hardhatEthers(w))],
    ['negated: takes a hash', async (e, w) => e((await w.send('reverter', 'succeeds')).hash).not.to.revert(hardhatEthers(w))],
    ['negated: takes a receipt', async (e, w) => e(await (await w.send('reverter', 'succeeds')).wait()).not.to.be.reverted],
    [
      'refuses the receipt of a success',
      async (e, w) => e(await (await w.send('reverter', 'succeeds')).wait()).to.be.reverted,
      "Expected transaction to be reverted, but it didn't revert",
    ],
    [
      'negated: refuses the receipt of a revert',
      async (e, w) => e(await w.ethers.getTransactionReceipt((await w.mined('reverter', 'withPlain')).hash)).not.to.be.reverted,
      'Expected transaction NOT to be reverted, but it reverted with a custom error that the contract does not have (0x4cfa3fcd)\n  Function 0x1ba9aebd at <reverter> reverted with an error that no artifact knows: 0x4cfa3fcd.',
    ],
    [
      'refuses a word that is no hash',
      (e, w) => e(TEXT_WORD).to.revert(hardhatEthers(w)),
      `Expected a transaction, but there is none with the hash ${TEXT_WORD}`,
    ],
    [
      'negated: refuses a word that is no hash',
      (e, w) => e(TEXT_WORD).not.to.revert(hardhatEthers(w)),
      `Expected a transaction, but there is none with the hash ${TEXT_WORD}`,
    ],
    [
      'negated: refuses a custom error',
      (e, w) => e(w.mined('reverter', 'withPlain')).not.to.be.reverted,
      'Expected transaction NOT to be reverted, but it reverted with a custom error that the contract does not have (0x4cfa3fcd)\n  Function 0x1ba9aebd at <reverter> reverted with an error that no artifact knows: 0x4cfa3fcd.',
    ],
    ['takes a chain with another matcher', (e, w) => e(w.mined('reverter', 'withText', 'no')).to.be.reverted.and.to.be.revertedWith('no')],
  ],
  revertedWith: [
    ['takes the text', (e, w) => e(w.mined('reverter', 'withText', 'not yours')).to.be.revertedWith('not yours')],
    ['takes the text of an estimate', (e, w) => e(w.send('reverter', 'withText', 'not yours')).to.be.revertedWith('not yours')],
    ['takes the text of a call', (e, w) => e(w.call('reverter', 'withTextView', 'not yours')).to.be.revertedWith('not yours')],
    ['takes an empty text', (e, w) => e(w.mined('reverter', 'withText', '')).to.be.revertedWith('')],
    ['takes a pattern', (e, w) => e(w.mined('reverter', 'withText', 'not yours: 5')).to.be.revertedWith(/yours: \d$/)],
    [
      'takes a pattern with a state twice',
      async (e, w) => {
        const pattern = /yours/g
        await e(w.mined('reverter', 'withText', 'yours')).to.be.revertedWith(pattern)
        await e(w.mined('reverter', 'withText', 'yours')).to.be.revertedWith(pattern)
      },
    ],
    [
      'refuses success',
      (e, w) => e(w.send('reverter', 'succeeds')).to.be.revertedWith('no'),
      "Expected transaction to be reverted with reason 'no', but it didn't revert",
    ],
    [
      'refuses another text',
      (e, w) => e(w.mined('reverter', 'withText', 'yes')).to.be.revertedWith('no'),
      "Expected transaction to be reverted with reason 'no', but it reverted with reason 'yes'\n  Function 0x9cd6ee97 at <reverter> reverted: \"yes\".",
    ],
    [
      'refuses a text that does not match',
      (e, w) => e(w.send('reverter', 'withText', 'yes')).to.be.revertedWith(/^no/),
      "Expected transaction to be reverted with reason matching /^no/, but it reverted with reason 'yes'",
    ],
    [
      'refuses a revert without a reason',
      (e, w) => e(w.send('reverter', 'withoutReason')).to.be.revertedWith('no'),
      "Expected transaction to be reverted with reason 'no', but it reverted without a reason",
    ],
    [
      'refuses a panic',
      (e, w) => e(w.send('reverter', 'divides', 0)).to.be.revertedWith('no'),
      "Expected transaction to be reverted with reason 'no', but it reverted with panic code 0x12 (division or modulo by zero)",
    ],
    [
      'refuses a custom error',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).to.be.revertedWith('no'),
      "Expected transaction to be reverted with reason 'no', but it reverted with a custom error that the contract does not have (0x6bae605e)",
    ],
    [
      'names an error of a standard',
      (e, w) => e(w.send('token', 'transferFrom', w.bob.address, w.alice.address, 5n)).to.be.revertedWith('no'),
      "Expected transaction to be reverted with reason 'no', but it reverted with custom error 'ERC20InsufficientAllowance': ERC20InsufficientAllowance(spender: <alice>, allowance: 0, needed: 5)",
    ],
    [
      'escapes control characters of a reason',
      (e, w) => e(w.send('reverter', 'withText', '\u001b[31mred')).to.be.revertedWith('no'),
      "Expected transaction to be reverted with reason 'no', but it reverted with reason '\\u001b[31mred'",
    ],
    ['negated: takes success', (e, w) => e(w.send('reverter', 'succeeds')).not.to.be.revertedWith('no')],
    ['negated: takes another text', (e, w) => e(w.mined('reverter', 'withText', 'yes')).not.to.be.revertedWith('no')],
    ['negated: takes a panic', (e, w) => e(w.send('reverter', 'divides', 0)).not.to.be.revertedWith('no')],
    [
      'negated: refuses the text',
      (e, w) => e(w.send('reverter', 'withText', 'no')).not.to.be.revertedWith('no'),
      "Expected transaction NOT to be reverted with reason 'no', but it was",
    ],
    [
      'refuses a number for the text',
      (e, w) => e(w.send('reverter', 'withText', 'no')).to.be.revertedWith(wrong(10)),
      'Expected the revert reason to be a string or a regular expression',
    ],
    [
      'negated: refuses a number for the text',
      (e, w) => e(w.send('reverter', 'withText', 'no')).not.to.be.revertedWith(wrong(10)),
      'Expected the revert reason to be a string or a regular expression',
    ],
    ['takes a response', async (e, w) => e(await w.mined('reverter', 'withText', 'no')).to.be.revertedWith('no')],
    [
      'takes a transaction with a gas price',
      (e, w) => e(w.contracts.reverter.getFunction('withText').send('no', { ...MINED, gasPrice: 3n * 10n ** 9n })).to.be.revertedWith('no'),
    ],
    [
      'takes a pending transaction',
      (e, w) =>
        pending(
          w,
          () => w.mined('reverter', 'withText', 'no'),
          (sent) => e(sent).to.be.revertedWith('no'),
        ),
    ],
    [
      'negated: takes a response with another text',
      async (e, w) => e(await w.mined('reverter', 'withText', 'yes')).not.to.be.revertedWith('no'),
    ],
    ['negated: takes a revert without a reason', (e, w) => e(w.send('reverter', 'withoutReason')).not.to.be.revertedWith('no')],
    ['negated: takes a custom error', (e, w) => e(w.send('reverter', 'withPlain')).not.to.be.revertedWith('no')],
    [
      'negated: refuses a text that matches',
      (e, w) => e(w.send('reverter', 'withText', 'no')).not.to.be.revertedWith(/^n/),
      'Expected transaction NOT to be reverted with reason matching /^n/, but it was',
    ],
    ['passes a rejection on that is no error', (e) => e(Promise.reject('own')).to.be.revertedWith('no'), 'own'],
    [
      'passes an error on for which no code ran',
      (e, w) => e(w.alice.sendTransaction({ to: w.bob, value: 10n ** 30n })).to.be.revertedWith('no'),
      'insufficient funds…',
    ],
  ],
  revertedWithPanic: [
    ['takes the name of a code', (e, w) => e(w.send('reverter', 'divides', 0)).to.be.revertedWithPanic(PANIC_CODES.DIVISION_BY_ZERO)],
    ['takes any panic', (e, w) => e(w.mined('reverter', 'overflows', 2)).to.be.revertedWithPanic()],
    ['takes the code', (e, w) => e(w.mined('reverter', 'overflows', 2)).to.be.revertedWithPanic(0x11)],
    ['takes the code of an estimate', (e, w) => e(w.send('reverter', 'divides', 0)).to.be.revertedWithPanic(0x12n)],
    ['takes the code of a call', (e, w) => e(w.call('reverter', 'asserts')).to.be.revertedWithPanic('0x01')],
    ['takes the code of an enum', (e, w) => e(w.send('reverter', 'converts', 2)).to.be.revertedWithPanic(0x21)],
    ['takes the code of an empty array', (e, w) => e(w.send('reverter', 'pops')).to.be.revertedWithPanic(0x31)],
    ['takes the code of an index', (e, w) => e(w.send('reverter', 'indexes', 3)).to.be.revertedWithPanic(0x32)],
    [
      'refuses success',
      (e, w) => e(w.send('reverter', 'succeeds')).to.be.revertedWithPanic(),
      "Expected transaction to be reverted with some panic code, but it didn't revert",
    ],
    [
      'refuses another code',
      (e, w) => e(w.send('reverter', 'overflows', 2)).to.be.revertedWithPanic(0x12),
      'Expected transaction to be reverted with panic code 0x12 (division or modulo by zero), but it reverted with panic code 0x11 (arithmetic overflow or underflow outside of an unchecked block)',
    ],
    [
      'refuses a reason',
      (e, w) => e(w.send('reverter', 'withText', 'no')).to.be.revertedWithPanic(),
      "Expected transaction to be reverted with some panic code, but it reverted with reason 'no'",
    ],
    ['negated: takes another code', (e, w) => e(w.send('reverter', 'overflows', 2)).not.to.be.revertedWithPanic(0x12)],
    ['negated: takes a reason', (e, w) => e(w.send('reverter', 'withText', 'no')).not.to.be.revertedWithPanic()],
    [
      'negated: refuses any panic',
      (e, w) => e(w.send('reverter', 'overflows', 2)).not.to.be.revertedWithPanic(),
      'Expected transaction NOT to be reverted with some panic code, but it was',
    ],
    [
      'refuses a text for the code',
      (e, w) => e(w.send('reverter', 'overflows', 2)).not.to.be.revertedWithPanic('invalid'),
      'Expected the given panic code to be a number-like value, but got "invalid"',
    ],
    ['takes a response', async (e, w) => e(await w.mined('reverter', 'overflows', 2)).to.be.revertedWithPanic(0x11)],
    [
      'takes a pending transaction',
      (e, w) =>
        pending(
          w,
          () => w.mined('reverter', 'overflows', 2),
          (sent) => e(sent).to.be.revertedWithPanic(0x11),
        ),
    ],
    [
      'refuses a revert without a reason',
      (e, w) => e(w.send('reverter', 'withoutReason')).to.be.revertedWithPanic(),
      'Expected transaction to be reverted with some panic code, but it reverted without a reason',
    ],
    [
      'refuses a custom error',
      (e, w) => e(w.send('reverter', 'withPlain')).to.be.revertedWithPanic(),
      'Expected transaction to be reverted with some panic code, but it reverted with a custom error that the contract does not have (0x4cfa3fcd)',
    ],
    ['negated: takes success', (e, w) => e(w.send('reverter', 'succeeds')).not.to.be.revertedWithPanic()],
    ['negated: takes a revert without a reason', (e, w) => e(w.send('reverter', 'withoutReason')).not.to.be.revertedWithPanic()],
    ['negated: takes a custom error', (e, w) => e(w.send('reverter', 'withPlain')).not.to.be.revertedWithPanic()],
    [
      'negated: refuses the code',
      (e, w) => e(w.send('reverter', 'overflows', 2)).not.to.be.revertedWithPanic(0x11),
      'Expected transaction NOT to be reverted with panic code 0x11 (arithmetic overflow or underflow outside of an unchecked block), but it was',
    ],
    ['passes a rejection on that is no error', (e) => e(Promise.reject('own')).to.be.revertedWithPanic(), 'own'],
  ],
  revertedWithoutReason: [
    ['takes a revert without data', (e, w) => e(w.mined('reverter', 'withoutReason')).to.be.revertedWithoutReason()],
    ['takes one in an estimate', (e, w) => e(w.send('reverter', 'withoutReason')).to.be.revertedWithoutReason()],
    ['takes one in a call', (e, w) => e(w.call('reverter', 'withoutReasonView')).to.be.revertedWithoutReason()],
    ['takes the form of Hardhat 3', (e, w) => e(w.mined('reverter', 'withoutReason')).to.be.revertedWithoutReason(hardhatEthers(w))],
    ['takes a lack of gas', (e, w) => e(w.mined('reverter', 'exhausts')).to.be.revertedWithoutReason()],
    ['takes an invalid opcode', (e, w) => e(w.send('reverter', 'hasInvalidOpcode')).to.be.revertedWithoutReason()],
    [
      'refuses success',
      (e, w) => e(w.send('reverter', 'succeeds')).to.be.revertedWithoutReason(),
      "Expected transaction to be reverted without a reason, but it didn't revert",
    ],
    [
      'refuses a reason',
      (e, w) => e(w.send('reverter', 'withText', 'no')).to.be.revertedWithoutReason(),
      "Expected transaction to be reverted without a reason, but it reverted with reason 'no'",
    ],
    [
      'refuses an empty reason',
      (e, w) => e(w.send('reverter', 'withText', '')).to.be.revertedWithoutReason(),
      "Expected transaction to be reverted without a reason, but it reverted with reason ''",
    ],
    [
      'refuses a custom error',
      (e, w) => e(w.send('reverter', 'withPlain')).to.be.revertedWithoutReason(),
      'Expected transaction to be reverted without a reason, but it reverted with a custom error that the contract does not have (0x4cfa3fcd)',
    ],
    ['negated: takes a reason', (e, w) => e(w.send('reverter', 'withText', 'no')).not.to.be.revertedWithoutReason()],
    [
      'negated: refuses a lack of gas, and names it',
      (e, w) => e(w.call('reverter', 'hasInvalidOpcode')).not.to.be.revertedWithoutReason(),
      'Expected transaction NOT to be reverted without a reason, but it was',
    ],
    ['takes a response', async (e, w) => e(await w.mined('reverter', 'withoutReason')).to.be.revertedWithoutReason()],
    [
      'takes a pending transaction',
      (e, w) =>
        pending(
          w,
          () => w.mined('reverter', 'withoutReason'),
          (sent) => e(sent).to.be.revertedWithoutReason(),
        ),
    ],
    [
      'refuses a panic',
      (e, w) => e(w.send('reverter', 'overflows', 2)).to.be.revertedWithoutReason(),
      'Expected transaction to be reverted without a reason, but it reverted with panic code 0x11 (arithmetic overflow or underflow outside of an unchecked block)',
    ],
    ['negated: takes success', (e, w) => e(w.send('reverter', 'succeeds')).not.to.be.revertedWithoutReason()],
    ['negated: takes a panic', (e, w) => e(w.send('reverter', 'overflows', 2)).not.to.be.revertedWithoutReason()],
    ['negated: takes a custom error', (e, w) => e(w.send('reverter', 'withPlain')).not.to.be.revertedWithoutReason()],
    [
      'negated: refuses a revert without data',
      (e, w) => e(w.send('reverter', 'withoutReason')).not.to.be.revertedWithoutReason(),
      'Expected transaction NOT to be reverted without a reason, but it was',
    ],
    ['passes a rejection on that is no error', (e) => e(Promise.reject('own')).to.be.revertedWithoutReason(), 'own'],
  ],
  revertedWithCustomError: [
    [
      'negated: takes a result that looks like a hash',
      (e, w) => e(w.call('reverter', 'hash')).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
    ],
    ['takes the error', (e, w) => e(w.mined('reverter', 'withPlain')).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain')],
    [
      'takes the error of an estimate',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).to.be.revertedWithCustomError(w.contracts.reverter, 'Number'),
    ],
    [
      'takes the error of a call',
      (e, w) => e(w.call('reverter', 'withTwoView', 5, 'x')).to.be.revertedWithCustomError(w.contracts.reverter, 'Two'),
    ],
    [
      'takes a signature',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).to.be.revertedWithCustomError(w.contracts.reverter, 'Number(uint256)'),
    ],
    [
      'takes an interface',
      (e, w) =>
        e(w.send('reverter', 'withNumber', 5)).to.be.revertedWithCustomError({ interface: w.contracts.reverter.interface }, 'Number'),
    ],
    [
      'takes arguments',
      (e, w) =>
        e(w.mined('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withArgs(5, 'text'),
    ],
    [
      'takes arguments by name',
      (e, w) =>
        e(w.mined('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withNamedArgs({ text: 'text' }),
    ],
    [
      'takes a struct',
      (e, w) =>
        e(w.mined('reverter', 'withStruct', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Struct')
          .withArgs([5n, 'text']),
    ],
    [
      'takes a struct by names',
      (e, w) =>
        e(w.mined('reverter', 'withStruct', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Struct')
          .withArgs({ number: 5n, text: 'text' }),
    ],
    [
      'takes a signer for an address',
      (e, w) =>
        e(w.mined('reverter', 'withOwner', w.bob.address, '0x1234'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Owner')
          .withArgs(w.bob, '0x1234'),
    ],
    [
      'takes conditions',
      (e, w) =>
        e(w.mined('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withArgs(anyUint, anyValue),
    ],
    [
      'gives conditions the values of clients',
      (e, w) =>
        e(w.mined('reverter', 'withOwner', w.bob.address, '0x1234'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Owner')
          .withArgs(
            (owner: unknown) => owner === w.bob.address,
            (data: unknown) => data === '0x1234',
          ),
    ],
    [
      'refuses success',
      (e, w) => e(w.send('reverter', 'succeeds')).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
      "Expected transaction to be reverted with custom error 'Plain', but it didn't revert",
    ],
    [
      'refuses another error',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
      "Expected transaction to be reverted with custom error 'Plain', but it reverted with custom error 'Number': Number(number: 5)",
    ],
    [
      'refuses an error of another contract',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).to.be.revertedWithCustomError(w.contracts.token, 'ERC20InvalidReceiver'),
      "Expected transaction to be reverted with custom error 'ERC20InvalidReceiver', but it reverted with a custom error that the contract does not have (0x6bae605e)",
    ],
    [
      'refuses a reason',
      (e, w) => e(w.send('reverter', 'withText', 'no')).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
      "Expected transaction to be reverted with custom error 'Plain', but it reverted with reason 'no'",
    ],
    [
      'refuses a panic',
      (e, w) => e(w.send('reverter', 'divides', 0)).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
      "Expected transaction to be reverted with custom error 'Plain', but it reverted with panic code 0x12 (division or modulo by zero)",
    ],
    [
      'refuses a wrong argument',
      (e, w) =>
        e(w.send('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withArgs(5, 'other'),
      'Error in "Two" custom error: Error in the 2nd argument assertion: expected "text" to equal "other"\n  it reverted with custom error \'Two\': Two(number: 5, text: "text")',
    ],
    [
      'refuses a wrong argument by name',
      (e, w) =>
        e(w.send('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withNamedArgs({ number: 6 }),
      'Error in "Two" custom error: Error in the argument "number" assertion: expected 5 to equal 6\n  it reverted with custom error \'Two\': Two(number: 5, text: "text")',
    ],
    [
      'refuses an unknown name of an argument',
      (e, w) =>
        e(w.send('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withNamedArgs({ numbr: 6 }),
      'Error in "Two" custom error: There is no argument named "numbr"; did you mean "number"?',
    ],
    [
      'refuses a condition that is false',
      (e, w) =>
        e(w.send('reverter', 'withNumber', 5))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Number')
          .withArgs(() => false),
      'Error in "Number" custom error: Error in the 1st argument assertion: The predicate did not return true for 5\n  it reverted with custom error \'Number\': Number(number: 5)',
    ],
    [
      'refuses a condition that returns something true-like',
      (e, w) =>
        e(w.send('reverter', 'withNumber', 5))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Number')
          .withArgs(() => 'yes'),
      'Error in "Number" custom error: Error in the 1st argument assertion: The predicate did not return true for 5\n  it reverted with custom error \'Number\': Number(number: 5)',
    ],
    [
      'refuses a condition that throws',
      (e, w) =>
        e(w.send('reverter', 'withNumber', 5))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Number')
          .withArgs(() => {
            throw new Error('own')
          }),
      'Error in "Number" custom error: Error in the 1st argument assertion: The predicate threw an error for 5: own\n  it reverted with custom error \'Number\': Number(number: 5)',
    ],
    [
      'refuses too few arguments',
      (e, w) =>
        e(w.send('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withArgs(5),
      'Error in "Two" custom error: Expected arguments array to have length 1, but it has 2',
    ],
    [
      'refuses too many arguments',
      (e, w) =>
        e(w.send('reverter', 'withNumber', 5))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Number')
          .withArgs(5, 6),
      'Error in "Number" custom error: Expected arguments array to have length 2, but it has 1',
    ],
    [
      'refuses an unknown error',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).to.be.revertedWithCustomError(w.contracts.reverter, 'Numbr'),
      'The given contract doesn\'t have a custom error named "Numbr"; did you mean "Number"?',
    ],
    [
      'negated: refuses an unknown error',
      (e, w) => e(w.send('reverter', 'succeeds')).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Numbr'),
      'The given contract doesn\'t have a custom error named "Numbr"; did you mean "Number"?',
    ],
    [
      'refuses a name for the contract',
      (e, w) => e(w.send('reverter', 'withPlain')).to.be.revertedWithCustomError('Plain', 'Plain'),
      'The first argument must be a contract of ethers or viem, or an object with an ABI',
    ],
    [
      'refuses arguments beside the name',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).to.be.revertedWithCustomError(...wrongArguments(w.contracts.reverter, 'Number', 5)),
      '`.revertedWithCustomError` takes a contract and the name of an error: use `.withArgs` for its arguments',
    ],
    [
      'negated: takes success',
      (e, w) => e(w.send('reverter', 'succeeds')).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
    ],
    [
      'negated: takes another error',
      (e, w) => e(w.send('reverter', 'withNumber', 5)).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
    ],
    [
      'negated: refuses the error',
      (e, w) => e(w.send('reverter', 'withPlain')).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
      "Expected transaction NOT to be reverted with custom error 'Plain', but it was",
    ],
    [
      'negated: refuses arguments',
      (e, w) =>
        e(w.send('reverter', 'withNumber', 5))
          .not.to.be.revertedWithCustomError(w.contracts.reverter, 'Number')
          .withArgs(6),
      'Do not combine .not. with .withArgs()',
    ],
    [
      'takes a response',
      async (e, w) =>
        e(await w.mined('reverter', 'withNumber', 5))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Number')
          .withArgs(5),
    ],
    [
      'takes a pending transaction',
      (e, w) =>
        pending(
          w,
          () => w.mined('reverter', 'withNumber', 5),
          (sent) => e(sent).to.be.revertedWithCustomError(w.contracts.reverter, 'Number').withArgs(5),
        ),
    ],
    [
      'refuses a revert without a reason',
      (e, w) => e(w.send('reverter', 'withoutReason')).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
      "Expected transaction to be reverted with custom error 'Plain', but it reverted without a reason",
    ],
    [
      'refuses a wrong first argument',
      (e, w) =>
        e(w.send('reverter', 'withTwo', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Two')
          .withArgs(6, 'text'),
      'Error in "Two" custom error: Error in the 1st argument assertion: expected 5 to equal 6\n  it reverted with custom error \'Two\': Two(number: 5, text: "text")',
    ],
    [
      'refuses a wrong member of a struct',
      (e, w) =>
        e(w.send('reverter', 'withStruct', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Struct')
          .withArgs([6, 'text']),
      'Error in "Struct" custom error: Error in the 1st argument assertion: Error in the 1st argument assertion: expected 5 to equal 6\n  it reverted with custom error \'Struct\': Struct(pair: (number: 5, text: "text"))',
    ],
    [
      'refuses too few members of a struct',
      (e, w) =>
        e(w.send('reverter', 'withStruct', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Struct')
          .withArgs([5]),
      'Error in "Struct" custom error: Error in the 1st argument assertion: Expected arguments array to have length 1, but it has 2\n  it reverted with custom error \'Struct\': Struct(pair: (number: 5, text: "text"))',
    ],
    [
      'refuses too many members of a struct',
      (e, w) =>
        e(w.send('reverter', 'withStruct', 5, 'text'))
          .to.be.revertedWithCustomError(w.contracts.reverter, 'Struct')
          .withArgs([5, 'text', 6]),
      'Error in "Struct" custom error: Error in the 1st argument assertion: Expected arguments array to have length 3, but it has 2\n  it reverted with custom error \'Struct\': Struct(pair: (number: 5, text: "text"))',
    ],
    [
      'refuses arguments of an error without any',
      (e, w) => e(w.send('reverter', 'withPlain')).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain').withArgs(5),
      'Error in "Plain" custom error: Expected arguments array to have length 1, but it has 0',
    ],
    [
      'refuses arguments of a success',
      (e, w) => e(w.send('reverter', 'succeeds')).to.be.revertedWithCustomError(w.contracts.reverter, 'Number').withArgs(5),
      "Expected transaction to be reverted with custom error 'Number', but it didn't revert",
    ],
    [
      'refuses no contract',
      (e, w) => e(w.send('reverter', 'withPlain')).to.be.revertedWithCustomError(...wrongArguments(undefined, 'Plain')),
      'The first argument must be a contract of ethers or viem, or an object with an ABI',
    ],
    [
      'refuses a number for the name',
      (e, w) => e(w.send('reverter', 'withPlain')).to.be.revertedWithCustomError(...wrongArguments(w.contracts.reverter, 10)),
      'Expected the error name to be a string',
    ],
    [
      'negated: takes a revert without a reason',
      (e, w) => e(w.send('reverter', 'withoutReason')).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
    ],
    [
      'negated: takes a reason',
      (e, w) => e(w.send('reverter', 'withText', 'no')).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
    ],
    [
      'negated: takes a panic',
      (e, w) => e(w.send('reverter', 'overflows', 2)).not.to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
    ],
    [
      'negated: takes an error of another contract',
      (e, w) => e(w.send('reverter', 'withPlain')).not.to.be.revertedWithCustomError(w.contracts.token, 'ERC20InvalidReceiver'),
    ],
    [
      'passes a rejection on that is no error',
      (e, w) => e(Promise.reject('own')).to.be.revertedWithCustomError(w.contracts.reverter, 'Plain'),
      'own',
    ],
  ],
  emit: [
    [
      'takes a promise of an argument',
      (e, w) =>
        e(w.send('emitter', 'number', 1))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(Promise.resolve(1)),
    ],
    [
      'refuses a promise of another value',
      (e, w) =>
        e(w.send('emitter', 'number', 1))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(Promise.resolve(2)),
      'Error in "Number" event: Error in the 1st argument assertion: expected 1 to equal 2…',
    ],
    [
      "takes ethers' typed values",
      (e, w) =>
        e(w.send('emitter', 'number', 1))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(Typed.uint256(1)),
    ],
    ['takes the event', (e, w) => e(w.send('emitter', 'withoutArgs')).to.emit(w.contracts.emitter, 'WithoutArgs')],
    ['takes a response', async (e, w) => e(await w.send('emitter', 'withoutArgs')).to.emit(w.contracts.emitter, 'WithoutArgs')],
    [
      'takes a receipt',
      async (e, w) => e(await (await w.send('emitter', 'withoutArgs')).wait()).to.emit(w.contracts.emitter, 'WithoutArgs'),
    ],
    ['takes a hash', async (e, w) => e((await w.send('emitter', 'withoutArgs')).hash).to.emit(w.contracts.emitter, 'WithoutArgs')],
    ['takes a function', (e, w) => e(() => w.send('emitter', 'withoutArgs')).to.emit(w.contracts.emitter, 'WithoutArgs')],
    ['takes a signature', (e, w) => e(w.send('emitter', 'number', 1)).to.emit(w.contracts.emitter, 'Number(uint256)')],
    [
      'takes the signature of an overloaded event',
      (e, w) =>
        e(w.send('emitter', 'overloaded', 1))
          .to.emit(w.contracts.emitter, 'Overloaded(uint256,uint256)')
          .withArgs(1, 2),
    ],
    [
      'takes the event of another contract',
      (e, w) =>
        e(w.send('emitter', 'nested', 1))
          .to.emit(w.contracts.other, 'Number')
          .withArgs(1),
    ],
    [
      'takes an anonymous event',
      (e, w) =>
        e(w.send('emitter', 'nameless', 7))
          .to.emit(w.contracts.emitter, 'Nameless')
          .withArgs(7),
    ],
    [
      'takes arguments',
      (e, w) =>
        e(w.send('emitter', 'twoNumbers', 1, 2))
          .to.emit(w.contracts.emitter, 'TwoNumbers')
          .withArgs(1, 2n),
    ],
    [
      'takes arguments of several types',
      (e, w) =>
        e(w.send('emitter', 'mixed', 1, 'text'))
          .to.emit(w.contracts.emitter, 'Mixed')
          .withArgs(w.alice, '1', 'text'),
    ],
    [
      'takes arguments by name',
      (e, w) =>
        e(w.send('emitter', 'mixed', 1, 'text'))
          .to.emit(w.contracts.emitter, 'Mixed')
          .withNamedArgs({ text: 'text', number: 1n }),
    ],
    [
      'takes an address without a checksum',
      (e, w) =>
        e(w.send('emitter', 'account', w.bob.address))
          .to.emit(w.contracts.emitter, 'Address')
          .withArgs(w.bob.address.toLowerCase()),
    ],
    [
      'takes a contract for an address',
      (e, w) =>
        e(w.send('emitter', 'account', w.contracts.token))
          .to.emit(w.contracts.emitter, 'Address')
          .withArgs(w.contracts.token),
    ],
    [
      'takes a flag',
      (e, w) =>
        e(w.send('emitter', 'flag', true))
          .to.emit(w.contracts.emitter, 'Flag')
          .withArgs(true),
    ],
    [
      'takes a negative number',
      (e, w) =>
        e(w.send('emitter', 'signed', -5))
          .to.emit(w.contracts.emitter, 'Signed')
          .withArgs(-5),
    ],
    [
      'takes bytes as bytes',
      (e, w) =>
        e(w.send('emitter', 'raw', '0x1234'))
          .to.emit(w.contracts.emitter, 'Bytes')
          .withArgs(Uint8Array.of(0x12, 0x34)),
    ],
    [
      'takes bytes as hex of any case',
      (e, w) =>
        e(w.send('emitter', 'raw', '0xabcd'))
          .to.emit(w.contracts.emitter, 'Bytes')
          .withArgs('0xABCD'),
    ],
    [
      'takes a word',
      (e, w) =>
        e(w.send('emitter', 'word', WORD))
          .to.emit(w.contracts.emitter, 'Word')
          .withArgs(WORD),
    ],
    [
      'takes an indexed word',
      (e, w) =>
        e(w.send('emitter', 'indexedWord', WORD))
          .to.emit(w.contracts.emitter, 'IndexedWord')
          .withArgs(WORD),
    ],
    [
      'takes the content of an indexed text',
      (e, w) =>
        e(w.send('emitter', 'indexedText', 'text'))
          .to.emit(w.contracts.emitter, 'IndexedText')
          .withArgs('text'),
    ],
    [
      'takes the content of indexed bytes',
      (e, w) =>
        e(w.send('emitter', 'indexedBytes', '0x1234'))
          .to.emit(w.contracts.emitter, 'IndexedBytes')
          .withArgs('0x1234'),
    ],
    [
      'takes the content of an indexed list',
      (e, w) =>
        e(w.send('emitter', 'indexedList', [1, 2]))
          .to.emit(w.contracts.emitter, 'IndexedList')
          .withArgs([1, 2n]),
    ],
    [
      'takes a list',
      (e, w) =>
        e(w.send('emitter', 'numbers', [1, 2]))
          .to.emit(w.contracts.emitter, 'Numbers')
          .withArgs([1, 2n]),
    ],
    [
      'takes conditions in a list',
      (e, w) =>
        e(w.send('emitter', 'numbers', [1, 2]))
          .to.emit(w.contracts.emitter, 'Numbers')
          .withArgs([anyUint, anyValue]),
    ],
    [
      'takes a struct',
      (e, w) =>
        e(w.send('emitter', 'pair', 1, w.bob.address))
          .to.emit(w.contracts.emitter, 'Struct')
          .withArgs([1, w.bob.address]),
    ],
    [
      'takes a struct by names',
      (e, w) =>
        e(w.send('emitter', 'pair', 1, w.bob.address))
          .to.emit(w.contracts.emitter, 'Struct')
          .withArgs({ number: 1, account: w.bob }),
    ],
    [
      'takes one of several events',
      (e, w) =>
        e(w.send('emitter', 'numberTwice', 1, 2))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(2),
    ],
    [
      'counts events',
      (e, w) =>
        e(w.send('emitter', 'numberTwice', 1, 2))
          .to.emit(w.contracts.emitter, 'Number')
          .times(2),
    ],
    [
      'counts events with arguments',
      (e, w) =>
        e(w.send('emitter', 'numberTwice', 1, 2))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(2)
          .times(1),
    ],
    [
      'takes events in order',
      (e, w) =>
        e(w.send('emitter', 'steps')).to.emitInOrder(
          [w.contracts.emitter, 'Number', [1]],
          [w.contracts.emitter, 'Number', { number: 2 }],
          [w.contracts.other, 'Number'],
        ),
    ],
    [
      'takes a chain',
      (e, w) =>
        e(w.send('emitter', 'steps'))
          .to.emit(w.contracts.emitter, 'WithoutArgs')
          .and.to.emit(w.contracts.emitter, 'Number')
          .withArgs(2)
          .and.to.emit(w.contracts.other, 'Number')
          .withArgs(3),
    ],
    [
      'refuses a chain whose first link is wrong',
      (e, w) =>
        e(w.send('emitter', 'number', 1))
          .to.emit(w.contracts.emitter, 'WithoutArgs')
          .and.to.emit(w.contracts.emitter, 'Number'),
      'Expected event "WithoutArgs" to be emitted, but it wasn\'t\n  The transaction emitted:\n    <emitter> Number(number: 1)',
    ],
    [
      'refuses a chain whose last link is wrong',
      (e, w) =>
        e(w.send('emitter', 'number', 1))
          .to.emit(w.contracts.emitter, 'Number')
          .and.to.emit(w.contracts.other, 'Number'),
      'Expected event "Number" to be emitted, but it wasn\'t\n  The transaction emitted:\n    <emitter> Number(number: 1)',
    ],
    [
      'refuses a chain whose arguments in the middle are wrong',
      (e, w) =>
        e(w.send('emitter', 'steps'))
          .to.emit(w.contracts.emitter, 'WithoutArgs')
          .and.to.emit(w.contracts.other, 'Number')
          .withArgs(4)
          .and.to.emit(w.contracts.emitter, 'Number'),
      'Error in "Number" event: Error in the 1st argument assertion: expected 3 to equal 4\n  The transaction emitted:\n    <emitter> Number(number: 1)\n    <emitter> WithoutArgs()\n    <emitter> Number(number: 2)\n    <other> Number(number: 3)',
    ],
    [
      'refuses no event',
      (e, w) => e(w.send('emitter', 'nothing')).to.emit(w.contracts.emitter, 'Number'),
      'Expected event "Number" to be emitted, but it wasn\'t\n  The transaction emitted no events.',
    ],
    [
      'refuses the event of another contract',
      (e, w) => e(w.send('emitter', 'nested', 1)).to.emit(w.contracts.emitter, 'Number'),
      'Expected event "Number" to be emitted, but it wasn\'t\n  The transaction emitted:\n    <other> Number(number: 1)',
    ],
    [
      'names events of standards',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 5)).to.emit(w.contracts.emitter, 'Number'),
      'Expected event "Number" to be emitted, but it wasn\'t\n  The transaction emitted:\n    <token> Transfer(from: <alice>, to: <bob>, value: 5)',
    ],
    [
      'refuses a wrong argument',
      (e, w) =>
        e(w.send('emitter', 'twoNumbers', 1, 2))
          .to.emit(w.contracts.emitter, 'TwoNumbers')
          .withArgs(1, 3),
      'Error in "TwoNumbers" event: Error in the 2nd argument assertion: expected 2 to equal 3\n  The transaction emitted:\n    <emitter> TwoNumbers(first: 1, second: 2)',
    ],
    [
      'refuses a wrong item of a list',
      (e, w) =>
        e(w.send('emitter', 'numbers', [1, 2]))
          .to.emit(w.contracts.emitter, 'Numbers')
          .withArgs([1, 3]),
      'Error in "Numbers" event: Error in the 1st argument assertion: Error in the 2nd argument assertion: expected 2 to equal 3\n  The transaction emitted:\n    <emitter> Numbers(numbers: [1, 2])',
    ],
    [
      'refuses a list of another length',
      (e, w) =>
        e(w.send('emitter', 'numbers', [1, 2]))
          .to.emit(w.contracts.emitter, 'Numbers')
          .withArgs([1]),
      'Error in "Numbers" event: Error in the 1st argument assertion: Expected arguments array to have length 1, but it has 2\n  The transaction emitted:\n    <emitter> Numbers(numbers: [1, 2])',
    ],
    [
      'refuses wrong arguments of several events',
      (e, w) =>
        e(w.send('emitter', 'numberTwice', 1, 2))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(3),
      'The specified arguments (3) were not included in any of the 2 emitted "Number" events\n  The transaction emitted:\n    <emitter> Number(number: 1)\n    <emitter> Number(number: 2)',
    ],
    [
      'refuses another content of an indexed text',
      (e, w) =>
        e(w.send('emitter', 'indexedText', 'text'))
          .to.emit(w.contracts.emitter, 'IndexedText')
          .withArgs('other'),
      `Error in "IndexedText" event: Error in the 1st argument assertion: expected ${id('text')} to equal ${id('other')}, the hash of "other"\n  The transaction emitted:\n    <emitter> IndexedText(text: hash ${id('text')})`,
    ],
    [
      'refuses the hash of an indexed text',
      (e, w) =>
        e(w.send('emitter', 'indexedText', 'text'))
          .to.emit(w.contracts.emitter, 'IndexedText')
          .withArgs(keccak256(toUtf8Bytes('text'))),
      `Error in "IndexedText" event: Error in the 1st argument assertion: The argument is indexed, and the log has its hash only. Expected the string itself, but got its hash ${id('text')}\n  The transaction emitted:\n    <emitter> IndexedText(text: hash ${id('text')})`,
    ],
    [
      'refuses the hash of indexed bytes',
      (e, w) =>
        e(w.send('emitter', 'indexedBytes', '0x1234'))
          .to.emit(w.contracts.emitter, 'IndexedBytes')
          .withArgs(keccak256('0x1234')),
      `Error in "IndexedBytes" event: Error in the 1st argument assertion: The argument is indexed, and the log has its hash only. Expected the bytes itself, but got its hash ${keccak256('0x1234')}\n  The transaction emitted:\n    <emitter> IndexedBytes(data: hash ${keccak256('0x1234')})`,
    ],
    [
      'refuses another word',
      (e, w) =>
        e(w.send('emitter', 'indexedWord', WORD))
          .to.emit(w.contracts.emitter, 'IndexedWord')
          .withArgs(OTHER_WORD),
      `Error in "IndexedWord" event: Error in the 1st argument assertion: expected ${WORD} to equal ${OTHER_WORD}\n  The transaction emitted:\n    <emitter> IndexedWord(word: ${WORD})`,
    ],
    [
      'refuses another number of events',
      (e, w) =>
        e(w.send('emitter', 'numberTwice', 1, 2))
          .to.emit(w.contracts.emitter, 'Number')
          .times(1),
      'Expected event "Number" to be emitted once, but it was emitted 2 times\n  The transaction emitted:\n    <emitter> Number(number: 1)\n    <emitter> Number(number: 2)',
    ],
    [
      'refuses another order',
      (e, w) => e(w.send('emitter', 'steps')).to.emitInOrder([w.contracts.other, 'Number'], [w.contracts.emitter, 'WithoutArgs']),
      'Expected events "Number", "WithoutArgs" to be emitted in this order, but "WithoutArgs" was not emitted after "Number"\n  The transaction emitted:\n    <emitter> Number(number: 1)\n    <emitter> WithoutArgs()\n    <emitter> Number(number: 2)\n    <other> Number(number: 3)',
    ],
    [
      'refuses too few arguments',
      (e, w) =>
        e(w.send('emitter', 'twoNumbers', 1, 2))
          .to.emit(w.contracts.emitter, 'TwoNumbers')
          .withArgs(1),
      'Error in "TwoNumbers" event: Expected arguments array to have length 1, but it has 2',
    ],
    [
      'refuses arguments of an event without any',
      (e, w) => e(w.send('emitter', 'withoutArgs')).to.emit(w.contracts.emitter, 'WithoutArgs').withArgs(1),
      'Error in "WithoutArgs" event: Expected arguments array to have length 1, but it has 0',
    ],
    [
      'refuses an unknown event',
      (e, w) => e(w.send('emitter', 'number', 1)).to.emit(w.contracts.emitter, 'Numbr'),
      'Event "Numbr" doesn\'t exist in the contract; did you mean "Number"?',
    ],
    [
      'negated: refuses an unknown event',
      (e, w) => e(w.send('emitter', 'number', 1)).not.to.emit(w.contracts.token, 'Transfr'),
      'Event "Transfr" doesn\'t exist in the contract; did you mean "Transfer"?',
    ],
    [
      'refuses an ambiguous name',
      (e, w) => e(w.send('emitter', 'overloaded', 1)).to.emit(w.contracts.emitter, 'Overloaded'),
      'The event "Overloaded" is ambiguous: name one of Overloaded(uint256), Overloaded(uint256,uint256)',
    ],
    [
      'refuses arguments beside the name',
      (e, w) => e(w.send('emitter', 'number', 1)).to.emit(...wrongArguments(w.contracts.emitter, 'Number', 1)),
      '`.emit` takes a contract and the name of an event: use `.withArgs` for its arguments',
    ],
    [
      'refuses a contract without an address',
      (e, w) => e(w.send('emitter', 'number', 1)).to.emit({ interface: w.contracts.emitter.interface }, 'Number'),
      'The contract has no address: pass one that is deployed',
    ],
    [
      'refuses a reverted transaction',
      (e, w) => e(w.mined('emitter', 'fails')).to.emit(w.contracts.emitter, 'Number'),
      "Expected the transaction to emit an event, but it reverted with reason 'no event'",
    ],
    [
      'negated: refuses a reverted transaction',
      (e, w) => e(w.send('emitter', 'fails')).not.to.emit(w.contracts.emitter, 'Number'),
      "Expected the transaction to emit an event, but it reverted with reason 'no event'",
    ],
    [
      'refuses the result of a call',
      (e, w) => e(w.call('token', 'totalSupply')).not.to.emit(w.contracts.emitter, 'Number'),
      'Expected a transaction to emit an event, but the call returned a value',
    ],
    ['negated: takes no event', (e, w) => e(w.send('emitter', 'nothing')).not.to.emit(w.contracts.emitter, 'Number')],
    ['negated: takes an event of another contract', (e, w) => e(w.send('emitter', 'nested', 1)).not.to.emit(w.contracts.emitter, 'Number')],
    [
      'negated: refuses the event',
      (e, w) => e(w.send('emitter', 'number', 1)).not.to.emit(w.contracts.emitter, 'Number'),
      'Expected event "Number" NOT to be emitted, but it was\n  The transaction emitted:\n    <emitter> Number(number: 1)',
    ],
    [
      'negated: refuses arguments',
      (e, w) =>
        e(w.send('emitter', 'number', 1))
          .not.to.emit(w.contracts.emitter, 'Number')
          .withArgs(2),
      'Do not combine .not. with .withArgs()',
    ],
    [
      'refuses arguments without an event',
      (e, w) => (e(w.send('emitter', 'number', 1)) as Chai.EmitAssertion).withArgs(1),
      'withArgs can only be used in combination with a previous .emit, .revertedWithCustomError or .callFunction assertion',
    ],
    [
      "prefixes the test's message",
      (e, w) => e(w.send('emitter', 'nothing'), 'of the test').to.emit(w.contracts.emitter, 'Number'),
      'of the test: Expected event "Number" to be emitted, but it wasn\'t\n  The transaction emitted no events.',
    ],
    ['takes no arguments', (e, w) => e(w.send('emitter', 'withoutArgs')).to.emit(w.contracts.emitter, 'WithoutArgs').withArgs()],
    [
      'takes a pending transaction',
      (e, w) =>
        pending(
          w,
          () => w.mined('emitter', 'withoutArgs'),
          (sent) => e(sent).to.emit(w.contracts.emitter, 'WithoutArgs'),
        ),
    ],
    [
      'takes the arguments of a pending transaction',
      (e, w) =>
        pending(
          w,
          () => w.mined('emitter', 'number', 1),
          (sent) => e(sent).to.emit(w.contracts.emitter, 'Number').withArgs(1),
        ),
    ],
    [
      'takes a condition',
      (e, w) =>
        e(w.send('emitter', 'twoNumbers', 1, 2))
          .to.emit(w.contracts.emitter, 'TwoNumbers')
          .withArgs(anyValue, (second: bigint) => second === 2n),
    ],
    [
      'takes a text',
      (e, w) =>
        e(w.send('emitter', 'mixed', 1, 'text'))
          .to.emit(w.contracts.emitter, 'Mixed')
          .withArgs(anyValue, anyUint, 'text'),
    ],
    [
      'takes a chain of one event with different arguments',
      (e, w) =>
        e(w.send('emitter', 'numberTwice', 1, 2))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(1)
          .and.to.emit(w.contracts.emitter, 'Number')
          .withArgs(2),
    ],
    [
      'takes a chain with arguments of the first link',
      (e, w) =>
        e(w.send('emitter', 'steps')).to.emit(w.contracts.emitter, 'Number').withArgs(1).and.to.emit(w.contracts.emitter, 'WithoutArgs'),
    ],
    [
      'takes a chain with arguments of the last link',
      (e, w) =>
        e(w.send('emitter', 'steps')).to.emit(w.contracts.emitter, 'WithoutArgs').and.to.emit(w.contracts.emitter, 'Number').withArgs(1),
    ],
    [
      'takes a chain whose last link is negated',
      (e, w) =>
        e(w.send('emitter', 'number', 1))
          .to.emit(w.contracts.emitter, 'Number')
          .and.not.to.emit(w.contracts.emitter, 'WithoutArgs'),
    ],
    [
      'refuses an invalid hash',
      (e, w) => e('0x123').to.emit(w.contracts.emitter, 'Number'),
      'Expected a valid transaction hash, but got "0x123"',
    ],
    [
      'refuses a word that is no hash',
      (e, w) => e(TEXT_WORD).to.emit(w.contracts.emitter, 'Number'),
      `Expected a transaction, but there is none with the hash ${TEXT_WORD}`,
    ],
    [
      'refuses another address',
      (e, w) =>
        e(w.send('emitter', 'account', w.bob.address))
          .to.emit(w.contracts.emitter, 'Address')
          .withArgs(w.alice.address),
      'Error in "Address" event: Error in the 1st argument assertion: expected <bob> to equal <alice>\n  The transaction emitted:\n    <emitter> Address(account: <bob>)',
    ],
    [
      'refuses another signer',
      (e, w) =>
        e(w.send('emitter', 'account', w.bob.address))
          .to.emit(w.contracts.emitter, 'Address')
          .withArgs(w.alice),
      'Error in "Address" event: Error in the 1st argument assertion: expected <bob> to equal <alice>\n  The transaction emitted:\n    <emitter> Address(account: <bob>)',
    ],
    [
      'refuses another text',
      (e, w) =>
        e(w.send('emitter', 'mixed', 1, 'text'))
          .to.emit(w.contracts.emitter, 'Mixed')
          .withArgs(w.alice.address, 1, 'other'),
      'Error in "Mixed" event: Error in the 3rd argument assertion: expected "text" to equal "other"\n  The transaction emitted:\n    <emitter> Mixed(account: <alice>, number: 1, text: "text")',
    ],
    [
      'refuses other bytes',
      (e, w) =>
        e(w.send('emitter', 'raw', '0x1234'))
          .to.emit(w.contracts.emitter, 'Bytes')
          .withArgs('0x1235'),
      'Error in "Bytes" event: Error in the 1st argument assertion: expected 0x1234 to equal 0x1235\n  The transaction emitted:\n    <emitter> Bytes(data: 0x1234)',
    ],
    [
      'refuses other content of indexed bytes',
      (e, w) =>
        e(w.send('emitter', 'indexedBytes', '0x1234'))
          .to.emit(w.contracts.emitter, 'IndexedBytes')
          .withArgs('0x1235'),
      `Error in "IndexedBytes" event: Error in the 1st argument assertion: expected ${keccak256('0x1234')} to equal ${keccak256('0x1235')}, the hash of 0x1235\n  The transaction emitted:\n    <emitter> IndexedBytes(data: hash ${keccak256('0x1234')})`,
    ],
    [
      'refuses another member of a struct',
      (e, w) =>
        e(w.send('emitter', 'pair', 1, w.bob.address))
          .to.emit(w.contracts.emitter, 'Struct')
          .withArgs([2, w.bob.address]),
      'Error in "Struct" event: Error in the 1st argument assertion: Error in the 1st argument assertion: expected 1 to equal 2\n  The transaction emitted:\n    <emitter> Struct(pair: (number: 1, account: <bob>))',
    ],
    [
      'refuses a list that is too long',
      (e, w) =>
        e(w.send('emitter', 'numbers', [1, 2]))
          .to.emit(w.contracts.emitter, 'Numbers')
          .withArgs([1, 2, 3]),
      'Error in "Numbers" event: Error in the 1st argument assertion: Expected arguments array to have length 3, but it has 2\n  The transaction emitted:\n    <emitter> Numbers(numbers: [1, 2])',
    ],
    [
      'refuses a condition in a list that is false',
      (e, w) =>
        e(w.send('emitter', 'numbers', [1, 2]))
          .to.emit(w.contracts.emitter, 'Numbers')
          .withArgs([1, () => false]),
      'Error in "Numbers" event: Error in the 1st argument assertion: Error in the 2nd argument assertion: The predicate did not return true for 2\n  The transaction emitted:\n    <emitter> Numbers(numbers: [1, 2])',
    ],
    [
      'refuses a condition in a list that throws',
      (e, w) =>
        e(w.send('emitter', 'numbers', [1, 2]))
          .to.emit(w.contracts.emitter, 'Numbers')
          .withArgs([
            1,
            () => {
              throw new Error('own')
            },
          ]),
      'Error in "Numbers" event: Error in the 1st argument assertion: Error in the 2nd argument assertion: The predicate threw an error for 2: own\n  The transaction emitted:\n    <emitter> Numbers(numbers: [1, 2])',
    ],
    [
      'refuses a wrong first argument',
      (e, w) =>
        e(w.send('emitter', 'twoNumbers', 1, 2))
          .to.emit(w.contracts.emitter, 'TwoNumbers')
          .withArgs(2, 2),
      'Error in "TwoNumbers" event: Error in the 1st argument assertion: expected 1 to equal 2\n  The transaction emitted:\n    <emitter> TwoNumbers(first: 1, second: 2)',
    ],
    [
      'refuses too many arguments',
      (e, w) =>
        e(w.send('emitter', 'twoNumbers', 1, 2))
          .to.emit(w.contracts.emitter, 'TwoNumbers')
          .withArgs(1, 2, 3),
      'Error in "TwoNumbers" event: Expected arguments array to have length 3, but it has 2',
    ],
    [
      'refuses a text as a number without a sign',
      (e, w) =>
        e(w.send('emitter', 'mixed', 1, 'text'))
          .to.emit(w.contracts.emitter, 'Mixed')
          .withArgs(anyValue, anyValue, anyUint),
      'Error in "Mixed" event: Error in the 3rd argument assertion: The predicate did not return true for "text"\n  The transaction emitted:\n    <emitter> Mixed(account: <alice>, number: 1, text: "text")',
    ],
    [
      'refuses a negative number as one without a sign',
      (e, w) =>
        e(w.send('emitter', 'signed', -5))
          .to.emit(w.contracts.emitter, 'Signed')
          .withArgs(anyUint),
      'Error in "Signed" event: Error in the 1st argument assertion: The predicate did not return true for -5\n  The transaction emitted:\n    <emitter> Signed(number: -5)',
    ],
    [
      'refuses a chain whose first arguments are wrong',
      (e, w) =>
        e(w.send('emitter', 'steps')).to.emit(w.contracts.emitter, 'Number').withArgs(9).and.to.emit(w.contracts.emitter, 'WithoutArgs'),
      'The specified arguments (9) were not included in any of the 2 emitted "Number" events\n  The transaction emitted:\n    <emitter> Number(number: 1)\n    <emitter> WithoutArgs()\n    <emitter> Number(number: 2)\n    <other> Number(number: 3)',
    ],
    [
      'refuses a chain whose first arguments are too many',
      (e, w) =>
        e(w.send('emitter', 'steps'))
          .to.emit(w.contracts.emitter, 'WithoutArgs')
          .withArgs(1)
          .and.to.emit(w.contracts.emitter, 'Number')
          .withArgs(1),
      'Error in "WithoutArgs" event: Expected arguments array to have length 1, but it has 0',
    ],
    [
      'refuses a chain whose last arguments are too many',
      (e, w) =>
        e(w.send('emitter', 'steps'))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(1)
          .and.to.emit(w.contracts.emitter, 'WithoutArgs')
          .withArgs(1),
      'Error in "WithoutArgs" event: Expected arguments array to have length 1, but it has 0',
    ],
    [
      'refuses a chain of one event whose last arguments are wrong',
      (e, w) =>
        e(w.send('emitter', 'numberTwice', 1, 2))
          .to.emit(w.contracts.emitter, 'Number')
          .withArgs(1)
          .and.to.emit(w.contracts.emitter, 'Number')
          .withArgs(3),
      'The specified arguments (3) were not included in any of the 2 emitted "Number" events\n  The transaction emitted:\n    <emitter> Number(number: 1)\n    <emitter> Number(number: 2)',
    ],
    [
      'refuses a chain whose negated link is wrong',
      (e, w) => e(w.send('emitter', 'steps')).to.emit(w.contracts.emitter, 'Number').and.not.to.emit(w.contracts.emitter, 'WithoutArgs'),
      'Expected event "WithoutArgs" NOT to be emitted, but it was\n  The transaction emitted:\n    <emitter> Number(number: 1)\n    <emitter> WithoutArgs()\n    <emitter> Number(number: 2)\n    <other> Number(number: 3)',
    ],
    [
      'negated: refuses arguments of a failed transaction',
      (e, w) => e(w.send('emitter', 'fails')).not.to.emit(w.contracts.emitter, 'Number').withArgs(1),
      'Do not combine .not. with .withArgs()',
    ],
  ],
  callFunction: [
    ['takes the function', (e, w) => e(w.send('token', 'transfer', w.bob.address, 5)).to.callFunction(w.contracts.token, 'transfer')],
    [
      'takes arguments',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 5))
          .to.callFunction(w.contracts.token, 'transfer')
          .withArgs(w.bob, 5),
    ],
    [
      'takes arguments by name',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 5))
          .to.callFunction(w.contracts.token, 'transfer')
          .withNamedArgs({ value: 5 }),
    ],
    [
      'takes a call by a contract',
      (e, w) =>
        e(w.send('purse', 'payTokens', w.contracts.token, w.bob.address, 5))
          .to.callFunction(w.contracts.token, 'transfer')
          .withArgs(w.bob, 5),
    ],
    [
      'refuses another function',
      (e, w) => e(w.send('token', 'approve', w.bob.address, 5)).to.callFunction(w.contracts.token, 'transfer'),
      'Expected function "transfer" to be called, but it wasn\'t\n  The transaction made the calls:\n    <token> approve(spender: <bob>, value: 5)',
    ],
    [
      'refuses a wrong argument',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 5))
          .to.callFunction(w.contracts.token, 'transfer')
          .withArgs(w.bob, 6),
      'Error in "transfer" function: Error in the 2nd argument assertion: expected 5 to equal 6\n  The transaction made the calls:\n    <token> transfer(to: <bob>, value: 5)',
    ],
    [
      'refuses an unknown function',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 5)).to.callFunction(w.contracts.token, 'transfr'),
      'The given contract doesn\'t have a function named "transfr"; did you mean "transfer"?',
    ],
    [
      'refuses too few arguments',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 5))
          .to.callFunction(w.contracts.token, 'transfer')
          .withArgs(w.bob),
      'Error in "transfer" function: Expected arguments array to have length 1, but it has 2',
    ],
    [
      'negated: takes another function',
      (e, w) => e(w.send('token', 'approve', w.bob.address, 5)).not.to.callFunction(w.contracts.token, 'transfer'),
    ],
    [
      'negated: refuses the function',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 5)).not.to.callFunction(w.contracts.token, 'transfer'),
      'Expected function "transfer" NOT to be called, but it was\n  The transaction made the calls:\n    <token> transfer(to: <bob>, value: 5)',
    ],
  ],
  changeEtherBalance: [
    ['takes the balance of the sender without the fee', (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.alice, -200)],
    ['takes the balance of the recipient', (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.bob, 200n)],
    ['takes an address', (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.bob.address, '200')],
    ['takes a contract', (e, w) => e(w.send('purse', 'pay', w.bob.address, 5)).to.changeEtherBalance(w.contracts.purse, -5)],
    ['takes the form of Hardhat 3', (e, w) => e(pay(w, 200n)).to.changeEtherBalance(hardhatEthers(w), w.bob, 200n)],
    ['takes a function', (e, w) => e(() => pay(w, 200n)).to.changeEtherBalance(w.bob, 200n)],
    ['takes a hash', async (e, w) => e((await pay(w, 200n)).hash).to.changeEtherBalance(w.bob, 200n)],
    ['takes a receipt', async (e, w) => e(await (await pay(w, 200n)).wait()).to.changeEtherBalance(w.bob, 200n)],
    [
      'counts the fee if it is asked to',
      async (e, w) => {
        const receipt = (await (await pay(w, 200n)).wait())!
        await e(receipt).to.changeEtherBalance(w.alice, -200n - receipt.fee, { includeFee: true })
      },
    ],
    ['takes a condition', (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.bob, (change: bigint) => change > 100n)],
    ['takes no change', (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.contracts.purse, 0)],
    ['takes payments to oneself', (e, w) => e(w.alice.sendTransaction({ to: w.alice, value: 200n })).to.changeEtherBalance(w.alice, 0)],
    ['takes a chain', (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.alice, -200).and.to.changeEtherBalance(w.bob, 200)],
    [
      'refuses another change',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.bob, 201),
      'Expected the ether balance of "<bob>" to change by 201 wei, but it changed by 200 wei\n  <bob>: 10000 ether before, 10000.0000000000000002 ether after',
    ],
    [
      'refuses a chain whose first link is wrong',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.bob, 201).and.to.changeEtherBalance(w.bob, 200),
      'Expected the ether balance of "<bob>" to change by 201 wei, but it changed by 200 wei\n  <bob>: 10000 ether before, 10000.0000000000000002 ether after',
    ],
    [
      'refuses a condition that is false',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.bob, (change: bigint) => change > 300n),
      'Expected the ether balance of "<bob>" change to satisfy the predicate, but it didn\'t (balance change: 200 wei)\n  <bob>: 10000 ether before, 10000.0000000000000002 ether after',
    ],
    ['negated: takes another change', (e, w) => e(pay(w, 200n)).not.to.changeEtherBalance(w.bob, 201)],
    [
      'negated: refuses the change',
      (e, w) => e(pay(w, 200n)).not.to.changeEtherBalance(w.bob, 200),
      'Expected the ether balance of "<bob>" NOT to change by 200 wei, but it did\n  <bob>: 10000 ether before, 10000.0000000000000002 ether after',
    ],
    [
      'refuses a failed transaction',
      (e, w) => e(w.mined('purse', 'pay', w.bob.address, 5000)).to.changeEtherBalance(w.bob, 0),
      'Expected the transaction to change balances, but it reverted without a reason',
    ],
    [
      'refuses two transactions in a block',
      async (e, w) => {
        await e(await withAnother(w, () => w.alice.sendTransaction({ to: w.bob, value: 1n, gasLimit: 21_000 }))).to.changeEtherBalance(
          w.bob,
          1,
        )
      },
      'There should be only 1 transaction in the block',
    ],
    [
      'refuses a text for the amount',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalance(w.bob, 'much'),
      'Expected the change to be a number-like value or a predicate, but got much',
    ],
    [
      'refuses something that is no account',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalance('bob', 200),
      'Expected the 1st account to be an address or an account, but got bob',
    ],
    ['takes a response', async (e, w) => e(await pay(w, 200n)).to.changeEtherBalance(w.bob, 200)],
    [
      'takes a transaction with a gas price',
      (e, w) => e(w.alice.sendTransaction({ to: w.bob, value: 200n, gasPrice: 3n * 10n ** 9n })).to.changeEtherBalance(w.alice, -200),
    ],
    ['takes a payment of nothing', (e, w) => e(pay(w, 0n)).to.changeEtherBalance(w.alice, 0)],
    [
      'counts the fee of a response',
      async (e, w) => {
        const sent = await pay(w, 200n)
        const { fee } = (await sent.wait())!
        await e(sent).to.changeEtherBalance(w.alice, -200n - fee, { includeFee: true })
      },
    ],
    ['counts no fee for the recipient', async (e, w) => e(await pay(w, 200n)).to.changeEtherBalance(w.bob, 200, { includeFee: true })],
    [
      'refuses a change without the fee if it counts',
      async (e, w) =>
        e(await w.alice.sendTransaction({ to: w.bob, value: 200n, gasPrice: 3n * 10n ** 9n })).to.changeEtherBalance(w.alice, -200, {
          includeFee: true,
        }),
      'Expected the ether balance of "<alice>" to change by -200 wei, but it changed by -63000000000200 wei\n…',
    ],
    ['negated: takes a condition that is false', (e, w) => e(pay(w, 200n)).not.to.changeEtherBalance(w.bob, () => false)],
    [
      'negated: refuses a condition that is true',
      (e, w) => e(pay(w, 200n)).not.to.changeEtherBalance(w.bob, () => true),
      'Expected the ether balance of "<bob>" change NOT to satisfy the predicate, but it did (balance change: 200 wei)\n  <bob>: 10000 ether before, 10000.0000000000000002 ether after',
    ],
    [
      'refuses no account',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalance(wrong(undefined), 200),
      'Expected the 1st account to be an address or an account, but got undefined',
    ],
  ],
  changeEtherBalances: [
    ['takes all accounts', (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob.address], [-200, 200n])],
    ['takes the form of Hardhat 3', (e, w) => e(pay(w, 200n)).to.changeEtherBalances(hardhatEthers(w), [w.alice, w.bob], [-200, 200n])],
    [
      'takes a condition for all',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], (changes) => changes[0]! + changes[1]! === 0n),
    ],
    [
      'takes a condition for one',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], [-200, (change: bigint) => change > 0n]),
    ],
    [
      'names every wrong account',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], [-201, 201]),
      'Expected the ether balance of "<alice>" (the 1st address in the list) to change by -201 wei, but it changed by -200 wei\nExpected the ether balance of "<bob>" (the 2nd address in the list) to change by 201 wei, but it changed by 200 wei\n…',
    ],
    [
      'refuses a condition that is false',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], () => false),
      "Expected the changes of the ether balance of <alice>, <bob> to satisfy the predicate, but they didn't: -200 wei, 200 wei\n…",
    ],
    ['negated: takes another change of one account', (e, w) => e(pay(w, 200n)).not.to.changeEtherBalances([w.alice, w.bob], [-200, 201])],
    [
      'negated: refuses the changes',
      (e, w) => e(pay(w, 200n)).not.to.changeEtherBalances([w.alice, w.bob], [-200, 200]),
      'Expected the ether balance of "<alice>" (the 1st address in the list) NOT to change by -200 wei, but it did\nExpected the ether balance of "<bob>" (the 2nd address in the list) NOT to change by 200 wei, but it did\n…',
    ],
    [
      'refuses lists of different lengths',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], [-200, 200, 0]),
      'The number of accounts (2) is different than the number of expected balance changes (3)',
    ],
    ['takes a response', async (e, w) => e(await pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], [-200, 200])],
    ['takes a function', (e, w) => e(() => pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], [-200, 200])],
    ['takes one account', (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.bob], [200])],
    [
      'takes a contract beside an account',
      (e, w) => e(w.send('purse', 'pay', w.bob.address, 5)).to.changeEtherBalances([w.contracts.purse, w.bob], [-5, 5]),
    ],
    [
      'counts the fee if it is asked to',
      async (e, w) => {
        const sent = await pay(w, 200n)
        const { fee } = (await sent.wait())!
        await e(sent).to.changeEtherBalances([w.alice, w.bob], [-200n - fee, 200n], { includeFee: true })
      },
    ],
    [
      'refuses the wrong change of one account',
      (e, w) => e(pay(w, 200n)).to.changeEtherBalances([w.alice, w.bob], [-200, 201]),
      'Expected the ether balance of "<bob>" (the 2nd address in the list) to change by 201 wei, but it changed by 200 wei\n…',
    ],
    [
      'negated: refuses a condition that is true',
      (e, w) => e(pay(w, 200n)).not.to.changeEtherBalances([w.alice, w.bob], () => true),
      'Expected the changes of the ether balance of <alice>, <bob> NOT to satisfy the predicate, but they did: -200 wei, 200 wei\n…',
    ],
    [
      'negated: refuses lists of different lengths',
      (e, w) => e(pay(w, 200n)).not.to.changeEtherBalances([w.alice, w.bob], [-200]),
      'The number of accounts (2) is different than the number of expected balance changes (1)',
    ],
  ],
  changeTokenBalance: [
    [
      'takes the balance of the sender',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalance(w.contracts.token, w.alice, -50),
    ],
    [
      'takes the balance of the recipient',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalance(w.contracts.token, w.bob.address, 50n),
    ],
    [
      'takes a contract for the account',
      (e, w) =>
        e(w.send('purse', 'payTokens', w.contracts.token, w.bob.address, 5)).to.changeTokenBalance(
          w.contracts.token,
          w.contracts.purse,
          -5,
        ),
    ],
    [
      'takes the form of Hardhat 3',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalance(hardhatEthers(w), w.contracts.token, w.bob, 50),
    ],
    [
      'takes all accounts',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], [-50, 50]),
    ],
    [
      'takes all accounts in the form of Hardhat 3',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalances(
          hardhatEthers(w),
          w.contracts.token,
          [w.alice, w.bob],
          [-50, 50],
        ),
    ],
    [
      'takes a condition',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalance(
          w.contracts.token,
          w.bob,
          (change: bigint) => change === 50n,
        ),
    ],
    [
      'takes a chain with an event',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 50))
          .to.emit(w.contracts.token, 'Transfer')
          .withArgs(w.alice, w.bob, 50)
          .and.to.changeTokenBalance(w.contracts.token, w.bob, 50),
    ],
    ['takes a transaction that moves none', (e, w) => e(pay(w, 200n)).to.changeTokenBalance(w.contracts.token, w.bob, 0)],
    [
      'refuses another change',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalance(w.contracts.token, w.bob, 51),
      'Expected the balance of TKN tokens of "<bob>" to change by 51, but it changed by 50\n  <bob>: 0 before, 50 after',
    ],
    [
      'refuses a chain whose first link is wrong',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 50))
          .to.changeTokenBalance(w.contracts.token, w.bob, 51)
          .and.to.changeTokenBalance(w.contracts.token, w.bob, 50),
      'Expected the balance of TKN tokens of "<bob>" to change by 51, but it changed by 50\n  <bob>: 0 before, 50 after',
    ],
    [
      'negated: takes another change',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).not.to.changeTokenBalance(w.contracts.token, w.bob, 51),
    ],
    [
      'negated: refuses the change',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).not.to.changeTokenBalance(w.contracts.token, w.bob, 50),
      'Expected the balance of TKN tokens of "<bob>" NOT to change by 50, but it did\n  <bob>: 0 before, 50 after',
    ],
    [
      'refuses a failed transaction and says why',
      (e, w) => e(w.send('token', 'transfer', ZeroAddress, 50)).to.changeTokenBalance(w.contracts.token, w.bob, 0),
      "Expected the transaction to change balances, but it reverted with custom error 'ERC20InvalidReceiver': ERC20InvalidReceiver(receiver: 0x0000000000000000000000000000000000000000)",
    ],
    [
      'refuses a contract that is no token',
      (e, w) => e(pay(w, 200n)).to.changeTokenBalance(w.contracts.emitter, w.bob, 0),
      'The given contract instance is not an ERC20 token',
    ],
    [
      'refuses lists of different lengths',
      (e, w) => e(pay(w, 200n)).to.changeTokenBalances(w.contracts.token, [w.bob], [0, 0]),
      'The number of accounts (1) is different than the number of expected balance changes (2)',
    ],
    [
      'takes a response',
      async (e, w) => e(await w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalance(w.contracts.token, w.bob, 50),
    ],
    [
      'takes a function',
      (e, w) =>
        e(() => w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], [-50, 50]),
    ],
    [
      'takes a condition for all accounts',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalances(
          w.contracts.token,
          [w.alice, w.bob],
          ([alice, bob]) => alice! + bob! === 0n,
        ),
    ],
    [
      'takes all accounts of a transaction that moves none',
      (e, w) => e(pay(w, 200n)).to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], [0, 0]),
    ],
    [
      'names every wrong account',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], [50, -50]),
      'Expected the balance of TKN tokens of "<alice>" (the 1st address in the list) to change by 50, but it changed by -50\nExpected the balance of TKN tokens of "<bob>" (the 2nd address in the list) to change by -50, but it changed by 50\n  <alice>: 900 before, 850 after\n  <bob>: 0 before, 50 after',
    ],
    [
      'refuses the wrong change of one account',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], [-50, 51]),
      'Expected the balance of TKN tokens of "<bob>" (the 2nd address in the list) to change by 51, but it changed by 50\n  <alice>: 900 before, 850 after\n  <bob>: 0 before, 50 after',
    ],
    [
      'refuses a condition that is false',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalance(w.contracts.token, w.bob, () => false),
      'Expected the balance of TKN tokens of "<bob>" change to satisfy the predicate, but it didn\'t (balance change: 50)\n  <bob>: 0 before, 50 after',
    ],
    [
      'refuses a condition for all accounts that is false',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], () => false),
      "Expected the changes of the balance of TKN tokens of <alice>, <bob> to satisfy the predicate, but they didn't: -50, 50\n  <alice>: 900 before, 850 after\n  <bob>: 0 before, 50 after",
    ],
    [
      'negated: takes the wrong change of one account',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 50)).not.to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], [-50, 51]),
    ],
    [
      'negated: refuses a condition that is true',
      (e, w) => e(w.send('token', 'transfer', w.bob.address, 50)).not.to.changeTokenBalance(w.contracts.token, w.bob, () => true),
      'Expected the balance of TKN tokens of "<bob>" change NOT to satisfy the predicate, but it did (balance change: 50)\n  <bob>: 0 before, 50 after',
    ],
    [
      'negated: refuses the changes',
      (e, w) =>
        e(w.send('token', 'transfer', w.bob.address, 50)).not.to.changeTokenBalances(w.contracts.token, [w.alice, w.bob], [-50, 50]),
      'Expected the balance of TKN tokens of "<alice>" (the 1st address in the list) NOT to change by -50, but it did\nExpected the balance of TKN tokens of "<bob>" (the 2nd address in the list) NOT to change by 50, but it did\n  <alice>: 900 before, 850 after\n  <bob>: 0 before, 50 after',
    ],
    [
      'refuses no token',
      (e, w) => e(pay(w, 200n)).to.changeTokenBalance(wrong(undefined), w.bob, 0),
      'The first argument must be a contract of ethers or viem, or an object with an ABI',
    ],
    [
      'refuses lists of different lengths for a failed transaction',
      (e, w) => e(w.send('token', 'transfer', ZeroAddress, 50)).to.changeTokenBalances(w.contracts.token, [w.bob], [0, 0]),
      'The number of accounts (1) is different than the number of expected balance changes (2)',
    ],
    [
      'refuses two transactions in a block',
      async (e, w) =>
        e(await withAnother(w, () => w.mined('token', 'transfer', w.bob.address, 50))).to.changeTokenBalance(w.contracts.token, w.bob, 50),
      'There should be only 1 transaction in the block',
    ],
  ],
  text: [
    ['takes an address', (e) => e('0x28FAA621c3348823D6c6548981a19716bcDc740e').to.be.properAddress],
    ['refuses a short address', (e) => e('0x28FAA621').to.be.properAddress, 'Expected "0x28FAA621" to be a proper address'],
    ['negated: takes a short address', (e) => e('0x28FAA621').not.to.be.properAddress],
    [
      'negated: refuses an address',
      (e) => e('0x28FAA621c3348823D6c6548981a19716bcDc740e').not.to.be.properAddress,
      'Expected "0x28FAA621c3348823D6c6548981a19716bcDc740e" NOT to be a proper address',
    ],
    ['takes a private key', (e) => e(WORD).to.be.properPrivateKey],
    ['refuses a short private key', (e) => e('0x12').to.be.properPrivateKey, 'Expected "0x12" to be a proper private key'],
    ['takes hex of a length', (e) => e('0x70').to.be.properHex(2)],
    ['refuses hex of another length', (e) => e('0x7').to.be.properHex(2), 'Expected "0x7" to be a proper hex string of length 2'],
    ['refuses text that is no hex', (e) => e('0x7z').to.be.properHex(2), 'Expected "0x7z" to be a proper hex string of length 2'],
    ['takes equal hex', (e) => e('0xAB').to.hexEqual('0x00ab')],
    ['refuses other hex', (e) => e('0xAB').to.hexEqual('0xac'), 'Expected "0xAB" to be hex equal to "0xac"'],
    ['negated: takes other hex', (e) => e('0xAB').not.to.hexEqual('0xac')],
    ['refuses text beside hex', (e) => e('0xAB').not.to.hexEqual('ab'), 'Expected a hexadecimal string, but got "ab"'],
  ],
  numbers: [
    ['compares bigint with a number', (e) => e(5n).to.equal(5)],
    ['compares a number with bigint', (e) => e(5).to.eq(5n)],
    ['compares text with bigint', (e) => e('5').to.equal(5n)],
    ['refuses another number', (e) => e(5n).to.equal(6), 'expected 5 to equal 6.'],
    ['negated: refuses the number', (e) => e(5n).not.to.equal(5), 'expected 5 to not equal 5.'],
    ['leaves numbers to chai', (e) => e(5).to.equal(5)],
    ['leaves text to chai', (e) => e('5').not.to.equal(5)],
    ['compares order', (e) => e(5n).to.be.above(4).and.to.be.below(6n).and.to.be.at.least(5).and.to.be.at.most(5)],
    ['refuses a wrong order', (e) => e(5n).to.be.gt(5), 'expected 5 to be above 5.'],
    ['takes a range', (e) => e(5n).to.be.within(4, 6)],
    ['refuses a range', (e) => e(5n).to.be.within(6, 7), 'expected 5 to be within 6..7'],
    ['takes a distance', (e) => e(5n).to.be.closeTo(7, 2)],
    ['refuses a distance', (e) => e(5n).to.be.closeTo(8, 2), 'expected 5 to be close to 8 +/- 2'],
    ['takes a length', (e) => e([1, 2]).to.have.lengthOf(2n)],
    ['compares a length', (e) => e([1, 2]).to.have.length.above(1n)],
    ['refuses another length', (e) => e([1, 2]).to.have.length.above(2n), 'expected [ 1, 2 ] to have a length above 2 but got 2'],
    ['takes a range of a length', (e) => e([1, 2]).to.have.length.within(1n, 2n)],
    ['compares big numbers of ethers 5', (e) => e(BigNumber.from(10).pow(30)).to.equal(10n ** 30n)],
    ['compares with big numbers of ethers 5', (e) => e(5).to.be.below(BigNumber.from(6))],
    ['compares parts with big numbers of ethers 5', (e) => e([5n]).to.deep.equal([BigNumber.from(5)])],
    ['refuses a big number of ethers 5', (e) => e(BigNumber.from(5)).to.equal(6n), 'expected 5 to equal 6.'],
    ['leaves fractions to chai', (e) => e(5n).not.to.equal(5.5)],
    ['compares deeply', (e) => e([1n, { a: 2n }]).to.deep.equal([1, { a: 2 }])],
    ['refuses other parts', (e) => e([1n]).to.deep.equal([2]), 'expected [ 1n ] to deeply equal [ 2 ]'],
    ['compares with eql', (e) => e([1n]).to.eql([1])],
    ['compares contracts with addresses', (e, w) => e(w.contracts.token).to.equal(w.contracts.token.target)],
    ['compares addresses with signers', (e, w) => e(w.bob.address).to.equal(w.bob)],
    ['refuses another address', (e, w) => e(w.bob).to.equal(w.alice), "expected '<bob>' to equal '<alice>'."],
  ],
}

function pay(w: World, value: bigint) {
  return w.alice.sendTransaction({ to: w.bob, value })
}

/** Sends a transaction, and mines blocks until the assertion ends: clients see the blocks that come after they have begun to wait. */
async function pending(
  w: World,
  send: () => Promise<ContractTransactionResponse>,
  assert: (sent: ContractTransactionResponse) => unknown,
): Promise<void> {
  await w.node.request('evm_setAutomine', [false])
  let isOver = false
  const assertion = Promise.resolve(assert(await send())).finally(() => {
    isOver = true
  })
  assertion.catch(() => {})
  while (!isOver) {
    await w.node.mine()
    await setImmediate()
  }
  await assertion
}

/** Mines a transaction in one block with another one, and returns the first. */
async function withAnother<Sent extends { readonly nonce: number }>(w: World, send: () => Promise<Sent>): Promise<Sent> {
  await w.node.request('evm_setAutomine', [false])
  const first = await send()
  await w.alice.sendTransaction({ to: w.bob, value: 1n, gasLimit: 21_000, nonce: first.nonce + 1 })
  await w.node.mine()
  return first
}

/** An object like `ethers` of Hardhat 3. */
function hardhatEthers(w: World): object {
  return { provider: w.ethers, getSigners: () => [] }
}

function wrong<Type>(value: unknown): Type {
  return value as Type
}

function wrongArguments(...args: unknown[]): [contract: unknown, name: string] {
  return args as [unknown, string]
}
