/** Methods of the interface document that no mode of this node has. They answer -32601, as unknown names do; the method reference lists them. */
export interface UnavailableMethods {
  /** Why they are missing, as a sentence. */
  readonly reason: string
  readonly names: readonly string[]
}

export const unavailableMethods: readonly UnavailableMethods[] = [
  { reason: 'There is no proof of work.', names: ['eth_getWork', 'eth_submitWork', 'eth_submitHashrate'] },
  {
    reason: 'Ethereum nodes no longer contain compilers.',
    names: ['eth_getCompilers', 'eth_compileLLL', 'eth_compileSolidity', 'eth_compileSerpent'],
  },
  { reason: 'Keys are kept in a key store, not on smart cards or USB devices.', names: ['personal_openWallet', 'personal_deriveAccount'] },
  {
    reason: 'The consensus engine manages peers.',
    names: [
      'admin_addPeer',
      'admin_removePeer',
      'admin_addTrustedPeer',
      'admin_removeTrustedPeer',
      'admin_clearPeerBanList',
      'admin_listPeerBanList',
    ],
  },
  {
    reason: 'There are no bad blocks: consensus does not decide an invalid block.',
    names: ['debug_traceBadBlock', 'debug_standardTraceBadBlockToFile'],
  },
  {
    reason: 'Traces are returned to the caller, not written to files.',
    names: ['debug_traceBlockFromFile', 'debug_standardTraceBlockToFile'],
  },
  { reason: 'Blocks are traced one at a time.', names: ['debug_traceChain'] },
  { reason: 'It controls the logger of geth.', names: ['debug_backtraceAt'] },
  { reason: 'It belongs to proof of work.', names: ['debug_seedHash'] },
  {
    reason: 'Ethereum nodes no longer have this database and this messenger.',
    names: [
      ...named('db', 'putString', 'getString', 'putHex', 'getHex'),
      ...named(
        'shh',
        'post',
        'version',
        'newIdentity',
        'hasIdentity',
        'newGroup',
        'addToGroup',
        'newFilter',
        'uninstallFilter',
        'getFilterChanges',
        'getMessages',
      ),
    ],
  },
  {
    reason: 'The consensus is not proof of authority.',
    names: named(
      'clique',
      'getSnapshot',
      'getSnapshotAtHash',
      'getSigners',
      'getSignersAtHash',
      'propose',
      'discard',
      'status',
      'getSigner',
    ),
  },
  {
    reason: 'There is no protocol for light clients.',
    names: named(
      'les',
      'serverInfo',
      'clientInfo',
      'priorityClientInfo',
      'addBalance',
      'setClientParams',
      'setDefaultParams',
      'latestCheckpoint',
      'getCheckpoint',
      'getCheckpointContractAddress',
    ),
  },
  {
    reason: 'There is no beacon chain.',
    names: named(
      'engine',
      'newPayloadV1',
      'newPayloadV2',
      'newPayloadV3',
      'forkchoiceUpdatedV1',
      'forkchoiceUpdatedV2',
      'forkchoiceUpdatedV3',
      'getPayloadV1',
      'getPayloadV2',
      'getPayloadV3',
      'exchangeCapabilities',
      'exchangeTransitionConfigurationV1',
      'getPayloadBodiesByHashV1',
      'getPayloadBodiesByRangeV1',
      'getBlobsV1',
    ),
  },
]

function named(namespace: string, ...methods: readonly string[]): readonly string[] {
  return methods.map((method) => `${namespace}_${method}`)
}
