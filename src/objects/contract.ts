import type { Json } from '../primitives/json.js'
import {
  address,
  array,
  boolean,
  data,
  json,
  jsonInteger,
  objectOf,
  optional,
  quantity,
  type Schema,
  string,
  uint64,
} from '../rpc/schema.js'
import type { Variable } from '../source/variable.js'
import type * as wire from '../wire/contracts.js'
import { answer, signedQuantity } from './answer.js'

export const knownArtifactSchema = objectOf<wire.KnownArtifact>()('KnownArtifact', {
  name: optional(string),
  address: optional(address),
  hasCode: boolean,
})

const sourceSchema = objectOf<wire.ContractSource>()('ContractSource', { path: string, content: string })

export const artifactSchema = objectOf<wire.Artifact>()('Artifact', {
  name: optional(string),
  address: optional(address),
  abi: array(json),
  creationCode: optional(string),
  sources: optional(array(sourceSchema)),
})

const deployed = { address, size: uint64, name: optional(string), matchedBy: optional(string) } as const

export const contractPageSchema = objectOf<wire.ContractPage>()('ContractPage', {
  contracts: array(objectOf<wire.DeployedContract>()('DeployedContract', deployed)),
  next: optional(data),
})

export const describedContractSchema = objectOf<wire.DescribedContract>()('DescribedContract', {
  ...deployed,
  alternatives: array(string),
  implementation: optional(address),
  abi: optional(array(json)),
  sources: optional(array(sourceSchema)),
  metadata: optional(string),
})

const variableValue: Schema<bigint | boolean | string, Json> = answer(
  'VariableValue',
  'An integer as a quantity, with a minus sign before those below zero; a boolean; a text, which for addresses and bytes is hex.',
  (value) => (typeof value === 'bigint' ? signedQuantity(value) : value),
)

/** Is encoded before the variable around it. */
const innerVariable: Schema<wire.StateVariable, wire.StateVariable> = answer(
  'InnerVariable',
  'A variable, of the form of the one around it.',
  (encoded) => encoded,
)

const flatVariable = objectOf<wire.StateVariable>()('StateVariable', {
  name: string,
  path: string,
  type: string,
  slot: quantity,
  offset: jsonInteger('int'),
  value: optional(variableValue),
  text: string,
  members: optional(array(innerVariable)),
  count: optional(quantity),
  problem: optional(string),
})

const variableSchema: Schema<Variable, wire.StateVariable> = { ...answer('', '', encodeVariable), json: flatVariable.json }

/** Variables in storage have a slot. Their nesting is limited. */
function encodeVariable({ slot = 0n, offset = 0, members, ...variable }: Variable): wire.StateVariable {
  return flatVariable.encode({ ...variable, slot, offset, members: members?.map(encodeVariable) })
}

export const contractVariablesSchema = objectOf<wire.ContractVariables>()('ContractVariables', {
  blockNumber: uint64,
  contract: optional(string),
  implementation: optional(address),
  variables: array(variableSchema),
  problem: optional(string),
})
