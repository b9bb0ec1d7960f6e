import { paramsBlock } from '@ethereumjs/block'
import type { Common, HardforkConfig } from '@ethereumjs/common'
import { paramsEVM } from '@ethereumjs/evm'
import { paramsTx } from '@ethereumjs/tx'
import { paramsVM } from '@ethereumjs/vm'
import { keccak256 } from '../../primitives/keccak.js'
import { FORKS, type Fork } from '../hardforks.js'
import { kzg } from '../kzg.js'
import { GAS_PER_BLOB, type Rules } from '../rules.js'
import { ecrecover, ecsign } from './library-signatures.js'
import { SettledCommon } from './patches.js'

const commons = new WeakMap<Rules, Common>()

/** Returns the rules in EthereumJS's form. They are created once. */
export function commonOf(rules: Rules): Common {
  let common = commons.get(rules)
  if (!common) {
    common = newCommon(rules)
    commons.set(rules, common)
  }
  return common
}

function newCommon(rules: Rules): Common {
  const common = new SettledCommon({
    chain: {
      name: 'evmbed',
      chainId: Number(rules.chainId),
      // Blocks are made elsewhere.
      genesis: { gasLimit: 0, difficulty: 0, nonce: '0x0000000000000000', extraData: '0x' },
      // The rules are those of some blocks, in which all their forks are active.
      hardforks: rules.forks.map((name) => ({ name, block: 0 })),
      customHardforks: Object.fromEntries(rules.forks.map((name) => [name, forkOf(name)])),
      bootstrapNodes: [],
      consensus: { type: 'pow', algorithm: 'ethash', ethash: {} },
    },
    customCrypto: { keccak256, kzg, ecrecover, ecsign },
  })
  common.setHardfork(rules.hardfork)
  // Each library brings the numbers of its own part of the rules.
  common.settle([paramsBlock, paramsTx, paramsEVM, paramsVM, limitParams(rules), blobParams(rules)])
  return common
}

const MERGE: Partial<HardforkConfig> = { consensus: { type: 'pos', algorithm: 'casper', casper: {} } }

function forkOf(name: string): HardforkConfig {
  const { eips }: Pick<Fork, 'eips'> = FORKS.find((fork) => fork.name === name) ?? { eips: [] }
  return { eips: [...eips], ...(name === 'paris' ? MERGE : {}) }
}

type Params = Parameters<Common['updateParams']>[0]

/** Returns the size limits under the EIPs in which EthereumJS looks for them: EIP-170 is part of EIP-607, the list of Spurious Dragon. */
function limitParams({ codeSizeLimit, initCodeSizeLimit, transactionGasLimit = 2n ** 64n - 1n }: Rules): Params {
  return {
    ...(codeSizeLimit === undefined ? {} : { 607: { maxCodeSize: codeSizeLimit } }),
    ...(initCodeSizeLimit === undefined ? {} : { 3860: { maxInitCodeSize: initCodeSizeLimit } }),
    7825: { maxTransactionGasLimit: transactionGasLimit.toString() },
  }
}

/**
 * Returns the blob parameters. EthereumJS reads a blob schedule as gas, but as blobs on a chain that has a bpo1, so both are written. Parameters
 * under a fork's name come last.
 */
function blobParams({ blobs, hardfork }: Rules): Params {
  if (!blobs) return {}
  const { target, max, baseFeeUpdateFraction } = blobs
  const perBlob = Number(GAS_PER_BLOB)
  return {
    [hardfork]: {
      target,
      max,
      targetBlobGasPerBlock: perBlob * target,
      maxBlobGasPerBlock: perBlob * max,
      blobGasPriceUpdateFraction: baseFeeUpdateFraction,
    },
  }
}
