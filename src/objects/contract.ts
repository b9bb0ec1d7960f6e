import { address, array, boolean, data, json, objectOf, optional, string, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/contracts.js'

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
  abi: optional(array(json)),
  sources: optional(array(sourceSchema)),
})
