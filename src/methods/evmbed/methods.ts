import { evidence } from './evidence.js'
import { explainCall } from './explainCall.js'
import { explainTransaction } from './explainTransaction.js'

/** Methods of the namespace `evmbed`. */
export const evmbedMethods = [explainTransaction, explainCall, evidence] as const
