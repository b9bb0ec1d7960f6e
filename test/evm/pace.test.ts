/** Runs that would hold up the process: each leaves the event loop its turns, and ends soon after its time is over. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { describe, expect, it } from 'vitest'
import { EthereumjsExecutor } from '../../src/evm/ethereumjs/ethereumjs-executor.js'
import type { MessageOptions } from '../../src/evm/executor.js'
import { WasmExecutor } from '../../src/evm/wasm/wasm-executor.js'
import { type Address, bigIntToWord, bytesToHex, concatBytes, hexToBytes } from '../../src/primitives/hex.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { type Pieces, piecesOf } from '../hostile/longest-piece.js'
import { CONTRACT, ground as groundOf, message } from './ground.js'

const GAS = 25_000_000n
/** Milliseconds of processor time that a run has. */
const TIME = 300
/** Milliseconds of processor time in one piece at most, collections of garbage included. */
const PIECE = 100

/** Garbage collection and the compilers of the host take processor time as well, now and then much. A run that holds up others does so every time. */
const ATTEMPTS = 3

/** Measures a computation until its pieces are short enough, at most `ATTEMPTS` times. */
async function leastPiecesOf(compute: () => Promise<unknown>): Promise<Pieces> {
  let pieces = await piecesOf(compute)
  for (let attempt = 1; attempt < ATTEMPTS && pieces.longest >= PIECE; attempt++) pieces = await piecesOf(compute)
  return pieces
}

/** Runs of a loop's body. */
const LOOPS = 200_000n
const PUSH1 = 0x60
const DUP1 = 0x80
const CREATE2 = 0xf5

class TimeIsOver extends Error {}

function limit() {
  const begin = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(begin)
    if (user + system > TIME * 1000) throw new TimeIsOver()
  }
}

