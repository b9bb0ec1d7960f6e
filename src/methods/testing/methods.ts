import { buildBlockV1 } from './buildBlockV1.js'

/** Methods of the namespace `testing`. */
export const testingMethods = [buildBlockV1] as const
