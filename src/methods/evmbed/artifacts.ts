import { InvalidAbi } from '../../abi/fragments.js'
import { InvalidArtifact } from '../../explain/artifacts.js'
import { buildInfoOf, sourcesOf } from '../../explain/contract-builds.js'
import { artifactSchema, knownArtifactSchema } from '../../objects/contract.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { address, array, json, nullable, object, optional, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const addArtifact = defineMethod({
  name: 'evmbed_addArtifact',
  summary:
    'Registers a compiler artifact, as `node.artifacts.add` does: an artifact of Hardhat or Foundry, build info, the output of solc, or an ABI. Returns the names of its contracts.',
  requiresAuth: true,
  params: [
    param('artifact', json),
    optionalParam('place', object('ArtifactPlace', { name: optional(string), address: optional(address) })),
  ],
  result: array(string),
  errors: [raises('the value is no artifact', new InvalidParams("expected a member 'abi' or 'contracts'"))],
  handler({ artifacts }: Needs<'artifacts'>, [artifact, place]) {
    try {
      return artifacts.add(artifact, place)
    } catch (error) {
      throw error instanceof InvalidArtifact || error instanceof InvalidAbi ? new InvalidParams(error.message) : error
    }
  },
})

export const artifacts = defineMethod({
  name: 'evmbed_artifacts',
  summary: 'Lists the registered artifacts: their names, and whether a contract can be deployed from them.',
  requiresAuth: true,
  params: [],
  result: array(knownArtifactSchema),
  handler: ({ artifacts }: Needs<'artifacts'>) =>
    artifacts.contracts.map(({ name, address, creation }) => ({
      ...(name === undefined ? {} : { name }),
      ...(address === undefined ? {} : { address }),
      hasCode: creation !== undefined,
    })),
})

export const artifact = defineMethod({
  name: 'evmbed_artifact',
  summary:
    'Returns the ABI, the creation code and the sources of a registered artifact by its name. Where several have the name, that with code that was added last. Null for an unknown name.',
  requiresAuth: true,
  params: [param('name', string)],
  result: nullable(artifactSchema),
  handler({ artifacts }: Needs<'artifacts'>, [wanted]) {
    const named = artifacts.contracts.filter(({ name }) => name === wanted)
    const found = named.findLast(({ creation }) => creation !== undefined) ?? named.at(-1)
    if (!found) return null
    const { address, source, creation } = found
    const sources = sourcesOf(found, artifacts.builds)
    return {
      name: wanted,
      ...(address === undefined ? {} : { address }),
      abi: source?.abi ?? [],
      ...(creation && source ? { creationCode: source.creationCode } : {}),
      ...(sources.length === 0 ? {} : { sources }),
    }
  },
})

export const buildInfo = defineMethod({
  name: 'evmbed_buildInfo',
  summary:
    'Returns the registered build info of the contracts with a name: of each the sources that it depends on, with their syntax trees, its codes and its source maps. A debugger needs them. Empty where no build has the contract.',
  requiresAuth: true,
  params: [param('name', string)],
  result: array(json),
  handler: ({ artifacts }: Needs<'artifacts'>, [wanted]) => {
    const named = artifacts.contracts.filter(({ name }) => name === wanted)
    return named.map((contract) => buildInfoOf(contract, artifacts.builds)).filter((build) => build !== undefined)
  },
})
