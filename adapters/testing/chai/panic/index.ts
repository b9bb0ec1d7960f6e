export { PANIC_CODES } from '../../matchers/index.js'
