/** Compiles `assembly/` to WebAssembly and writes it as a TypeScript module. With --check, only checks that the module is up to date. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const TARGET = 'src/evm/wasm/binary.ts'
const OUTPUT = '.tmp/engine.wasm'

mkdirSync('.tmp', { recursive: true })
const options = ['-O3', '--runtime', 'stub', '--noAssert', '--use', 'abort=', '--enable', 'simd,bulk-memory']
const compiler = ['node_modules/assemblyscript/bin/asc.js', 'assembly/index.ts', '-o', OUTPUT, ...options]
const { status, stdout, stderr } = spawnSync(process.execPath, compiler, { encoding: 'utf8' })
if (status !== 0) {
  console.error(stdout + stderr)
  process.exit(1)
}
const bytes = readFileSync(OUTPUT)
const lines = bytes.toString('base64').match(/.{1,140}/g) ?? []
const text = `/** The engine of \`assembly/\`, compiled: \`npm run engine\` writes this file. */
export const ENGINE_BASE64 =
  ${lines.map((line) => `'${line}'`).join(' +\n  ')}
`
if (process.argv.includes('--check')) {
  if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) {
    console.error(`${TARGET} is not what assembly/ says: run npm run engine`)
    process.exit(1)
  }
} else writeFileSync(TARGET, text)
console.log(`engine: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`)