describe.each([
  ['in WebAssembly', WasmExecutor],
  ['of EthereumJS', EthereumjsExecutor],
] as const)('the engine %s', (_name, Executor) => {
  const ground = (...given: Parameters<typeof groundOf>) => {
    const made = groundOf(...given)
    return { ...made, executor: new Executor(made.rules) }
  }

  async function expectTurns(code: string, to: Address, data: Uint8Array, gasLimit: bigint): Promise<void> {
    const { executor, parent, environment } = ground('osaka', { [CONTRACT]: { balance: '0', code: `0x${code}` } })
    const run = () =>
      executor
        .runMessage(new StateDraft(parent.state), environment, message({ to, data, gasLimit }), { checkTime: limit() })
        .catch((error: unknown) => {
          if (!(error instanceof TimeIsOver)) throw error
        })
    const { longest, total } = await leastPiecesOf(run)
    expect(longest).toBeLessThan(PIECE)
    expect(total).toBeLessThan(TIME + PIECE)
  }

  /** Pushes a number with three bytes. */
  const push = (value: number) => `62${value.toString(16).padStart(6, '0')}`
  const LARGE = push(3_000_000)

  describe('slow code yields to timers and sockets', () => {
    it.each([
      ['a loop', '5b5f56'],
      ['a loop of CALLDATACOPY', '5b6110005f5f375f56'],
      ['CALLDATACOPY without a loop', '6120005f5f37'.repeat(32_000)],
      ['CODECOPY without a loop', '6120005f5f39'.repeat(32_000)],
      ['EXTCODECOPY without a loop', '6120005f5f303c'.repeat(32_000)],
      ['CALLDATACOPY of megabytes', `${LARGE}5f5f37`.repeat(100)],
      ['MCOPY of a megabyte', `5b${push(1_000_000)}60015f5e5f56`],
      ['KECCAK256 of megabytes in a loop', `5b${LARGE}5f20505f56`],
      ['KECCAK256 of megabytes without a loop', `${LARGE}5f2050`.repeat(100)],
      ['a million cheap instructions without a loop', '5f50'.repeat(500_000)],
      ['EXP without a loop', `7f${'ff'.repeat(32)}800a50`.repeat(40_000)],
      ['BLOCKHASH without a loop', `5f${'40'.repeat(500_000)}`],
      ['BALANCE without a loop', `5f${'31'.repeat(250_000)}`],
      ['EXTCODESIZE without a loop', `30${'3b'.repeat(250_000)}`],
      ['SLOAD in a loop', '5b5f54505f56'],
      ['SLOAD of ever other slots', '5f5b805450600101600156'],
      ['BALANCE of ever other accounts', '5f5b803150600101600156'],
      ['divisions in a loop of few jumps', `5b${'60015f19900560035f19900660075f195f1909505050'.repeat(200)}5f56`],
      ['logs without data', '5b5f5fa05a611000105f5700'],
      ['MAP_FP2_TO_G2 in a loop', '5b5f5f60805f60115afa505f56'],
      ['MAP_FP_TO_G1 in a loop', '5b5f5f60405f60105afa505f56'],
      ['ECRECOVER in a loop', '5b5f5f60805f60015afa505f56'],
      ['SHA-256 of megabytes', `5b5f5f${LARGE}5f60025afa505f56`],
      ['RIPEMD-160 of a megabyte', `5b5f5f${push(1_000_000)}5f60035afa505f56`],
      ['long code that calls itself', `5f5f5f5f305afa50${'00'}${'6001'.repeat(200_000)}`],
    ])('%s', async (_what, code) => {
      await expectTurns(code, CONTRACT, new Uint8Array(0), GAS)
    })

    it('looks at the time in an endless loop with any one instruction', async () => {
      const { executor, parent, environment } = ground('osaka', {})
      const run = (code: string, gasLimit: bigint, options: MessageOptions) => {
        const draft = new StateDraft(parent.state)
        draft.setCode(CONTRACT, hexToBytes(`0x${code}`))
        return executor.runMessage(draft, environment, message({ to: CONTRACT, gasLimit }), options)
      }
      let endless = 0
      for (let opcode = 0x01; opcode < 0x100; opcode++) {
        const pushed = opcode >= PUSH1 && opcode < DUP1 ? opcode - PUSH1 + 1 : 0
        const once = `${'5f'.repeat(7)}${opcode.toString(16).padStart(2, '0')}${'00'.repeat(pushed)}`
        const left: number[] = []
        const { gasUsed } = await run(`${once}00`, GAS, {
          tracer: { step: ({ op, stack }) => void (op === 'STOP' && left.push(stack.length)) },
        })
        const [depth] = left
        // The second CREATE2 meets the account of the first, and takes all gas.
        if (depth === undefined || opcode === CREATE2) continue
        let checks = 0
        const checkTime = () => {
          if (checks++ > 2) throw new TimeIsOver()
        }
        const loop = run(`5b${once}${'50'.repeat(depth)}5f56`, LOOPS * gasUsed, { checkTime })
        const ending = await loop.catch((error: unknown) => error)
        expect(ending, `opcode 0x${opcode.toString(16)} after ${checks} checks`).toBeInstanceOf(TimeIsOver)
        endless++
      }
      expect(endless).toBeGreaterThan(120)
    })

    it('runs a loop whose gas exceeds a double', async () => {
      await expectTurns('5b5f56', CONTRACT, new Uint8Array(0), 2n ** 62n)
    })
  })

  describe('a slow precompile yields to timers and sockets', () => {
    const element = (value: bigint) => hexToBytes(`0x${value.toString(16).padStart(128, '0')}`)
    const one = bls12_381.G1.Point.BASE.toAffine()
    const two = bls12_381.G2.Point.BASE.toAffine()
    const g1 = concatBytes(element(one.x), element(one.y))
    const g2 = concatBytes(...[two.x.c0, two.x.c1, two.y.c0, two.y.c1].map(element))
    const scalar = new Uint8Array(32).fill(0xaa)
    const times = (part: Uint8Array, count: number) => concatBytes(...Array.from({ length: count }, () => part))
    const bnG2 = [
      0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2n,
      0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6edn,
      0x090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975bn,
      0x12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daan,
    ]
    const bnPair = concatBytes(...[1n, 2n, ...bnG2].map(bigIntToWord))

    it.each([
      ['BLAKE2F', '09', concatBytes(Uint8Array.of(1, 0x60, 0, 0), new Uint8Array(209)), GAS],
      ['the pairing of BN254', '08', times(bnPair, 500), GAS],
      ['the sum of products of BLS12-381 in G1', '0c', times(concatBytes(g1, scalar), 2_000), GAS],
      ['the sum of products of BLS12-381 in G2', '0e', times(concatBytes(g2, scalar), 1_000), GAS],
      ['the pairing of BLS12-381', '0f', times(concatBytes(g1, g2), 450), GAS],
      [
        'MODEXP',
        '05',
        concatBytes(
          times(bigIntToWord(1_024n), 3),
          Uint8Array.from({ length: 3_072 }, (_, i) => (i * i * 31 + 129) % 256),
        ),
        2n ** 40n,
      ],
    ])('%s', async (_what, digits, data, gasLimit) => {
      await expectTurns('00', `0x${digits.padStart(40, '0')}`, data, gasLimit)
    })
  })

  describe('authorizations yield to timers and sockets', () => {
    it('yields while it recovers hundreds of authorizations', async () => {
      const { executor, parent, environment } = ground('osaka', {})
      const authorization = { chainId: 0n, address: CONTRACT, nonce: 0n, yParity: 0n, s: 1n }
      const authorizationList = Array.from({ length: 900 }, (_, i) => ({ ...authorization, r: BigInt(i + 1) }))
      const { longest } = await leastPiecesOf(() =>
        executor.runMessage(new StateDraft(parent.state), environment, message({ authorizationList, gasLimit: GAS })),
      )
      expect(longest).toBeLessThan(PIECE)
    })
  })

  it('advances concurrent runs at the same rate', async () => {
    const { executor, parent, environment } = ground('osaka', { [CONTRACT]: { balance: '0', code: '0x5b5f56' } })
    const ends: number[] = []
    const run = async (index: number) => {
      await executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit: index === 0 ? 60_000_000n : 1_000_000n }))
      ends.push(index)
    }
    await Promise.all([run(0), run(1), run(2)])
    expect(ends.at(-1)).toBe(0)
  })

  it('gives the same result in slices as in one piece', async () => {
    // Fills memory with a counter for 20,000 rounds, and returns its hash.
    const code = `61${(20_000).toString(16)}5b8080602002620fffff16526001900380600357620100005f205f5260205ff3`
    const { executor, parent, environment } = ground('osaka', { [CONTRACT]: { balance: '0', code: `0x${code}` } })
    const once = () => executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit: 30_000_000n }))
    const [alone, ...together] = [await once(), ...(await Promise.all([once(), once(), once()]))]
    expect(alone.ending).toEqual({ kind: 'return' })
    for (const other of together) {
      expect(bytesToHex(other.output)).toBe(bytesToHex(alone.output))
      expect(other.gasUsed).toBe(alone.gasUsed)
    }
  })
})
