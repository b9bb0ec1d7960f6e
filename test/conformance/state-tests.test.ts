import { testSample } from './sample.js'
import { stateTests } from './state-tests.js'

testSample(stateTests, { parts: 60, cases: 10 })
