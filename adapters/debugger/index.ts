/** Debuggers over a session: one for a terminal, and a server of the Debug Adapter Protocol. `evmbed debug` loads them. */
export { DapServer, type Debuggee } from './dap/server.js'
export { ProjectFiles } from './project-files.js'
export { TerminalDebugger } from './terminal-debugger.js'
