import { getHashrate, setRecommitInterval, start, stop } from './production.js'
import { setEtherbase, setExtra, setGasLimit, setGasPrice } from './settings.js'

/** Methods of the namespace `miner`. */
export const minerMethods = [start, stop, getHashrate, setEtherbase, setGasPrice, setGasLimit, setExtra, setRecommitInterval] as const
