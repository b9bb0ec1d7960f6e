import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** `npm test` builds first; someone who runs vitest alone may have no build. */
const isBuilt = existsSync(`${root}dist/index.js`)
// Inside this run, vitest's own variables would make the example a part of it.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE|NODE_ENV|NODE_OPTIONS)/.test(name)))

/** A program of the examples in a process of its own, with the built package. */
class Program {
  output = ''
  readonly exit: Promise<number | null>
  readonly #child
  #written: () => void = () => {}

  constructor(command: string, ...args: readonly string[]) {
    this.#child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text
        this.#written()
      })
    }
    this.exit = new Promise((resolve) => {
      this.#child.once('close', (code) => {
        resolve(code)
        this.#written()
      })
    })
  }

  /** Resolves with what the pattern finds in the output; rejects when the program ends without it. */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.output)
      if (found) return found
      if (this.#child.exitCode !== null) throw new Error(`ended without ${pattern}:\n${this.output}`)
      await new Promise<void>((resolve) => {
        this.#written = resolve
      })
    }
  }

  stop(): void {
    this.#child.kill('SIGINT')
  }
}

const node = (file: string, ...args: readonly string[]) => new Program(process.execPath, `examples/${file}`, ...args)

describe.skipIf(!isBuilt)('the examples', () => {
  test('runs demo.mjs to the end, with its main output', async () => {
    const demo = node('demo.mjs')
    expect({ code: await demo.exit, output: demo.output }).toEqual({
      code: 0,
      output: expect.stringContaining('Everything went as expected.'),
    })
    expect(demo.output.match(/ERC20InsufficientBalance\(0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 250/g)).toHaveLength(2)
    expect(demo.output).toContain('Transfer of 250 COIN')
  })

  test('ethers.mjs', async () => {
    const program = node('ethers.mjs')
    expect({ code: await program.exit, output: program.output }).toEqual({
      code: 0,
      output: expect.stringContaining('refused: ERC20InsufficientBalance, has 60.0, needs 61.0'),
    })
  })

  test('explain.mjs', async () => {
    const program = node('explain.mjs')
    expect({ code: await program.exit, output: program.output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /Failed: Coin\.transfer at 0x\w{40} reverted with ERC20InsufficientBalance\(sender: 0xf39F\w+, balance: 750\d+, needed: 800\d+\)\./,
      ),
    })
    expect(program.output).toMatch(/event Transfer\(from: 0x\w{40}, to: 0x\w{40}, value: 250\d+\)/)
  })

  test('swap.mjs', async () => {
    const program = node('swap.mjs')
    expect({ code: await program.exit, output: program.output }).toEqual({
      code: 0,
      // ⌊4000 · 9.97 / (1000 + 9.97)⌋ of 10⁻¹⁸, and what the next one pays.
      output: expect.stringMatching(
        /route: 10 apples for 39\.486321375882451954 pears\npaid: {2}39\.486321375882451954 pears, STATE_COMPLETED_SUCCESS\nroute: 10 apples for 38\.7/,
      ),
    })
  })

  test('routes.mjs', async () => {
    const program = node('routes.mjs')
    expect({ code: await program.exit, output: program.output }).toEqual({
      code: 0,
      output: expect.stringContaining('2500000 uatom go by osmosis-1, cosmoshub-4, juno-1: 2500000 arrive'),
    })
    expect(program.output).toMatch(/to be signed on osmosis-1: \/ibc\.applications\.transfer\.v1\.MsgTransfer/)
  })

  test('serves in server.mjs until it is interrupted', async () => {
    const server = node('server.mjs', '0')
    const [, url] = await server.prints(/at (http:\S+) and ws:/)
    const response = await fetch(String(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_accounts","params":[]}',
    })
    expect(await response.json()).toMatchObject({ id: 1, result: expect.arrayContaining(['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']) })
    await server.prints(/^eth_accounts$/m)
    server.stop()
    expect({ code: await server.exit, output: server.output }).toMatchObject({ code: 0 })
  })

  test('vitest-viem.test.ts and vitest-chain.test.ts', async () => {
    const program = new Program(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--root', 'examples')
    expect({ code: await program.exit, output: program.output }).toEqual({ code: 0, output: expect.stringMatching(/6 passed/) })
  })
})
