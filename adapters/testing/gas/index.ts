export { InvalidAssertion, setMatcherChain } from '../matchers/index.js'
export { compareGas, formatGasChanges, type GasChange } from './changes.js'
export { formatGasReport, type GasReportFormat } from './format.js'
export { GasProfileRecorder, NoGasProfile, readGasProfiles } from './profile-recorder.js'
export { GasRecorder, readGasReport } from './recorder.js'
export {
  CODE_SIZE_LIMIT,
  type ContractGas,
  type DeploymentGas,
  type FunctionGas,
  type GasReport,
  type GasSamples,
  type GasSummary,
  gasReport,
} from './report.js'
export { gasChangesSince } from './revision.js'
export { type GasByName, GasSnapshotRefused, parseGasSnapshot } from './snapshot-file.js'
export { GasChanged, type GasMeasurement, type GasSnapshotMode, type GasSnapshotOptions, gasSnapshot } from './snapshots.js'
export { gasOfTests } from './test-gas.js'
