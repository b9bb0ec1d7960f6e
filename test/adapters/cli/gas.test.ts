import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json, loopback } from '../../balances/loopback.js'
import { freePort, useInProcess } from './in-process.js'

const { evmbed, folder } = await useInProcess()
let node: Node
let url: string
let hash: string

beforeAll(async () => {
  node = await createNode()
  url = (await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'off' } })).url
  const [from, to] = node.accounts.map(({ address }) => address)
  // Writes a slot.
  hash = await node.request('eth_sendTransaction', [{ from, data: '0x6001600055', gas: '0x20000' }])
  await node.request('eth_sendTransaction', [{ from, to }])
})
afterAll(() => node.close())

const gas = (...args: string[]) => evmbed(['gas', ...args, '--rpc-url', url]).ended

describe('evmbed gas', () => {
  test('prints the gas by function', async () => {
    const { code, out, err } = await gas(hash)
    expect({ code, out, err }).toMatchObject({ code: 0, err: '', out: expect.stringContaining('.constructor` | 1 | 22,106 | 22,106 |') })
  })

  test('adds up several transactions', async () => {
    expect((await gas(hash, hash)).out).toMatch(/^\d+,\d+ gas, in 2 transactions, intrinsic gas/)
  })

  test('writes what the name of the file says', async () => {
    const written = async (name: string, ...more: string[]) => {
      const file = join(folder, name)
      expect(await gas(hash, '--output', file, ...more)).toMatchObject({ code: 0, out: `Wrote ${file}\n` })
      return { file, text: await readFile(file, 'utf8') }
    }
    const { file } = await written('gas.json')
    expect((await written('gas.svg')).text).toMatch(/^<svg /)
    expect((await written('gas.folded')).text).toMatch(/^intrinsic gas \d+\n/)
    expect(JSON.parse((await written('gas.speedscope.json')).text)).toHaveProperty('shared.frames')
    expect((await written('same.svg', '--before', file)).text).toContain('class="box same"')
  })

  test('says what is wrong', async () => {
    const errors = async (...args: string[]) => (await gas(...args)).err
    expect(await errors()).toContain('expected the hash of a transaction\n')
    expect(await errors('0x12')).toContain("expected the hash of a transaction, got '0x12'")
    expect(await errors(`0x${'11'.repeat(32)}`)).toContain('is in no block')
    const file = join(folder, 'other.json')
    await writeFile(file, '{"gasUsed":1}')
    expect(await errors(hash, '--before', file)).toContain(`${file} is no gas profile`)
    await writeFile(file, '{')
    expect(await errors(hash, '--before', file)).toContain(`${file} is no gas profile`)
  })

  test('sends the token of the environment', async () => {
    const token = 'a-token-of-the-test'
    const server = await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'all', tokens: [token] } })
    const args = ['gas', hash, '--rpc-url', server.url]
    const err = 'evmbed: the node at --rpc-url needs a token: set the environment variable EVMBED_AUTH_TOKEN\n'
    expect(await evmbed(args).ended).toEqual({ code: 1, out: '', err })
    expect(await evmbed(args, { EVMBED_AUTH_TOKEN: 'another-token' }).ended).toMatchObject({ code: 1, err })
    expect(await evmbed(args, { EVMBED_AUTH_TOKEN: token }).ended).toMatchObject({ code: 0, out: (await gas(hash)).out })
    await server.close()
  })

  test('names the flag of a node that cannot be reached', async () => {
    const { code, err } = await evmbed(['gas', hash, '--rpc-url', `http://127.0.0.1:${await freePort()}`]).ended
    expect({ code, err }).toEqual({ code: 1, err: 'evmbed: the node at --rpc-url cannot be reached (ECONNREFUSED)\n' })
  })

  test('says that a node is another one', async () => {
    const error = { code: -32601, message: 'not here' }
    const other = await loopback((_request, response) => json(response, { jsonrpc: '2.0', id: 1, error }))
    const { err } = await evmbed(['gas', hash, '--rpc-url', other.url]).ended
    expect(err).toContain('makes no gas profiles: it is not evmbed, or an older one')
  })
})
