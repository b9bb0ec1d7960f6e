import type { Chain } from './chain/chain.js'
import { type ChainExport, exportChain } from './chain/export.js'
import type { Genesis } from './chain/genesis.js'
import { eachAccount } from './dumps/dumped-states.js'
import { ChainRules } from './evm/chain-rules.js'
import { configAt, type GenesisConfig, type HardforkName } from './evm/hardforks.js'
import { genesisDigest } from './first-block.js'
import { type ChainOrigin, StoredChain } from './persistence/stored-chain.js'
import { bytesToHex, toQuantity } from './primitives/hex.js'
import { loadingState } from './primitives/missing-state.js'
import { openingChain, StoreRefused } from './store/errors.js'
import type { Store } from './store/store.js'

/** Bytes of memory for what is read. */
const CACHE = 16 * 1024 * 1024

/** A chain in a store that is open for export. */
export interface StoredExport {
  /** Number of the head. */
  readonly height: number
  /** Returns the blocks, as `Node.exportChain` does. */
  blocks(): Promise<ChainExport>
  /** Returns a geth genesis file in pieces of JSON, with which another node begins with the same block 0. */
  genesis(): AsyncIterable<string>
  close(): Promise<void>
}

/**
 * Opens the chain in a store for export.
 *
 * Rejects with `StoreRefused` if there is none, or if it began with another genesis.
 *
 * @param genesis of a chain that began with one
 */
export async function openStoredExport(store: Store, genesis: Genesis | undefined): Promise<StoredExport> {
  const { stored, origin } = await StoredChain.openAny(store, CACHE)
  try {
    const config = configOf(origin, genesis)
    await openingChain(() => stored.load(new ChainRules(config), {}))
    const { chain } = stored
    if (!chain) throw new StoreRefused('the store contains no chain')
    return {
      height: Number(chain.head.number),
      blocks: () => exportChain(chain),
      genesis() {
        return genesisFile(config, chain)
      },
      close: () => stored.close(),
    }
  } catch (error) {
    await stored.close()
    throw error
  }
}

function configOf(origin: ChainOrigin, genesis: Genesis | undefined): GenesisConfig {
  if (origin.genesis === undefined) return configAt(Number(origin.chainId), origin.hardfork as HardforkName)
  if (!genesis) throw new StoreRefused('the chain of the store began with a genesis file: name it')
  if (origin.genesis !== genesisDigest(genesis)) throw new StoreRefused('the chain of the store began with another genesis file')
  return genesis.config
}

async function* genesisFile(config: GenesisConfig, chain: Chain): AsyncGenerator<string> {
  const { header } = chain.genesis
  const state = await loadingState(() => chain.genesis.state)
  if (state.root !== header.stateRoot) {
    throw new StoreRefused('a test method such as anvil_setBalance changed the state of block 0, which has another root in its header')
  }
  const { excessBlobGas, blobGasUsed, baseFeePerGas, parentBeaconBlockRoot } = header
  const fields = {
    config,
    nonce: bytesToHex(header.nonce),
    timestamp: toQuantity(header.timestamp),
    extraData: bytesToHex(header.extraData),
    gasLimit: toQuantity(header.gasLimit),
    difficulty: toQuantity(header.difficulty),
    mixHash: header.mixHash,
    coinbase: header.feeRecipient,
    ...(baseFeePerGas === undefined ? {} : { baseFeePerGas: toQuantity(baseFeePerGas) }),
    ...(excessBlobGas === undefined ? {} : { excessBlobGas: toQuantity(excessBlobGas) }),
    ...(blobGasUsed === undefined ? {} : { blobGasUsed: toQuantity(blobGasUsed) }),
    ...(parentBeaconBlockRoot === undefined ? {} : { parentBeaconBlockRoot }),
  }
  yield `${JSON.stringify(fields, undefined, 2).slice(0, -2)},\n  "alloc": {`
  let separator = '\n    '
  for await (const text of eachAccount(state, (address, { balance, nonce, code, storage }) => {
    const slots = Array.from(storage.entries(), ({ slot, value }) => [slot, `0x${bytesToHex(value).slice(2).padStart(64, '0')}`])
    const account = {
      balance: toQuantity(balance),
      ...(nonce === 0n ? {} : { nonce: toQuantity(nonce) }),
      ...(code.bytes.length === 0 ? {} : { code: bytesToHex(code.bytes) }),
      ...(slots.length === 0 ? {} : { storage: Object.fromEntries(slots) }),
    }
    return `"${address}": ${JSON.stringify(account)}`
  })) {
    yield separator + text
    separator = ',\n    '
  }
  yield '\n  }\n}\n'
}
