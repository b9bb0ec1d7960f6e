import { erigonHeaderByNumber } from './getHeaderByNumber.js'

/** Methods of the namespace `erigon`. */
export const erigonMethods = [erigonHeaderByNumber] as const
