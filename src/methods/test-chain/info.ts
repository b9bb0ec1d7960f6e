import { param } from '../../rpc/record.js'
import { array, boolean, either, hash, int, mapOf, nullable, object, objectOf, optional, quantity, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { type FeeServices, nextHeader, suggestedGasPrice } from '../../services/fees.js'
import type * as wire from '../../wire/test-chain.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { count, done, everywhere } from './dialect.js'

/** Information about the node. */

const nodeInfoSchema = objectOf<wire.TestNodeInfo>()('AnvilNodeInfo', {
  currentBlockNumber: quantity,
  /** Seconds since 1970. */
  currentBlockTimestamp: count,
  currentBlockHash: hash,
  hardFork: string,
  transactionOrder: string,
  environment: object('NodeEnvironment', { baseFee: quantity, chainId: count, gasLimit: quantity, gasPrice: quantity }),
  forkConfig: object('ForkConfig', {
    /** Scheme, host and port. Null for a fork of a provider. */
    forkUrl: nullable(string),
    forkBlockNumber: nullable(count),
    /** Milliseconds. */
    forkRetryBackoff: nullable(int),
  }),
})

export const nodeInfo = defineTestMethod({
  method: 'nodeInfo',
  aliases: ['anvil', 'hardhat'],
  summary: 'Returns the head, the hardfork, gas limit, base fee and gas price of the next block, and the server and the block of a fork.',
  params: [],
  answers: everywhere(nodeInfoSchema),
  handler(context: FeeServices) {
    const { head, rules, remote } = context.chain
    const url = remote?.requests.url
    const { rules: next, baseFeePerGas = 0n, gasLimit } = nextHeader(context)
    return {
      currentBlockNumber: head.number,
      currentBlockTimestamp: head.header.timestamp,
      currentBlockHash: head.hash,
      hardFork: next.hardfork,
      transactionOrder: context.options.mining.order === 'fifo' ? 'fifo' : 'fees',
      environment: { baseFee: baseFeePerGas, chainId: rules.chainId, gasLimit, gasPrice: suggestedGasPrice(context) },
      forkConfig: {
        // User, path and query of a URL may contain keys.
        forkUrl: url === undefined ? null : new URL(url).origin,
        forkBlockNumber: remote?.height ?? null,
        forkRetryBackoff: remote?.requests.limits.backoffMs ?? null,
      },
    }
  },
})

const instanceFields = {
  clientVersion: string,
  chainId: count,
  /** Another one after every reset. */
  instanceId: hash,
  latestBlockNumber: count,
  latestBlockHash: hash,
  /** The remote chain of a fork. Otherwise null with Anvil's name, and absent with Hardhat's. */
  forkedNetwork: optional(
    nullable(objectOf<wire.ForkedNetwork>()('ForkedNetwork', { chainId: int, forkBlockNumber: count, forkBlockHash: hash })),
  ),
}
const heightAndHash = array(
  either(hash, count, { input: (input) => typeof input === 'string', value: (value) => typeof value === 'string' }),
)
const hardhatMetadata = objectOf<wire.HardhatMetadata>()('HardhatMetadata', instanceFields)
const anvilMetadata = objectOf<wire.AnvilMetadata>()('AnvilMetadata', {
  ...instanceFields,
  clientSemver: string,
  /** Height and hash of the head by the ids of snapshots. */
  snapshots: mapOf(string, heightAndHash),
})

export const metadata = defineTestMethod({
  method: 'metadata',
  aliases: ['anvil', 'hardhat'],
  summary:
    "Returns metadata of the node: client version, chain id, instance id, latest block, and the remote chain of a fork; with Anvil's name also the snapshots.",
  params: [],
  answers: { anvil: anvilMetadata, hardhat: hardhatMetadata, ganache: hardhatMetadata },
  handler(
    { chain, testChain: { instance, snapshots }, software: { clientVersion, version } }: TestChainNeeds<'chain' | 'software' | 'testChain'>,
    _params,
    { dialect },
  ) {
    const { head, rules, remote } = chain
    const heights = [...snapshots].map(([id, { height }]) => {
      return [quantity.encode(id), [height, chain.blockByNumber(height)?.hash ?? head.hash]] as const
    })
    return {
      clientVersion,
      clientSemver: version,
      chainId: rules.chainId,
      instanceId: instance.id,
      latestBlockNumber: head.number,
      latestBlockHash: head.hash,
      forkedNetwork: remote
        ? { chainId: remote.origin.chainId, forkBlockNumber: remote.height, forkBlockHash: remote.origin.hash }
        : dialect === 'anvil'
          ? null
          : undefined,
      snapshots: new Map(heights),
    }
  },
})

/** geth's levels of what is worth a line: errors, and everything that is done. */
const [ERRORS, EVERYTHING] = [1, 4] as const

export const setLoggingEnabled = defineTestMethod({
  method: 'setLoggingEnabled',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Enables or disables logging of calls and transactions. Errors are always logged. Without effect on a node without a logger.',
  params: [param('enabled', boolean)],
  answers: done,
  handler({ host: { logLevels } }: Needs<'host'>, [enabled]) {
    logLevels?.setLevel(enabled ? EVERYTHING : ERRORS)
  },
})
