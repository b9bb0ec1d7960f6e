import { sha256 } from 'ethereum-cryptography/sha256.js'
import { expect, it } from 'vitest'
import { devGenesis, genesisBlock } from '../../src/chain/genesis.js'
import { openHeader } from '../../src/chain/sealing.js'
import { EthereumjsExecutor } from '../../src/evm/ethereumjs-executor.js'
import { ChainRules, configAt } from '../../src/evm/hardforks.js'
import { Kzg } from '../../src/evm/kzg.js'
import { type Address, hexToBytes, ZERO_ADDRESS, ZERO_HASH } from '../../src/primitives/hex.js'

const SENDER: Address = '0x00000000000000000000000000000000005e4de4'
const QUICK: Address = '0x0000000000000000000000000000000000000901'
const SLOW: Address = '0x0000000000000000000000000000000000000902'

/** Asks the point evaluation precompile with its call data, calls something else so many times, and returns whether the first was right. */
const verifier = (calls: number) => `0x365f5f3760205f60c05f600a5afa5f52${'5f5f5f5f60045afa50'.repeat(calls)}60205ff3` as const

/** EIP-4844: versioned hash, z, y, commitment, proof. The polynomial is 0, whose commitment and proofs are the point at infinity. */
function question(): Uint8Array {
  const infinity = new Uint8Array(48)
  infinity[0] = 0xc0
  const hash = sha256(infinity)
  hash[0] = 1
  return Uint8Array.from([...hash, ...new Uint8Array(64), ...infinity, ...infinity])
}

it('runs that overlap are both run again when the setup was missing', async () => {
  const rules = new ChainRules(configAt(1, 'osaka'), new Kzg())
  const balances = new Map([[SENDER, 10n ** 20n]])
  const terms = {
    chainId: 1,
    hardfork: 'osaka',
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
    timestamp: 0n,
    balances,
    predeploys: [],
  } as const
  const genesis = devGenesis(terms)
  const contracts = { [QUICK]: { balance: '0', code: verifier(0) }, [SLOW]: { balance: '0', code: verifier(40) } }
  const parent = genesisBlock({ ...genesis, alloc: { ...genesis.alloc, ...contracts } }, rules)
  const header = openHeader({
    parent,
    common: rules.at(1n, 1n),
    timestamp: 1n,
    feeRecipient: ZERO_ADDRESS,
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
    prevRandao: ZERO_HASH,
    extraData: new Uint8Array(0),
    parentBeaconBlockRoot: ZERO_HASH,
  })
  const executor = new EthereumjsExecutor(rules)
  const ask = async (to: Address) => {
    const message = { from: SENDER, to, gasLimit: 1_000_000n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n, value: 0n, maxFeePerBlobGas: 0n }
    const lists = { data: question(), accessList: [], authorizationList: [], blobVersionedHashes: [] }
    const { output } = await executor.runMessage(parent.state.draft(), { header, blockHash: () => undefined }, { ...message, ...lists })
    return output
  }
  const right = hexToBytes(`0x${'1'.padStart(64, '0')}`)
  expect(await Promise.all([ask(SLOW), ask(QUICK)])).toEqual([right, right])
})
