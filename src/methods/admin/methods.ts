import { exportChain, importChain } from './chain-files.js'
import { startHTTP, startRPC, startWS, stopHTTP, stopRPC, stopWS } from './listeners.js'
import { datadir, nodeInfo, peers, sleepBlocks } from './node.js'

/** Methods of the namespace `admin`. */
export const adminMethods = [
  nodeInfo,
  peers,
  datadir,
  sleepBlocks,
  startHTTP,
  stopHTTP,
  startWS,
  stopWS,
  startRPC,
  stopRPC,
  exportChain,
  importChain,
] as const
