import { ServerError } from '../../primitives/errors.js'
import { param } from '../../rpc/record.js'
import { nothing, string } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

/** Wallets on smart cards. There are none here; the methods say so. */
export class SmartcardNotSupported extends ServerError {
  constructor() {
    super('smartcard wallet not supported yet')
  }
}

function refuse(): never {
  throw new SmartcardNotSupported()
}

export const initializeWallet = defineMethod({
  name: 'personal_initializeWallet',
  summary: 'Always an error: smart card wallets are not supported.',
  requiresAuth: true,
  params: [param('url', string)],
  result: string,
  handler: refuse,
})

export const unpair = defineMethod({
  name: 'personal_unpair',
  summary: 'Always an error: smart card wallets are not supported.',
  requiresAuth: true,
  params: [param('url', string), param('pin', string)],
  result: nothing,
  handler: refuse,
})
