import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts, devGenesis, type Genesis } from '../../src/internal.js'
import { isErrno, reasonOf } from '../files/index.js'
import { defaultOf } from './option-flag.js'
import { composeText } from './testnet-compose.js'
import { engineConfig } from './testnet-config.js'
import { UsageError } from './usage-error.js'

/** A network of validators, before it is written. */
export interface Network {
  /** Folder of the network. */
  readonly output: string
  readonly validators: number
  readonly genesis: Genesis
  /** Port of JSON-RPC of the first validator. */
  readonly port: number
  /** First port of the engines. */
  readonly enginePort: number
}

/** A validator on this machine. */
export interface Validator {
  /** Home folder of its engine and of its node. */
  readonly home: string
  /** Port of JSON-RPC. */
  readonly port: number
  /** Port at which the engine's peers connect. */
  readonly peerPort: number
  /** Port of the engine's RPC. */
  readonly rpcPort: number
}

interface EngineKey {
  /** First 20 bytes of SHA-256 of the public key, in hex. */
  readonly address: string
  /** 32 bytes in Base64. */
  readonly publicKey: string
  /** Seed and public key, 64 bytes in Base64. */
  readonly privateKey: string
}

/** Returns the genesis of a network for tests: the accounts of `evmbed dev`, each with 10,000 ether. */
export async function testGenesis(chainId: number): Promise<Genesis> {
  const accounts = (await devAccounts(DEV_MNEMONIC, Number(defaultOf('accounts')), DEV_DERIVATION_PATH)) ?? []
  return devGenesis({
    chainId,
    hardfork: defaultOf('hardfork'),
    gasLimit: defaultOf('mining.gasLimit'),
    baseFeePerGas: defaultOf('baseFeePerGas'),
    timestamp: BigInt(Math.floor(Date.now() / 1000)),
    balances: new Map(accounts.map(({ address }) => [address, defaultOf('balance')])),
    predeploys: [],
  })
}

/** Returns homes and ports of the validators of a network. */
export function validatorsOf({ output, validators, port, enginePort }: Omit<Network, 'genesis'>): readonly Validator[] {
  return Array.from({ length: validators }, (_, index) => ({
    home: resolve(output, `validator-${index}`),
    port: port + index,
    peerPort: enginePort + 2 * index,
    rpcPort: enginePort + 2 * index + 1,
  }))
}

/** Returns whether a folder contains the network of as many validators as the flags name. */
export async function isWritten({ output, validators }: Pick<Network, 'output' | 'validators'>): Promise<boolean> {
  const homes = (await entriesOf(output)).filter((name) => name.startsWith('validator-'))
  if (homes.length > 0 && homes.length !== validators) {
    throw new UsageError(
      `--output: ${output} contains a network of ${homes.length} validators: give --validators ${homes.length}, or another folder`,
    )
  }
  return homes.length > 0
}

/**
 * Writes the homes of all validators and a compose file. Keys are readable by their owner only.
 *
 * Throws `UsageError` if the folder contains files, which stay as they are.
 */
export async function writeNetwork(network: Network): Promise<readonly Validator[]> {
  const { output, genesis } = network
  if ((await entriesOf(output)).length > 0)
    throw new UsageError(`--output: ${output} is not empty: nothing is overwritten; name another folder`)
  const validators = validatorsOf(network)
  const members = validators.map((validator) => ({ validator, signer: newKey(), node: newKey() }))
  const genesisText = engineGenesis(
    genesis,
    members.map(({ signer }) => signer),
  )
  const peers = members.map(({ node, validator }) => ({ id: node.address.toLowerCase(), port: validator.peerPort }))
  try {
    for (const [index, { validator, signer, node }] of members.entries()) {
      const { home } = validator
      for (const folder of ['config', 'data']) await mkdir(join(home, folder), { recursive: true, mode: 0o700 })
      const others = peers.filter((_, other) => other !== index).map(({ id, port }) => `${id}@127.0.0.1:${port}`)
      await write(home, 'config/config.toml', engineConfig({ ...validator, moniker: `validator-${index}`, peers: others }))
      await write(home, 'config/genesis.json', genesisText)
      await write(home, 'config/node_key.json', json({ priv_key: privateKey(node) }))
      await write(
        home,
        'config/priv_validator_key.json',
        json({ address: signer.address, pub_key: publicKey(signer), priv_key: privateKey(signer) }),
      )
      await write(home, 'data/priv_validator_state.json', json({ height: '0', round: 0, step: 0 }))
    }
    await writeFile(
      join(output, 'compose.yaml'),
      composeText(
        validators,
        peers.map(({ id }) => id),
      ),
    )
  } catch (error) {
    throw isErrno(error) ? new UsageError(`--output: cannot write ${error.path ?? output}: ${reasonOf(error)}`) : error
  }
  return validators
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isErrno(error) && error.code === 'ENOENT') return []
    throw new UsageError(`--output: cannot read ${folder}: ${reasonOf(error)}`)
  }
}

function write(home: string, name: string, text: string): Promise<void> {
  return writeFile(join(home, name), text, { mode: 0o600, flag: 'wx' })
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Makes an Ed25519 key. The identifier of a node is the address of its key, too. */
function newKey(): EngineKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const [x, d] = [publicKey.export({ format: 'jwk' }).x, privateKey.export({ format: 'jwk' }).d].map((part) =>
    Buffer.from(part ?? '', 'base64url'),
  )
  const [open, seed] = [x ?? Buffer.alloc(0), d ?? Buffer.alloc(0)]
  return {
    address: createHash('sha256').update(open).digest('hex').slice(0, 40).toUpperCase(),
    publicKey: open.toString('base64'),
    privateKey: Buffer.concat([seed, open]).toString('base64'),
  }
}

function publicKey({ publicKey }: EngineKey) {
  return { type: 'tendermint/PubKeyEd25519', value: publicKey }
}

function privateKey({ privateKey }: EngineKey) {
  return { type: 'tendermint/PrivKeyEd25519', value: privateKey }
}

/** Returns the engine's genesis file. Integers of 64 bits are decimal strings. */
function engineGenesis(genesis: Genesis, signers: readonly EngineKey[]): string {
  return json({
    genesis_time: new Date(Number(genesis.timestamp ?? 0) * 1000).toISOString(),
    chain_id: `evmbed-${genesis.config.chainId}`,
    initial_height: '1',
    consensus_params: {
      block: { max_bytes: '4194304', max_gas: '-1' },
      evidence: { max_age_num_blocks: '100000', max_age_duration: '172800000000000', max_bytes: '1048576' },
      validator: { pub_key_types: ['ed25519'] },
      version: { app: '0' },
      abci: { vote_extensions_enable_height: '0' },
    },
    validators: signers.map((signer, index) => ({
      address: signer.address,
      pub_key: publicKey(signer),
      power: '1',
      name: `validator-${index}`,
    })),
    app_hash: '',
    app_state: genesis,
  })
}
