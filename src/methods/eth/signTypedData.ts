import { readTypedData, type TypedDataVersion, typedDataDigest } from '../../accounts/typed-data.js'
import { isJsonObject, type Json } from '../../primitives/json.js'
import { param } from '../../rpc/record.js'
import { address, DecodeError, data, type Schema } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** The object itself, or its JSON text, as wallets take it. What is in it is looked at where it is signed. */
const typedData: Schema<Json> = {
  json: {
    title: 'TypedData',
    anyOf: [
      {
        type: 'object',
        properties: {
          types: { type: 'object' },
          primaryType: { type: 'string' },
          domain: { type: 'object' },
          message: { type: 'object' },
        },
        required: ['types', 'primaryType', 'domain', 'message'],
      },
      { type: 'string' },
    ],
  },
  decode(input) {
    if (!isJsonObject(input) && typeof input !== 'string') throw new DecodeError('non-object', 'apitypes.TypedData')
    return input
  },
  encode: (value) => value,
}

const params = [param('address', address), param('typedData', typedData)] as const

function signAs(version: TypedDataVersion) {
  return ({ keyring }: Needs<'keyring'>, [account, given]: readonly [address: `0x${string}`, typedData: Json]) =>
    keyring.sign(account, typedDataDigest(readTypedData(given), version))
}

export const signTypedData = defineMethod({
  name: 'eth_signTypedData',
  summary: 'Signs typed data (EIP-712) with the key of an unlocked account.',
  requiresAuth: true,
  params,
  result: data,
  handler: signAs('v4'),
})

export const signTypedData_v3 = defineMethod({
  name: 'eth_signTypedData_v3',
  summary: 'Signs typed data as eth_signTypedData_v3 of MetaMask does: without arrays and recursive structs.',
  requiresAuth: true,
  params,
  result: data,
  handler: signAs('v3'),
})

export const signTypedData_v4 = defineMethod({
  name: 'eth_signTypedData_v4',
  summary: 'Signs typed data (EIP-712), with arrays and recursive structs. The same as eth_signTypedData.',
  requiresAuth: true,
  params,
  result: data,
  handler: signAs('v4'),
})
