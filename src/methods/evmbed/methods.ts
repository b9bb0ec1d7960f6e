import { addArtifact, artifact, artifacts, buildInfo } from './artifacts.js'
import { compareStates } from './compareStates.js'
import { contract, contracts } from './contracts.js'
import { evidence } from './evidence.js'
import { explainCall } from './explainCall.js'
import { explainTransaction } from './explainTransaction.js'
import { closeFork, fork, forks } from './forks.js'
import { gasProfileCall } from './gasProfileCall.js'
import { gasProfileTransaction } from './gasProfileTransaction.js'
import { getVariables } from './getVariables.js'
import { subscribeCalls } from './subscribeCalls.js'

/** Methods of the namespace `evmbed`. */
export const evmbedMethods = [
  explainTransaction,
  explainCall,
  gasProfileTransaction,
  gasProfileCall,
  addArtifact,
  artifacts,
  artifact,
  buildInfo,
  contracts,
  contract,
  getVariables,
  subscribeCalls,
  compareStates,
  fork,
  forks,
  closeFork,
  evidence,
] as const
