/** Sessions as the debugger of the command line uses them. They are apart from `internal.ts`, because few programs need them. */

export { disassembled, type Instruction } from './debugger/disassembly.js'
export { InvalidTrace } from './debugger/recorded-run.js'
export {
  type DebugRequest,
  type DebugSources,
  debugRemoteCall,
  debugRemoteTransaction,
  type RemoteCall,
  RemoteDebugFailed,
} from './debugger/remote-session.js'
export { revertText } from './debugger/revert-text.js'
export { SourceTexts, type TextOfSource } from './debugger/source-texts.js'
export { Artifacts, type KnownContract } from './explain/artifacts.js'
