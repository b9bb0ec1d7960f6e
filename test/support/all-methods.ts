import { methodTable } from '../../src/methods/registry.js'

/** The records of all methods. */
export const methods = [...(await methodTable().all())]
