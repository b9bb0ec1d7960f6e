import { base64ToBytes } from '../../primitives/base64.js'
import { loadOnce } from '../../primitives/load-once.js'
import type { EngineExports } from './exports.js'

/** Compiled engine. It is compiled once per process, when code first runs. */
const compiled = loadOnce(async () => {
  const { ENGINE_BASE64 } = await import('./binary.js')
  return WebAssembly.compile(base64ToBytes(ENGINE_BASE64))
})

let isAvailable: boolean | undefined

async function compileEngine(): Promise<boolean> {
  try {
    await compiled()
    isAvailable = true
  } catch {
    isAvailable = false
  }
  return isAvailable
}

/**
 * Returns whether WebAssembly may be compiled: a promise before the engine is compiled. The policy of a page can forbid it: `script-src` without
 * 'wasm-unsafe-eval'.
 */
export function isEngineAvailable(): boolean | Promise<boolean> {
  return isAvailable ?? compileEngine()
}

/** Returns a new instance with its own memory. */
export async function instantiateEngine(): Promise<EngineExports> {
  const instance = await WebAssembly.instantiate(await compiled(), {})
  // The module is ours, and its exports are those of assembly/index.ts.
  const exports = instance.exports as WebAssembly.Exports & EngineExports
  return exports
}
