import type { GasProfile } from '../gas-profile/gas-profile.js'
import { array, jsonInteger, literal, object, objectOf, optional, type Schema, string, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/gas-profile.js'

const byPurpose = objectOf<wire.WireGasByPurpose>()('gas.GasByPurpose', {
  storage: uint64,
  calls: uint64,
  logs: uint64,
  codeDeposit: uint64,
  lost: uint64,
  other: uint64,
})

const node = objectOf<wire.WireGasNode>()('gas.GasNode', {
  /** `Coin._transfer` */
  name: string,
  kind: literal('string', 'transaction', 'call', 'creation', 'function'),
  contract: optional(string),
  file: optional(string),
  line: optional(jsonInteger('int')),
  /** Place of the caller in the list. */
  caller: optional(jsonInteger('int')),
  calls: jsonInteger('int'),
  /** Gas of its own instructions. */
  self: uint64,
  /** With everything that it called. */
  total: uint64,
  by: byPurpose,
})

const line = objectOf<wire.WireGasLine>()('gas.GasLine', {
  contract: string,
  file: optional(string),
  line: optional(jsonInteger('int')),
  self: uint64,
  called: uint64,
  by: byPurpose,
})

export const gasProfileSchema: Schema<GasProfile, wire.WireGasProfile> = objectOf<wire.WireGasProfile>()('gas.GasProfile', {
  transactions: jsonInteger('int'),
  gasUsed: uint64,
  intrinsic: uint64,
  floor: uint64,
  refund: uint64,
  /** Tree of calls: each node is behind its caller. */
  nodes: array(node),
  lines: array(line),
  /** Why places in the sources are missing. */
  problems: array(object('gas.GasProblem', { contract: string, problem: string })),
})
