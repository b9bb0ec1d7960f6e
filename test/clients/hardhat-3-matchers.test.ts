/** The cases of our matchers with the matchers of Hardhat 3 for ethers. The outcomes are the same, except for those that are listed. */
import { connectHardhat, loadPeer, missingHardhat3 } from './hardhat-3.js'
import { compareCases, currentWorld } from './hardhat-cases.js'

const NO_MATCHER = 'Hardhat 3 has no such matcher'
const NO_CALL = 'Hardhat does not call functions here'
const ONLY_RESPONSES = 'Hardhat takes responses only'
const NO_NAMES = 'Hardhat has no arguments by name'
const NO_CHAIN = 'Hardhat refuses the chain'
const SPELLING = 'Hardhat compares the spelling'
const NO_DATA = "the client's error has no data, and Hardhat rethrows it"
const ETHERS_5 = 'Hardhat 3 has no numbers of ethers 5'

const differences = {
  'reverted: takes the error of wait': NO_DATA,
  'reverted: takes a function': NO_CALL,
  'reverted: takes an error': 'Hardhat takes an error as the result of a call',
  'reverted: refuses a number': 'Hardhat takes any value as the result of a call',
  'reverted: negated: refuses a word that is no hash': 'Hardhat takes it as the result of a call',
  'reverted: takes a chain with another matcher': NO_CHAIN,
  'revertedWith: takes a pattern with a state twice': 'Hardhat continues a search with the flag g',
  'revertedWithoutReason: takes a lack of gas': 'Hardhat runs the transaction again, and the error of that run has no data',
  'revertedWithoutReason: takes an invalid opcode': NO_DATA,
  'revertedWithCustomError: takes arguments by name': NO_NAMES,
  'revertedWithCustomError: takes a struct by names': NO_NAMES,
  "emit: takes ethers' typed values": 'Hardhat takes typed addresses only',
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
  'changeEtherBalance: takes a hash': ONLY_RESPONSES,
  'changeEtherBalance: takes a receipt': ONLY_RESPONSES,
  'changeEtherBalance: counts the fee if it is asked to': ONLY_RESPONSES,
  'changeEtherBalance: takes a chain': NO_CHAIN,
  'changeEtherBalances: takes a condition for one': 'Hardhat takes one condition for all accounts',
  'changeTokenBalance: takes a chain with an event': NO_CHAIN,
  'numbers: takes a range of a length': 'Hardhat takes the list for a number',
  'numbers: compares big numbers of ethers 5': ETHERS_5,
  'numbers: compares with big numbers of ethers 5': ETHERS_5,
  'numbers: compares parts with big numbers of ethers 5': ETHERS_5,
  'numbers: leaves fractions to chai': 'Hardhat refuses fractions',
  'numbers: compares with eql': 'Hardhat compares with deep.equal only',
}

const ENDLESS = 'Hardhat waits for a transaction that never comes'
/** Hardhat refuses the chain, and leaves the failure of its first link unhandled, which the test runner reports. */
const UNHANDLED = 'leaves a rejection unhandled'
const leftOut = {
  'changeEtherBalance: refuses a chain whose first link is wrong': UNHANDLED,
  'changeTokenBalance: refuses a chain whose first link is wrong': UNHANDLED,
  'reverted: refuses an unknown hash': ENDLESS,
  'reverted: refuses a result that looks like a hash': ENDLESS,
  'emit: takes a function': ENDLESS,
  'emit: refuses the result of a call': ENDLESS,
}

/** Methods that take `ethers` first. */
const WITH_ETHERS = ['changeEtherBalance', 'changeEtherBalances', 'changeTokenBalance', 'changeTokenBalances']

compareCases({
  differences,
  leftOut,
  missing: missingHardhat3(),
  load: async () => {
    const connection = await connectHardhat('@nomicfoundation/hardhat-ethers', '@nomicfoundation/hardhat-ethers-chai-matchers')
    await connection.close()
    const { use, expect } = (await loadPeer('chai')) as unknown as Chai.ChaiStatic
    use(withEthers)
    return expect
  },
})

/** Lets the cases that have the form of Hardhat 2 use the form of Hardhat 3. */
function withEthers({ Assertion }: Chai.ChaiStatic, utils: Chai.ChaiUtils): void {
  utils.overwriteProperty(
    Assertion.prototype,
    'reverted',
    () =>
      function (this: Chai.Assertion) {
        return this.revert(ethers())
      },
  )
  for (const name of WITH_ETHERS) {
    utils.overwriteMethod(
      Assertion.prototype,
      name,
      (inherited: (...args: unknown[]) => unknown) =>
        function (this: unknown, ...args: unknown[]) {
          const hasForm = typeof args[0] === 'object' && args[0] !== null && 'getSigners' in args[0]
          return inherited.apply(this, hasForm ? args : [ethers(), ...args])
        },
    )
  }
}

function ethers(): object {
  return { provider: currentWorld().ethers, getSigners: () => [] }
}
