import { once } from 'node:events'
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SocketAddress } from '../../../adapters/cometbft/address.js'
import { frameOf } from '../../../adapters/cometbft/frames.js'
import { encodeRequest, type Request } from '../../../adapters/cometbft/messages.js'
import { type AbciServer, serveAbci } from '../../../adapters/cometbft/server.js'
import type { AbciApplication } from '../../../src/internal.js'
import { Random } from '../../fuzz/random.js'
import { AbciClient } from './abci-client.js'
import { bytesOf, KvApplication } from './kv-application.js'

let folder: string
let faults: unknown[]
const servers: AbciServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abci-'))
  faults = []
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  await rm(folder, { recursive: true })
})

const flush: Request = { name: 'flush', content: {} }
const echo = (message: string): Request => ({ name: 'echo', content: { message } })
const info: Request = { name: 'info', content: {} }
const checkTx = (tx: string): Request => ({ name: 'checkTx', content: { tx: bytesOf(tx), type: 'NEW' } })
const block = (height: bigint, ...txs: readonly string[]): Request => ({
  name: 'finalizeBlock',
  content: {
    txs: txs.map(bytesOf),
    misbehavior: [{ type: 'DUPLICATE_VOTE', validator: { address: new Uint8Array(20).fill(7) }, height: 3n }],
    hash: new Uint8Array(32).fill(9),
    height,
    time: { seconds: 1_700_000_000n, nanos: 5 },
    proposerAddress: new Uint8Array(20).fill(8),
  },
})

async function serve(application: AbciApplication, address: SocketAddress = { path: join(folder, 'app.sock') }, frameLimit = 1 << 20) {
  const server = await serveAbci(application, { address, insecure: false, frameLimit, onFault: (fault) => faults.push(fault) })
  servers.push(server)
  return server
}

/** Serves an application and connects to it. */
async function connected(application: AbciApplication, frameLimit?: number): Promise<AbciClient> {
  const { address } = await serve(application, undefined, frameLimit)
  return AbciClient.connect('path' in address ? address.path : address)
}

/** Executes blocks until it is told to finish. */
class SlowApplication extends KvApplication {
  finish = () => {}

  override async finalizeBlock(decided: Parameters<KvApplication['finalizeBlock']>[0]) {
    await new Promise<void>((resolve) => {
      this.finish = resolve
    })
    return super.finalizeBlock(decided)
  }
}

