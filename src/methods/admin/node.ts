import type { GenesisConfig } from '../../evm/hardforks.js'
import { bytesToHex, concatBytes, hexToBytes } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import { keccak256, keccakHash } from '../../primitives/keccak.js'
import { optionalParam, param } from '../../rpc/record.js'
import { array, boolean, hash, json, jsonInteger, number, object, objectOf, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/node.js'
import { defineMethod } from '../define.js'
import { networkIdOf } from '../net/version.js'

/** Information for operators. The node has no peer-to-peer protocol of Ethereum: consensus manages peers. */

const nodeInfoSchema = objectOf<wire.NodeInfo>()('p2p.NodeInfo', {
  id: string,
  name: string,
  enode: string,
  enr: string,
  ip: string,
  ports: object('Ports', { discovery: number, listener: number }),
  listenAddr: string,
  protocols: object('Protocols', { eth: object('EthNodeInfo', { network: number, genesis: hash, config: json, head: hash }) }),
})

export const nodeInfo = defineMethod({
  name: 'admin_nodeInfo',
  summary: 'Returns node information in the format of geth. There is no peer-to-peer protocol: the enode is derived from the genesis hash.',
  requiresAuth: true,
  params: [],
  result: nodeInfoSchema,
  handler(context: Needs<'chain' | 'options' | 'software'>) {
    const { genesis, head, rules } = context.chain
    const seed = keccak256(hexToBytes(genesis.hash))
    const publicKey = concatBytes(seed, keccak256(seed))
    return {
      id: keccakHash(publicKey).slice(2),
      name: context.software.clientVersion,
      enode: `enode://${bytesToHex(publicKey).slice(2)}@127.0.0.1:0`,
      enr: '',
      ip: '127.0.0.1',
      ports: { discovery: 0, listener: 0 },
      listenAddr: '',
      protocols: { eth: { network: Number(networkIdOf(context)), genesis: genesis.hash, config: configOf(rules.config), head: head.hash } },
    }
  },
})

/** A copy: the one that is answered belongs to the caller. */
function configOf(config: GenesisConfig): Json {
  return JSON.parse(JSON.stringify(config)) as Json
}

export const peers = defineMethod({
  name: 'admin_peers',
  summary: 'Returns the peers of the consensus engine. Empty for a single node.',
  requiresAuth: true,
  params: [],
  result: array(json),
  async handler({ consensus: { network } }: Needs<'consensus'>) {
    const peers = (await network?.peers()) ?? []
    return peers.map(({ id, name, address, isInbound }) => {
      return { id, name, caps: [], network: { remoteAddress: address, inbound: isInbound }, protocols: {} }
    })
  },
})

export const datadir = defineMethod({
  name: 'admin_datadir',
  summary: 'Returns the data directory. Empty if the node keeps no files.',
  requiresAuth: true,
  params: [],
  result: string,
  handler: ({ host: { dataDirectory } }: Needs<'host'>) => dataDirectory ?? '',
})

export const sleepBlocks = defineMethod({
  name: 'admin_sleepBlocks',
  summary: 'Waits for a number of new blocks, at most for some seconds. False after the timeout.',
  requiresAuth: true,
  params: [param('blocks', jsonInteger('uint64')), optionalParam('seconds', jsonInteger('uint64'))],
  result: boolean,
  handler({ bus, host: { clock }, session }: Needs<'bus' | 'host' | 'session'>, [blocks, seconds]) {
    if (blocks === 0 || seconds === 0) return blocks === 0
    return new Promise((resolve) => {
      let missing = blocks
      // A session that has ended calls back at once.
      let forget = () => {}
      const end = (isReached: boolean) => {
        bus.off('block', count)
        callOff()
        forget()
        resolve(isReached)
      }
      const count = () => {
        if (--missing === 0) end(true)
      }
      const callOff = seconds === undefined ? () => {} : clock.after(seconds * 1000, () => end(false))
      bus.on('block', count)
      forget = session.onClose(() => end(false))
    })
  },
})
