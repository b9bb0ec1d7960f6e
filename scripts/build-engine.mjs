/** Compiles `assembly/` to WebAssembly and writes its modules as TypeScript. With --check, only checks that they are up to date. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const MODULES = [
  {
    name: 'engine',
    entry: 'assembly/index.ts',
    target: 'src/evm/wasm/binary.ts',
    constant: 'ENGINE_BASE64',
    summary: 'The engine of `assembly/`, compiled',
    options: [],
  },
  {
    name: 'keccak',
    entry: 'assembly/hashing.ts',
    target: 'src/primitives/keccak-binary.ts',
    constant: 'KECCAK_BASE64',
    summary: 'Keccak-256 of `assembly/`, compiled',
    options: ['--initialMemory', '1', '--maximumMemory', '1'],
  },
]
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--use', 'abort=', '--enable', 'simd,bulk-memory']

mkdirSync('.tmp', { recursive: true })
for (const { name, entry, target, constant, summary, options } of MODULES) {
  const output = `.tmp/${name}.wasm`
  const compiler = ['node_modules/assemblyscript/bin/asc.js', entry, '-o', output, ...OPTIONS, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, compiler, { encoding: 'utf8' })
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
  const bytes = readFileSync(output)
  const lines = bytes.toString('base64').match(/.{1,140}/g) ?? []
  const text = `/** ${summary}: \`npm run engine\` writes this file. */
export const ${constant} =
  ${lines.map((line) => `'${line}'`).join(' +\n  ')}
`
  if (process.argv.includes('--check')) {
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
      console.error(`${target} is not what assembly/ says: run npm run engine`)
      process.exit(1)
    }
  } else writeFileSync(target, text)
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`)
}
