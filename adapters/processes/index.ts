/** Child processes of adapters. Internal: it is no entry of the package. */
export { ENGINE_GRACE, SupervisedProcess, type SupervisedProcessOptions } from './supervised-process.js'
