import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { useInProcess } from './in-process.js'

const { evmbed, folder } = await useInProcess()

async function json(...path: readonly string[]) {
  return JSON.parse(await readFile(join(folder, ...path), 'utf8'))
}

describe('testnet', () => {
  test('writes a home with its own keys for each validator, and one genesis for all', async () => {
    const output = join(folder, 'network')
    const flags = ['--validators', '3', '--output', output, '--chain-id', '77', '--port', '9000', '--engine-port', '9100']
    const { code, out } = await evmbed(['testnet', ...flags]).ended
    expect(code).toBe(0)
    expect(out.replaceAll(folder, '.')).toMatchInlineSnapshot(`
      "Chain 77, 3 validators:
        ./network/validator-0  http://127.0.0.1:9000
        ./network/validator-1  http://127.0.0.1:9001
        ./network/validator-2  http://127.0.0.1:9002
      Run it: evmbed testnet --run --validators 3 --output ./network --port 9000 --engine-port 9100
      "
    `)

    const genesis = await json('network', 'validator-0', 'config/genesis.json')
    expect(genesis).toMatchObject({ chain_id: 'evmbed-77', initial_height: '1', app_state: { config: { chainId: 77 } } })
    expect(genesis.app_state.alloc['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']).toEqual({ balance: '0x21e19e0c9bab2400000' })
    const ids: string[] = []
    for (const index of [0, 1, 2]) {
      const home = `validator-${index}`
      expect(await json('network', home, 'config/genesis.json')).toEqual(genesis)
      const signer = await json('network', home, 'config/priv_validator_key.json')
      const key = Buffer.from(signer.pub_key.value, 'base64')
      expect(key).toHaveLength(32)
      expect(Buffer.from(signer.priv_key.value, 'base64').subarray(32)).toEqual(key)
      expect(signer.address).toBe(createHash('sha256').update(key).digest('hex').slice(0, 40).toUpperCase())
      expect(genesis.validators[index]).toMatchObject({ address: signer.address, pub_key: signer.pub_key, power: '1' })
      const node = Buffer.from((await json('network', home, 'config/node_key.json')).priv_key.value, 'base64')
      ids.push(createHash('sha256').update(node.subarray(32)).digest('hex').slice(0, 40))
      expect((await stat(join(output, home, 'config/priv_validator_key.json'))).mode & 0o777).toBe(0o600)
    }
    expect(new Set(ids).size).toBe(3)
    expect(parse(await readFile(join(output, 'validator-1/config/config.toml'), 'utf8'))).toMatchObject({
      moniker: 'validator-1',
      rpc: { laddr: 'tcp://127.0.0.1:9103' },
      p2p: { laddr: 'tcp://127.0.0.1:9102', persistent_peers: `${ids[0]}@127.0.0.1:9100,${ids[2]}@127.0.0.1:9104` },
    })
  })

  test('writes a compose file with a node and an engine for each validator', async () => {
    const output = join(folder, 'composed')
    await evmbed(['testnet', '--validators', '2', '--output', output]).ended
    const text = await readFile(join(output, 'compose.yaml'), 'utf8')
    expect(text.replaceAll(/[0-9a-f]{40}/g, '<id>')).toMatchInlineSnapshot(`
      "# Validators under Docker, written by evmbed testnet: docker compose up
      # The containers run as the owner of the homes: 'EVMBED_USER=$(id -u):$(id -g) docker compose up', if that is not 1000:1000.
      services:
        node-0:
          image: node:22-slim
          user: "\${EVMBED_USER:-1000:1000}"
          environment:
            HOME: /tmp
          command:
            - npx
            - --yes
            - --package=evmbed@0.1.0
            - --package=classic-level@3
            - evmbed
            - start
            - --home=/validator
            - --consensus=cometbft
            - --cometbft.home=/validator
            - --cometbft.rpc=http://127.0.0.1:26657
            - --cometbft.listen=tcp://127.0.0.1:26658
            - --json-rpc.enable
            - --json-rpc.address=0.0.0.0:8545
            - --json-rpc.ws-address=0.0.0.0:8545
          volumes:
            - ./validator-0:/validator
          ports:
            - "127.0.0.1:8545:8545"
          restart: unless-stopped
        engine-0:
          image: cometbft/cometbft:v0.38.25
          user: "\${EVMBED_USER:-1000:1000}"
          environment:
            CMTHOME: /validator
          network_mode: service:node-0
          depends_on:
            - node-0
          command:
            - start
            - --home=/validator
            - --proxy_app=tcp://127.0.0.1:26658
            - --rpc.laddr=tcp://127.0.0.1:26657
            - --p2p.laddr=tcp://0.0.0.0:26656
            - --p2p.persistent_peers=<id>@node-1:26656
          volumes:
            - ./validator-0:/validator
          restart: unless-stopped
        node-1:
          image: node:22-slim
          user: "\${EVMBED_USER:-1000:1000}"
          environment:
            HOME: /tmp
          command:
            - npx
            - --yes
            - --package=evmbed@0.1.0
            - --package=classic-level@3
            - evmbed
            - start
            - --home=/validator
            - --consensus=cometbft
            - --cometbft.home=/validator
            - --cometbft.rpc=http://127.0.0.1:26657
            - --cometbft.listen=tcp://127.0.0.1:26658
            - --json-rpc.enable
            - --json-rpc.address=0.0.0.0:8545
            - --json-rpc.ws-address=0.0.0.0:8545
          volumes:
            - ./validator-1:/validator
          ports:
            - "127.0.0.1:8546:8545"
          restart: unless-stopped
        engine-1:
          image: cometbft/cometbft:v0.38.25
          user: "\${EVMBED_USER:-1000:1000}"
          environment:
            CMTHOME: /validator
          network_mode: service:node-1
          depends_on:
            - node-1
          command:
            - start
            - --home=/validator
            - --proxy_app=tcp://127.0.0.1:26658
            - --rpc.laddr=tcp://127.0.0.1:26657
            - --p2p.laddr=tcp://0.0.0.0:26656
            - --p2p.persistent_peers=<id>@node-0:26656
          volumes:
            - ./validator-1:/validator
          restart: unless-stopped
      "
    `)
  })

  test('overwrites nothing', async () => {
    const output = join(folder, 'twice')
    await evmbed(['testnet', '--output', output]).ended
    const key = await json('twice', 'validator-0', 'config/priv_validator_key.json')
    const { code, err } = await evmbed(['testnet', '--output', output]).ended
    expect(code).toBe(2)
    expect(err).toContain(`--output: ${output} is not empty: nothing is overwritten; name another folder`)
    expect(await json('twice', 'validator-0', 'config/priv_validator_key.json')).toEqual(key)
  })

  test('begins with a geth genesis file', async () => {
    const path = join(folder, 'genesis.json')
    await writeFile(path, JSON.stringify({ config: { chainId: 5 }, alloc: {}, gasLimit: '0x1c9c380' }))
    await evmbed(['testnet', '--validators', '1', '--output', join(folder, 'own'), '--genesis', path]).ended
    const { chain_id, app_state } = await json('own', 'validator-0', 'config/genesis.json')
    expect(chain_id).toBe('evmbed-5')
    expect(app_state).toEqual({ config: { chainId: 5 }, alloc: {}, gasLimit: '0x1c9c380' })
  })

  test.each([
    [['--validators', '0'], '--validators: expected an integer from 1 to 64'],
    [['--port', '65535'], '--port: expected a port that leaves room for all validators below 65536'],
    [['--json'], '--json needs --run: it prints the running processes'],
    [['--chain-id', '5', '--genesis', 'x.json'], '--chain-id cannot be given with --genesis: the genesis file says it'],
  ])('refuses %j', async (flags, message) => {
    const { code, err } = await evmbed(['testnet', '--output', join(folder, 'none'), ...flags]).ended
    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  test('says in one line how to get the engine, and writes nothing', async () => {
    const output = join(folder, 'absent')
    const { code, err } = await evmbed(['testnet', '--run', '--output', output, '--cometbft.bin', '/nowhere/cometbft']).ended
    expect(code).toBe(1)
    expect(err).toMatchInlineSnapshot(`
      "evmbed: there is no program /nowhere/cometbft: 'go install github.com/cometbft/cometbft/cmd/cometbft@v0.38.25' builds the consensus engine CometBFT
      "
    `)
    await expect(stat(output)).rejects.toThrow()
  })
})

test.each([
  [['--consensus', 'cometbft'], "--consensus cometbft needs --cometbft.home, the home of a validator: 'evmbed testnet' makes one"],
  [['--cometbft.home', 'x'], '--cometbft.home, .bin, .rpc and .listen need --consensus cometbft'],
])('start refuses %j', async (flags, message) => {
  const { code, err } = await evmbed(['start', ...flags]).ended
  expect(code).toBe(2)
  expect(err).toContain(message)
})
