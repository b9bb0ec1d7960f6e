import { evidence } from './evidence.js'
import { explainCall } from './explainCall.js'
import { explainTransaction } from './explainTransaction.js'
import { gasProfileCall } from './gasProfileCall.js'
import { gasProfileTransaction } from './gasProfileTransaction.js'

/** Methods of the namespace `evmbed`. */
export const evmbedMethods = [explainTransaction, explainCall, gasProfileTransaction, gasProfileCall, evidence] as const