describe('an ABCI connection', () => {
  test('is one of at most eight: another is closed, and served when one has ended', async () => {
    const { address } = await serve(new KvApplication())
    const connect = () => AbciClient.connect('path' in address ? address.path : address)
    const clients = await Promise.all(Array.from({ length: 8 }, connect))
    for (const client of clients) expect(await client.ask(echo('there'))).toMatchObject([{ content: { message: 'there' } }])
    await (await connect()).closed()
    clients[0]!.socket.end()
    await clients[0]!.closed()
    const served = async () => {
      const client = await connect()
      return client.ask(echo('again')).catch(() => 'closed')
    }
    await expect.poll(served).toMatchObject([{ content: { message: 'again' } }])
  })

  test('answers every request in the order of arrival', async () => {
    const client = await connected(new KvApplication())
    const requests = Array.from({ length: 500 }, (_, index) => [
      checkTx(index % 3 === 0 ? 'bad' : 'good'),
      echo(String(index)),
      flush,
    ]).flat()
    const responses = await client.ask(...requests)
    expect(responses.map(({ name }) => name)).toEqual(requests.map(({ name }) => name))
    const echoes = responses.flatMap((response) => (response.name === 'echo' ? [response.content.message] : []))
    expect(echoes).toEqual(Array.from({ length: 500 }, (_, index) => String(index)))
  })

  test('passes a block to the application and returns its results', async () => {
    const application = new KvApplication()
    const client = await connected(application)
    await client.ask({
      name: 'initChain',
      content: {
        time: { seconds: 5n, nanos: 1 },
        chainId: 'kv-1',
        consensusParams: { block: { maxGas: -1n } },
        appStateBytes: bytesOf('{}'),
        initialHeight: 1n,
      },
    })
    expect(application.genesis).toMatchObject({ chainId: 'kv-1', time: 5_000_000_001n, maxGas: -1n, initialHeight: 1n })
    const [finalized, committed, answer] = await client.ask(
      block(1n, 'a=1', 'b=2'),
      { name: 'commit', content: {} },
      { name: 'query', content: { data: bytesOf('b'), path: '/value', height: 0n } },
    )
    expect(application.decided).toEqual([
      {
        height: 1n,
        time: 1_700_000_000_000_000_005n,
        proposer: new Uint8Array(20).fill(8),
        hash: new Uint8Array(32).fill(9),
        transactions: [bytesOf('a=1'), bytesOf('b=2')],
        misbehavior: [{ kind: 'duplicate vote', validator: new Uint8Array(20).fill(7), height: 3n }],
      },
    ])
    expect(finalized).toMatchObject({
      name: 'finalizeBlock',
      content: { txResults: [{ code: 0, gasWanted: 1n, gasUsed: 1n, log: 'set' }, { code: 0 }] },
    })
    expect(committed).toEqual({ name: 'commit', content: { retainHeight: 0n } })
    expect(answer).toMatchObject({ name: 'query', content: { code: 0, value: bytesOf('2') } })
  })

  test('extends votes with nothing, and accepts no other extension', async () => {
    const client = await connected(new KvApplication())
    const verify = (voteExtension: Uint8Array): Request => ({ name: 'verifyVoteExtension', content: { voteExtension } })
    const responses = await client.ask({ name: 'extendVote', content: {} }, verify(new Uint8Array()), verify(bytesOf('x')))
    expect(responses.map(({ content }) => content)).toMatchObject([
      { voteExtension: { length: 0 } },
      { status: 'ACCEPT' },
      { status: 'REJECT' },
    ])
  })

  test('answers an exception for a failed block, and a code for a failed check', async () => {
    const failing = new (class extends KvApplication {
      override async checkTx(): Promise<never> {
        throw new Error('no disk')
      }
      override async finalizeBlock(): Promise<never> {
        throw new Error('no disk')
      }
      override async processProposal(): Promise<never> {
        throw new Error('no disk')
      }
    })()
    const client = await connected(failing)
    const [check, finalized, echoed] = await client.ask(checkTx('a=1'), block(1n), echo('still here'))
    expect(check).toMatchObject({ name: 'checkTx', content: { code: 1, log: 'internal error' } })
    expect(finalized).toEqual({ name: 'exception', content: { error: 'no disk' } })
    expect(echoed).toEqual(echo('still here'))
    expect(faults).toHaveLength(2)
  })

  test('checks transactions and answers queries while another connection executes a block', async () => {
    const slow = new SlowApplication()
    const { address } = await serve(slow, { host: '127.0.0.1', port: 0 })
    const place = address as { host: string; port: number }
    const [consensus, mempool, query] = [await AbciClient.connect(place), await AbciClient.connect(place), await AbciClient.connect(place)]
    consensus.send(block(1n), flush)
    expect(await mempool.ask(checkTx('a=1'), flush)).toMatchObject([{ content: { code: 0 } }, {}])
    expect(await query.ask(info, flush)).toMatchObject([{ content: { lastBlockHeight: 0n } }, {}])
    expect(consensus.responses).toEqual([])
    slow.finish()
    expect(await consensus.next(2)).toMatchObject([{ name: 'finalizeBlock' }, { name: 'flush' }])
  })

  test('sends the answers to checks before it executes a block that arrived with them', async () => {
    const slow = new SlowApplication()
    const client = await connected(slow)
    client.send(checkTx('a=1'), flush, block(1n), flush)
    expect(await client.next(2)).toMatchObject([{ name: 'checkTx' }, { name: 'flush' }])
    slow.finish()
    expect(await client.next(2)).toMatchObject([{ name: 'finalizeBlock' }, { name: 'flush' }])
  })

  test('sends the answers to checks within milliseconds while it answers those that arrived with them', async () => {
    let finish = () => {}
    const application = new (class extends KvApplication {
      override async checkTx(transaction: Uint8Array, kind: 'new' | 'recheck') {
        const end = performance.now() + 20
        while (performance.now() < end);
        if (kind === 'recheck') {
          await new Promise<void>((resolve) => {
            finish = resolve
          })
        }
        return super.checkTx(transaction, kind)
      }
    })()
    const client = await connected(application)
    client.send(checkTx('a=1'), checkTx('bad'), { name: 'checkTx', content: { tx: bytesOf('c=3'), type: 'RECHECK' } }, flush)
    expect(await client.next(2)).toMatchObject([{ content: { code: 0 } }, { content: { code: 7 } }])
    finish()
    expect(await client.next(2)).toMatchObject([{ name: 'checkTx' }, { name: 'flush' }])
  })

  test.each([
    ['with random bytes', frameOf(Uint8Array.from([0xff, 0x13, 0x9a, 0x00])), 'a frame that is no request of ABCI 2.0'],
    ['without a content', frameOf(new Uint8Array()), 'a frame that is no request of ABCI 2.0'],
    ['of a request that ABCI 2.0 does not have', frameOf(Uint8Array.from([0x22, 0x00])), 'a frame that is no request of ABCI 2.0'],
    ['that is longer than the limit', Uint8Array.from([0x81, 0x80, 0x40]), 'a frame of 1048577 bytes exceeds the limit of 1048576'],
    ['whose length never ends', new Uint8Array(6).fill(0xff), 'a frame with a length of more than 5 bytes'],
    [
      'that offers no snapshot',
      frameOf(encodeRequest({ name: 'offerSnapshot', content: { snapshot: null, appHash: bytesOf('') } })),
      'an offer without a snapshot',
    ],
  ])('is closed and reported for a frame %s, and other connections go on', async (_, bytes, message) => {
    const { address } = await serve(new KvApplication())
    const path = 'path' in address ? address.path : ''
    const [bad, good] = [await AbciClient.connect(path), await AbciClient.connect(path)]
    bad.socket.write(bytes)
    await bad.closed()
    expect(faults).toMatchObject([{ name: 'MalformedFrame', message }])
    expect(await good.ask(echo('here'))).toEqual([echo('here')])
  })

  test('reads no further requests while the peer does not read its answers', async () => {
    const application = new KvApplication()
    const client = await connected(application, 1 << 24)
    client.socket.pause()
    const long = echo('x'.repeat(1_000_000))
    let isBlocked = false
    for (let sent = 0; sent < 100 && !isBlocked; sent++) {
      isBlocked = !client.socket.write(frameOf(encodeRequest(long)))
      if (isBlocked) isBlocked = await Promise.race([once(client.socket, 'drain').then(() => false), delay(300).then(() => true)])
    }
    expect(isBlocked).toBe(true)
    client.send(info)
    client.socket.resume()
    for (;;) if ((await client.next(1))[0]?.name === 'info') break
  })

  test('survives frames of random bytes and mutated requests', async () => {
    const count = Number(process.env.EVMBED_FUZZ_FRAMES ?? 2_000)
    const { address } = await serve(new KvApplication())
    const path = 'path' in address ? address.path : ''
    const random = new Random('frames')
    const valid = [flush, echo('hello'), info, checkTx('a=1'), block(1n, 'a=1', 'b=2')].map((request) => encodeRequest(request))
    let client = await AbciClient.connect(path)
    for (let index = 0; index < count; index++) {
      if (client.socket.destroyed) client = await AbciClient.connect(path)
      client.socket.write(index % 2 === 0 ? randomFrame(random) : mutated(random.pick(valid), random))
      if (index % 16 === 0) await new Promise((resolve) => setImmediate(resolve))
      client.responses.length = 0
    }
    client.socket.destroy()
    const last = await AbciClient.connect(path)
    expect(await last.ask(info, flush)).toMatchObject([{ name: 'info' }, { name: 'flush' }])
    const strange = faults.filter((fault) => !(fault instanceof Error && /MalformedFrame|Error/.test(fault.name)))
    expect(strange).toEqual([])
    expect(faults.length).toBeGreaterThan(10)
  }, 600_000)
})

