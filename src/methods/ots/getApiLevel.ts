import { number } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

/** The generation of these methods that Otterscan needs at least. */
const API_LEVEL = 8

export const getApiLevel = defineMethod({
  name: 'ots_getApiLevel',
  summary: 'Returns the API level of the methods for the Otterscan block explorer.',
  requiresAuth: true,
  params: [],
  result: number,
  handler: () => API_LEVEL,
})
