import { createRequire } from 'node:module'

/** Returns a program of Foundry for this platform, from npm; undefined when npm has installed none. */
export function foundryProgram(tool: 'anvil' | 'cast' | 'forge'): string | undefined {
  const { platform, arch } = process
  const name = `@foundry-rs/${tool}-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/${tool}${platform === 'win32' ? '.exe' : ''}`)
  } catch {
    return undefined
  }
}
