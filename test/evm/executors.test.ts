import { ENGINES, newExecutor } from '../../src/evm/engines.js'
import { testExecutor } from './executor-suite.js'

for (const engine of ENGINES) testExecutor(engine, (rules) => newExecutor(engine, rules))
