/** Which calls a fork of a remote chain forwards: a fact of each method. */
import { expect, it } from 'vitest'
import { isJsonObject, type Json } from '../../src/primitives/json.js'
import { hash } from '../../src/rpc/schema.js'
import { methods } from '../support/all-methods.js'

/** Hashes that name something else than a block or a transaction of the chain, and hashes for methods that answer from this chain only. */
const OTHER_HASHES: ReadonlySet<string> = new Set([
  'debug_getModifiedAccountsByHash start',
  'debug_getModifiedAccountsByHash end',
  'debug_intermediateRoots hash',
  'testing_buildBlockV1 parentHash',
  // Of the pool.
  'anvil_dropTransaction transactionHash',
  'hardhat_dropTransaction transactionHash',
  'ganache_dropTransaction transactionHash',
  // A random value.
  'anvil_setNextBlockPrevRandao prevRandao',
  'hardhat_setPrevRandao prevRandao',
  // Values of slots.
  'anvil_setStorageAt value',
  'hardhat_setStorageAt value',
  'tenderly_setStorageAt value',
  'ganache_setStorageAt value',
  'evm_setAccountStorageAt value',
])

function mentionsTag(json: Json | undefined): boolean {
  if (Array.isArray(json)) return json.some(mentionsTag)
  if (!isJsonObject(json)) return false
  return json.title === 'BlockTag' || Object.values(json).some(mentionsTag)
}

it('every method with a parameter that names blocks says what it reads of the past of a fork', () => {
  const silent = methods.filter(
    ({ params, past }) => past === undefined && params.some(({ schema }) => schema.names || mentionsTag(schema.json)),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('every parameter that is a hash says what it names, or is known to name nothing of the chain', () => {
  const plain = methods.flatMap(({ name, params }) =>
    params.filter(({ schema }) => schema === hash).map((parameter) => `${name} ${parameter.name}`),
  )
  expect(plain.filter((each) => !OTHER_HASHES.has(each))).toEqual([])
})

it('every method that reads the past has exactly one parameter that names a block or a transaction, or a range of blocks', () => {
  const reading = methods.filter(({ past }) => past === 'state' || past === 'content' || past === 'located')
  expect(reading.length).toBeGreaterThan(40)
  expect(reading.filter(({ params }) => params.filter(({ schema }) => schema.names).length !== 1).map(({ name }) => name)).toEqual([])
  expect(methods.filter(({ past }) => past === 'logs' || past === 'fees').map(({ name }) => name)).toEqual([
    'eth_getLogs',
    'eth_feeHistory',
  ])
})

it('methods of a state take a block that is the newest unless it is given', () => {
  const states = methods.filter(({ past }) => past === 'state')
  expect(
    states.filter(({ params }) => params.some(({ schema, required }) => schema.names && (required || schema.names !== 'block'))),
  ).toEqual([])
})
