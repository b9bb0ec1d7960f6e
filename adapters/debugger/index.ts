/** Debuggers over a session: one for a terminal. `evmbed debug` loads them. */
export { TerminalDebugger } from './terminal-debugger.js'
