/** A chain on a disk that becomes full: a file system of its own with a limited size. Mounting one takes Linux and root; the tests say when they are skipped. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createNode, type Hex, type Node } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { afterAll, expect, it } from 'vitest'

const disk = mkdtempSync(join(tmpdir(), 'evmbed-full-disk-'))
const isMounted = mount()
const ballast = join(disk, 'ballast')
const MIB = 1 << 20
const RECEIVER: Hex = '0x00000000000000000000000000000000000000aa'
const hex = (value: number): Hex => `0x${value.toString(16)}`

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Sends 100 kB, which cannot be compressed, in a transaction. Returns its hash. */
async function send(node: Node): Promise<Hex> {
  const [from] = await node.request('eth_accounts')
  const data: Hex = `0x${randomBytes(100_000).toString('hex')}`
  return node.call('eth_sendTransaction', [{ from, to: RECEIVER, value: '0x1', data, gas: '0x4c4b40' }]) as Promise<Hex>
}

/** Sends until the disk is full. Returns the hashes that were returned. */
async function sendUntilFull(node: Node): Promise<{ readonly hashes: Hex[]; readonly error: unknown }> {
  const hashes: Hex[] = []
  for (let number = 0; number < 1_000; number++) {
    try {
      hashes.push(await send(node))
    } catch (error) {
      return { hashes, error }
    }
  }
  throw new Error('the disk was never full')
}

/** Takes the room that is left. */
function fillUp(): void {
  try {
    for (;;) appendFileSync(ballast, new Uint8Array(4096))
  } catch (error) {
    expect(String(error)).toMatch(/no space left/i)
  }
}

async function expectAll(node: Node, hashes: readonly Hex[]): Promise<void> {
  expect(Number(await node.request('eth_blockNumber'))).toBe(hashes.length)
  for (const [index, hash] of hashes.entries()) {
    expect((await node.request('eth_getTransactionReceipt', [hash]))?.blockNumber).toBe(hex(index + 1))
  }
}

it.skipIf(!isMounted)(
  'refuses writes while the disk is full, answers reads, and loses nothing',
  async () => {
    for (const durability of ['process', 'disk'] as const) {
      const path = join(disk, durability)
      mkdirSync(path)
      writeFileSync(ballast, new Uint8Array(16 * MIB))
      const open = () => createNode({ store: levelStore(path), storage: { durability } })
      let node = await open()
      const { hashes, error } = await sendUntilFull(node)
      expect(String(error)).toMatch(
        /^StoreWriteFailed: the store of the chain cannot be written: .*no space left on device.*; nothing was changed, and calls that read still work/i,
      )
      expect(hashes.length).toBeGreaterThan(20)
      // A journal that was deleted since has left room.
      for (let isRefused = false; !isRefused; ) {
        fillUp()
        await send(node).then(
          (hash) => hashes.push(hash),
          (failure: unknown) => {
            expect(String(failure)).toContain('the store of the chain cannot be written')
            isRefused = true
          },
        )
      }
      await expectAll(node, hashes)
      rmSync(ballast)
      // Reads wait while the database is opened again.
      let isSent = false
      const sent = send(node).finally(() => {
        isSent = true
      })
      for (let read = 0; !isSent; read++) {
        const number = 1 + (read % hashes.length)
        const block = await node.request('eth_getBlockByNumber', [hex(number), false])
        expect(block?.transactions).toEqual([hashes[number - 1]])
        expect(await node.request('eth_getBalance', [RECEIVER, hex(number)])).toBe(hex(number))
        await setImmediate()
      }
      hashes.push(await sent)
      await expectAll(node, hashes)
      await node.close()
      node = await open()
      await expectAll(node, hashes)
      hashes.push(await send(node))
      await expectAll(node, hashes)
      await node.close()
      rmSync(path, { recursive: true })
    }
  },
  60_000,
)
