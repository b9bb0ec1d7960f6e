/** Log levels of geth: 0 silent or fatal only, 1 error, 2 warning, 3 information, 4 debug, 5 everything. */
export type LogLevel = 0 | 1 | 2 | 3 | 4 | 5

/** Level of some modules. It overrides the general level. */
export interface ModuleLevel {
  /** A file or folder in geth's notation, with `*`: `rpc/*`, `p2p`. */
  readonly pattern: string
  readonly level: LogLevel
}

/** Sets the log level of the process that hosts the node. The node itself logs nothing. */
export interface LogLevels {
  setLevel(level: LogLevel): void
  /** Replaces all levels of modules. */
  setModules(modules: readonly ModuleLevel[]): void
}