describe('the address of an ABCI server', () => {
  test('is a socket file that only its owner may use, and the file of a killed process is replaced', async () => {
    const path = join(folder, 'app.sock')
    const orphan = createServer().listen(path)
    await once(orphan, 'listening')
    // Closing a server removes its file; that of a killed process stays.
    await rename(path, `${path}.kept`)
    orphan.close()
    await once(orphan, 'close')
    await rename(`${path}.kept`, path)
    await serve(new KvApplication(), { path })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await (await AbciClient.connect(path)).ask(echo('x'))).toEqual([echo('x')])
  })

  test('is refused while another process uses it', async () => {
    await serve(new KvApplication())
    await expect(serve(new KvApplication())).rejects.toMatchObject({ name: 'ListenFailed', code: 'EADDRINUSE' })
  })

  test('is refused if it is a file of another kind', async () => {
    const path = join(folder, 'notes.txt')
    await writeFile(path, 'mine')
    await expect(serve(new KvApplication(), { path })).rejects.toMatchObject({ name: 'ListenFailed' })
    expect((await stat(path)).size).toBe(4)
  })

  test('is refused if other machines can reach it', async () => {
    await expect(serve(new KvApplication(), { host: '0.0.0.0', port: 0 })).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UnsafeAddress: refusing to listen on tcp://0.0.0.0:0: ABCI has no credentials, so a program that connects decides the blocks; use a socket file or 127.0.0.1, or set insecure to true if only the engine can connect]`,
    )
  })
})

function randomFrame(random: Random): Uint8Array {
  const bytes = Uint8Array.from({ length: random.below(60) }, () => random.below(256))
  return random.below(2) === 0 ? bytes : frameOf(bytes)
}

function mutated(message: Uint8Array, random: Random): Uint8Array {
  const bytes = message.slice()
  for (let count = random.below(4); count > 0; count--) bytes[random.below(bytes.length)] = random.below(256)
  return frameOf(random.below(4) === 0 ? bytes.subarray(0, random.below(bytes.length)) : bytes)
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
