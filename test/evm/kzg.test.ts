import { sha256 } from 'ethereum-cryptography/sha256.js'
import { expect, it } from 'vitest'
import { type Address, hexToBytes } from '../../src/primitives/hex.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { ground, message } from './ground.js'

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

it('repeats both of two overlapping runs when the trusted setup was missing', async () => {
  const contracts = { [QUICK]: { balance: '0', code: verifier(0) }, [SLOW]: { balance: '0', code: verifier(40) } }
  const { parent, executor, environment } = ground('osaka', contracts)
  const ask = async (to: Address) => {
    const asked = message({ to, gasLimit: 1_000_000n, data: question() })
    const { output } = await executor.runMessage(new StateDraft(parent.state), environment, asked)
    return output
  }
  const right = hexToBytes(`0x${'1'.padStart(64, '0')}`)
  expect(await Promise.all([ask(SLOW), ask(QUICK)])).toEqual([right, right])
})
