/** The cases of our matchers with the matchers of Hardhat 2. The outcomes are the same, except for those that are listed. */
import { fileURLToPath } from 'node:url'
import type {} from '@nomicfoundation/hardhat-chai-matchers'
import { expect as hardhatExpect } from 'chai'
import { NodeProvider } from 'evmbed'
import { compareCases, currentNode } from './hardhat-cases.js'

const NO_MATCHER = 'Hardhat 2 has no such matcher'
const HARDHAT_3 = 'the form of Hardhat 3'
const REJECTED = "Hardhat's network rejects a transaction that fails, so that there is no response"
const NO_CALL = 'Hardhat does not call functions'
const ONLY_RESPONSES = 'Hardhat takes responses only'
const NO_NAMES = 'Hardhat has no arguments by name'
const NO_CHAIN = 'Hardhat refuses the chain'
const SPELLING = 'Hardhat compares the spelling'
const NO_WAITING = 'Hardhat 2 does not wait for the block of the transaction'
const NO_DATA = "ethers' error has no data, and Hardhat rethrows it"

const differences = {
  'reverted: takes an invalid opcode in a call': NO_DATA,
  'reverted: takes the form of Hardhat 3': HARDHAT_3,
  'reverted: takes a hash': REJECTED,
  'reverted: takes a response': REJECTED,
  'reverted: takes a receipt': REJECTED,
  'reverted: takes the error of wait': REJECTED,
  'reverted: takes a function': NO_CALL,
  'reverted: takes an error': 'Hardhat takes an error as the result of a call',
  'reverted: refuses a number': 'Hardhat takes any value as the result of a call',
  'reverted: takes a pending transaction': NO_WAITING,
  'reverted: takes a promise of a hash': HARDHAT_3,
  'reverted: negated: takes a hash': HARDHAT_3,
  'reverted: takes a chain with another matcher': NO_CHAIN,
  'revertedWith: takes a response': REJECTED,
  'revertedWith: takes a pending transaction': NO_WAITING,
  'revertedWith: negated: takes a response with another text': REJECTED,
  'revertedWithPanic: takes a response': REJECTED,
  'revertedWithPanic: takes a pending transaction': NO_WAITING,
  'revertedWithoutReason: takes a response': REJECTED,
  'revertedWithoutReason: takes a pending transaction': NO_WAITING,
  'revertedWithCustomError: takes a response': REJECTED,
  'revertedWithCustomError: takes a pending transaction': NO_WAITING,
  'emit: takes a pending transaction': NO_WAITING,
  'emit: takes the arguments of a pending transaction': NO_WAITING,
  'revertedWith: takes a pattern with a state twice': 'Hardhat continues a search with the flag g',
  'revertedWithoutReason: takes an invalid opcode': NO_DATA,
  'revertedWithCustomError: takes arguments by name': NO_NAMES,
  'revertedWithCustomError: takes a struct by names': NO_NAMES,
  "emit: takes ethers' typed values": 'Hardhat takes typed addresses only',
  'emit: takes a function': NO_CALL,
  'emit: takes an anonymous event': 'Hardhat finds events by their first topic',
  'emit: takes arguments by name': NO_NAMES,
  'emit: takes an address without a checksum': SPELLING,
  'emit: takes a contract for an address': SPELLING,
  'emit: takes bytes as hex of any case': SPELLING,
  'emit: takes the content of an indexed list': 'Hardhat hashes indexed strings and bytes only',
  'emit: takes a struct by names': NO_NAMES,
  'emit: counts events': NO_MATCHER,
  'emit: counts events with arguments': NO_MATCHER,
  'emit: takes events in order': NO_MATCHER,
  'callFunction: takes the function': NO_MATCHER,
  'callFunction: takes arguments': NO_MATCHER,
  'callFunction: takes arguments by name': NO_MATCHER,
  'callFunction: takes a call by a contract': NO_MATCHER,
  'callFunction: negated: takes another function': NO_MATCHER,
  'changeEtherBalance: takes the form of Hardhat 3': HARDHAT_3,
  'changeEtherBalance: takes a hash': ONLY_RESPONSES,
  'changeEtherBalance: takes a receipt': ONLY_RESPONSES,
  'changeEtherBalance: counts the fee if it is asked to': ONLY_RESPONSES,
  'changeEtherBalance: takes a chain': NO_CHAIN,
  'changeEtherBalances: takes the form of Hardhat 3': HARDHAT_3,
  'changeEtherBalances: takes a condition for one': 'Hardhat takes one condition for all accounts',
  'changeTokenBalance: takes the form of Hardhat 3': HARDHAT_3,
  'changeTokenBalance: takes all accounts in the form of Hardhat 3': HARDHAT_3,
  'changeTokenBalance: takes a chain with an event': NO_CHAIN,
  'numbers: takes a range of a length': 'Hardhat takes the list for a number',
  'numbers: leaves fractions to chai': 'Hardhat refuses fractions',
  'numbers: compares with eql': 'Hardhat compares with deep.equal only',
}

/** Hardhat refuses the chain, and leaves the failure of its first link unhandled, which the test runner reports. */
const UNHANDLED = 'leaves a rejection unhandled'
const leftOut = {
  'emit: refuses a chain whose first link is wrong': UNHANDLED,
  'changeEtherBalance: refuses a chain whose first link is wrong': UNHANDLED,
  'changeTokenBalance: refuses a chain whose first link is wrong': UNHANDLED,
}

compareCases({
  differences,
  leftOut,
  chain: { dialect: 'hardhat' },
  load: async () => {
    const current: Pick<NodeProvider, 'request'> = { request: (call) => new NodeProvider(currentNode()).request(call) }
    Reflect.set(globalThis, 'evmbedProvider', current)
    process.env.HARDHAT_CONFIG = fileURLToPath(new URL('hardhat.config.cjs', import.meta.url))
    await import('hardhat')
    return hardhatExpect
  },
})
