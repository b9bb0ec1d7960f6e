import type { Address, Hash, Quantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'

/** Result of admin_nodeInfo. There is no peer-to-peer protocol: the enode is derived from the genesis hash. */
export type NodeInfo = {
  /** Hash of the public key, without `0x`. */
  id: string
  /** Client version. */
  name: string
  enode: string
  enr: string
  ip: string
  ports: { discovery: number; listener: number }
  listenAddr: string
  protocols: { eth: { network: number; genesis: Hash; config: Json; head: Hash } }
}

/** A key of the node, as personal_listWallets returns it. */
export type Wallet = {
  /** Location of the key. */
  url: string
  status: 'Locked' | 'Unlocked'
  accounts: readonly { address: Address; url: string }[]
}

/** Evidence against a validator in a block. */
export type Evidence = {
  /** Block that contains the evidence. */
  blockNumber: Quantity
  blockHash: Hash
  /** Kind of misbehavior. */
  kind: string
  /** Address of the validator. */
  validator: Address
  /** Height of the misbehavior. */
  height: Quantity
}

/** Result of evmbed_fork: a fork of the chain, at an address of its own. */
export type ServedFork = {
  /** Address of JSON-RPC over HTTP and WebSocket, and of the page. */
  url: string
  /** Last block that both chains have. */
  blockNumber: Quantity
}

/** Result of evmbed_compareStates. */
export type StateComparison = {
  /** Numbers of the two blocks. */
  first: Quantity
  second: Quantity
  accounts: readonly ComparedAccount[]
  /** False if the limits left something out. */
  isComplete: boolean
}

/** An account that differs between two states. Null where it does not exist. */
export type ComparedAccount = {
  address: Address
  before: ComparedFields | null
  after: ComparedFields | null
  /** Slots whose values differ. */
  storage: readonly ComparedSlot[]
}

/** Fields of an account in one of two states. */
export type ComparedFields = {
  /** wei */
  balance: Quantity
  nonce: Quantity
  codeHash: Hash
}

/** A slot whose value differs between two states. */
export type ComparedSlot = {
  slot: Hash
  before: Hash
  after: Hash
}

/** Result of rpc_discover: the OpenRPC document of the methods (https://spec.open-rpc.org). */
export type OpenRpcDocument = {
  openrpc: '1.3.2'
  info: { title: string; version: string }
  methods: readonly OpenRpcMethod[]
  components: { schemas: { [name: string]: Json } }
}

/** A method of an OpenRPC document. */
export type OpenRpcMethod = {
  name: string
  summary: string
  /** The namespace. */
  tags: readonly { name: string }[]
  paramStructure: 'by-position'
  params: readonly ContentDescriptor[]
  result: ContentDescriptor
  errors?: readonly { code: number; message: string }[] | undefined
  /** Private methods need a credential when they are called over a network. */
  'x-visibility': 'public' | 'private'
}

/** A parameter or result of an OpenRPC document. */
export type ContentDescriptor = {
  name: string
  required?: boolean | undefined
  /** JSON Schema. */
  schema: Json
}
