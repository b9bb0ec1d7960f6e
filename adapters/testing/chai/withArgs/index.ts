export { anyUint, anyValue } from '../../matchers/index.js'
