import { blockTests } from './block-tests.js'
import { testSample } from './sample.js'

testSample(blockTests, { parts: 30, cases: 6 })
