/** Positions of compiled code in its sources, for the compilers of the project, and for those in the folder that EVMBED_SOLC names. */
import { describe, expect, it } from 'vitest'
import { concatBytes, hexToBytes } from '../../src/primitives/hex.js'
import { isJsonObject, type JsonObject } from '../../src/primitives/json.js'
import type { CompilerBuild } from '../../src/source/compiler-build.js'
import type { SourceCode } from '../../src/source/source-code.js'
import { SourceCodes, sourceCodesOf } from '../../src/source/source-codes.js'
import { availableCompilers } from '../contracts/solc.js'
import { type Build, buildOf, type Mode, modesOf, sourceFor } from './positions.js'

const FILE = 'contracts/Coin.sol'
const LEGACY: Mode = { name: 'legacy', settings: {} }
const newest = availableCompilers().at(-1)!
const compilers = availableCompilers().flatMap(({ compiler, version }) => modesOf(version).map((mode) => ({ compiler, version, mode })))

/** Code of a contract in a build, with the member `sourceMap`. */
interface Code {
  object: string
  sourceMap: string
}

function codesOf(build: Build, contract = 'Coin', file = FILE): { bytecode: Code; deployedBytecode: Code } {
  const contracts = build.output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: Code; deployedBytecode: Code } }>>
  return contracts[file]![contract]!.evm
}

function bytesOf(code: Code): Uint8Array {
  return hexToBytes(`0x${code.object.replaceAll(/__.{36}__/g, 'ab'.repeat(20))}`)
}

function compiled({ input, output }: { readonly input?: JsonObject; readonly output: JsonObject }): CompilerBuild {
  return { input, output, projectNames: undefined }
}

function runtimeOf(build: Build): SourceCode {
  return new SourceCodes([compiled(build)]).ofRuntime(bytesOf(codesOf(build).deployedBytecode))!
}

/** Line of a piece of text in a source. */
function lineOf(source: string, text: string): number {
  return source.slice(0, source.indexOf(text)).split('\n').length
}

/** Names of the functions that have code. */
function functionsOf(code: SourceCode): string[] {
  const names = code.pcs
    .flatMap((pc) => code.positionAt(pc)?.function ?? [])
    .filter(({ file }) => !file.isGenerated)
    .map(({ contract, name }) => `${contract}.${name}`)
  return [...new Set(names)].sort()
}

/** Program counters of the instructions whose parts of the source begin in a line. */
function pcsOfLine(code: SourceCode, file: string, line: number): number[] {
  return code.pcs.filter((pc) => {
    const position = code.positionAt(pc)
    return position?.file.name === file && position.place.line === line
  })
}

function textsOf(code: SourceCode): string[] {
  return [...new Set(code.pcs.flatMap((pc) => code.positionAt(pc) ?? []).map(({ file, start, end }) => file.text(start, end)))]
}

describe.each(compilers)('solc $version, $mode.name', ({ compiler, version, mode }) => {
  const source = sourceFor('Positions.sol', version)
  const build = buildOf({ compiler, version }, mode, { [FILE]: source })
  const codes = new SourceCodes([compiled(build)])
  const { bytecode, deployedBytecode } = codesOf(build)
  const runtime = codes.ofRuntime(bytesOf(deployedBytecode))!
  const creation = codes.ofCreation(concatBytes(bytesOf(bytecode), new Uint8Array(32)))!

  it('finds both codes of a contract, without a problem', () => {
    expect([runtime, creation].map(({ contract, contractFile, kind, problem }) => [contract, contractFile, kind, problem])).toEqual([
      ['Coin', FILE, 'runtime', undefined],
      ['Coin', FILE, 'creation', undefined],
    ])
  })

  it('names the functions, also inherited ones and modifiers', () => {
    expect(functionsOf(runtime)).toEqual(expect.arrayContaining(['Base._check', 'Base.small', 'Coin.add', 'Coin.total']))
    expect(functionsOf(creation)).toContain('Coin.constructor')
  })

  it('has lines and columns of the text, in which characters may have several bytes', () => {
    const lines = source.split('\n')
    for (const pc of runtime.pcs) {
      const position = runtime.positionAt(pc)
      if (!position || position.file.isGenerated) continue
      const { file, start, end, place } = position
      const [text] = file.text(start, end).split('\n')
      expect(lines[place.line - 1]?.slice(place.column - 1).startsWith(text!)).toBe(true)
    }
  })

  it('has the statement and the function of a position', () => {
    const [pc] = pcsOfLine(runtime, FILE, lineOf(source, '"unlucky"'))
    expect(runtime.positionAt(pc!)).toMatchObject({
      statement: { type: 'ExpressionStatement' },
      function: { name: '_check', contract: 'Base' },
    })
  })

  it('leads from lines to program counters and back', () => {
    for (const text of ['require(value <= limit', 'require(sum != 13', 'emit Note', 'Note(total)']) {
      if (!source.includes(text)) continue
      const line = lineOf(source, text)
      const pcs = pcsOfLine(runtime, FILE, line)
      expect(pcs.length, text).toBeGreaterThan(0)
      expect(pcs.every((pc) => runtime.positionAt(pc)?.place.line === line)).toBe(true)
    }
    expect(pcsOfLine(creation, FILE, lineOf(source, 'require(first != 7')).length).toBeGreaterThan(0)
    expect(pcsOfLine(runtime, FILE, 3)).toEqual([])
    expect(pcsOfLine(runtime, 'other.sol', 14)).toEqual([])
  })

  it('has an entry for each instruction up to the data behind the code', () => {
    for (const code of [runtime, creation]) {
      const end = code.pcs[code.map.entries.length]
      expect(end === undefined || code.pcs.length >= code.map.entries.length).toBe(true)
      expect(code.pcs.every((pc) => code.positionAt(pc + 1) === undefined || code.indexAt(pc + 1) !== undefined)).toBe(true)
    }
  })

  it.skipIf(mode.name !== 'legacy')('finds the beginnings of internal functions', () => {
    const entries = [...runtime.entries.values()]
      .flatMap((entry) => entry.function ?? [])
      .map(({ contract, name }) => `${contract}.${name}`)
    expect(entries).toContain('Base._check')
    const [pc] = [...runtime.entries].find(([, entry]) => entry.function?.name === '_check')!
    expect(runtime.entryAt(pc)?.function?.contract).toBe('Base')
    expect(runtime.pcs.some((jump) => runtime.jumpAt(jump) === 'in')).toBe(true)
    expect(runtime.pcs.some((jump) => runtime.jumpAt(jump) === 'out')).toBe(true)
  })
})

describe('code on a chain', () => {
  const source = `library Prices { function twice(uint256 x) external pure returns (uint256) { return 2 * x; } }
contract Shop {
    uint256 immutable rate;
    constructor(uint256 first) { rate = first; }
    function price(uint256 x) external view returns (uint256) { return Prices.twice(x) * rate; }
}
contract Same { function same() external pure returns (uint256) { return 1; } }
contract Twin { function same() external pure returns (uint256) { return 1; } }`
  const build = buildOf(newest, LEGACY, { [FILE]: source })
  const codes = new SourceCodes([compiled(build)])

  it('is found with immutables, linked libraries and other metadata', () => {
    const code = bytesOf(codesOf(build, 'Shop').deployedBytecode)
    const pushes = [...code.keys()].filter((pc) => code[pc] === 0x7f && code.subarray(pc + 1, pc + 33).every((octet) => octet === 0))
    expect(pushes.length).toBeGreaterThan(0)
    for (const pc of pushes) code.fill(0x77, pc + 1, pc + 33)
    code.fill(0x66, code.length - 40, code.length - 10)
    expect(codes.ofRuntime(code)).toMatchObject({ contract: 'Shop', kind: 'runtime' })
    const library = bytesOf(codesOf(build, 'Prices').deployedBytecode)
    library.fill(0x12, 1, 21)
    expect(codes.ofRuntime(library)?.contract).toBe('Prices')
    const creation = bytesOf(codesOf(build, 'Shop').bytecode)
    expect(codes.ofCreation(concatBytes(creation, new Uint8Array(32).fill(9)))).toMatchObject({ contract: 'Shop', kind: 'creation' })
  })

  it('is told from the same code of another contract by its metadata', () => {
    for (const name of ['Same', 'Twin']) {
      expect(codes.ofRuntime(bytesOf(codesOf(build, name).deployedBytecode))?.contract).toBe(name)
      expect(codes.ofCreation(bytesOf(codesOf(build, name).bytecode))?.contract).toBe(name)
    }
  })

  it('is not found if it is other code, cut, or longer', () => {
    const code = bytesOf(codesOf(build, 'Same').deployedBytecode)
    expect(codes.ofRuntime(code.slice(0, -60))).toBeUndefined()
    expect(codes.ofRuntime(concatBytes(new Uint8Array(1), code))).toBeUndefined()
    expect(codes.ofRuntime(new Uint8Array())).toBeUndefined()
    expect(codes.ofCreation(bytesOf(codesOf(build, 'Shop').bytecode).slice(0, -1))).toBeUndefined()
    const changed = code.slice()
    changed[5]! ^= 1
    expect(codes.ofRuntime(changed)).toBeUndefined()
  })

  it('has the sources of the build that was added last', () => {
    const again = buildOf(newest, LEGACY, { 'contracts/Other.sol': source })
    const bytes = bytesOf(codesOf(build, 'Same').deployedBytecode)
    // Without metadata that say which it is.
    bytes.fill(0x66, bytes.length - 40, bytes.length - 10)
    const files = [
      [build, again],
      [again, build],
    ].map((builds) => new SourceCodes(builds.map(compiled)).ofRuntime(bytes)?.contractFile)
    expect(files).toEqual(['contracts/Other.sol', FILE])
  })

  it('is indexed once, whoever asks', () => {
    const builds = [compiled(build)]
    expect(sourceCodesOf(builds)).toBe(sourceCodesOf(builds))
    const bytes = bytesOf(codesOf(build, 'Same').deployedBytecode)
    expect(new SourceCodes(builds).ofRuntime(bytes)).toBe(sourceCodesOf(builds).ofRuntime(bytes))
  })
})

describe('a build of old compilers', () => {
  const [old] = availableCompilers()
  const source = sourceFor('Positions.sol', old!.version)
  const build = buildOf(old!, LEGACY, { [FILE]: source })

  it('has the same functions in its legacy syntax tree', () => {
    const { ast, legacyAST, ...rest } = (build.output.sources as Record<string, JsonObject>)[FILE]!
    expect(isJsonObject(ast) && isJsonObject(legacyAST)).toBe(true)
    const legacy = runtimeOf({ ...build, output: { ...build.output, sources: { [FILE]: { ...rest, legacyAST: legacyAST! } } } })
    expect(functionsOf(legacy)).toEqual(functionsOf(runtimeOf(build)))
    expect([...legacy.entries.keys()]).toEqual([...runtimeOf(build).entries.keys()])
  })
})

describe('a build that is damaged, foreign or hostile', () => {
  const source = sourceFor('Positions.sol', newest.version)
  const build = buildOf(newest, LEGACY, { [FILE]: source })
  const whole = runtimeOf(build)

  /** The build with another source map of the deployed code. */
  function withMap(sourceMap: unknown): SourceCode {
    const copy: Build = structuredClone(build)
    Object.assign(codesOf(copy).deployedBytecode, { sourceMap })
    return runtimeOf(copy)
  }

  function withContent(content: unknown): SourceCode {
    return runtimeOf({ ...build, input: { ...build.input, sources: { [FILE]: { content } } } as unknown as JsonObject })
  }

  /** Asks for everything, which must not throw. */
  function everythingOf(code: SourceCode) {
    for (let pc = -1; pc <= code.pcs.at(-1)! + 2; pc++) {
      const position = code.positionAt(pc)
      expect(position === undefined || position.end <= position.file.size).toBe(true)
      code.jumpAt(pc)
      code.entryAt(pc)
    }
    return code.problem
  }

  const { sourceMap } = codesOf(build).deployedBytecode

  it('has no problem with code of the compiler whose text was not selected', () => {
    const copy: Build = structuredClone(build)
    Object.assign(codesOf(copy).deployedBytecode, { generatedSources: undefined })
    const code = runtimeOf(JSON.parse(JSON.stringify(copy)))
    expect(code.map.entries.some(({ file }) => file === 1)).toBe(true)
    expect(code.problem).toBeUndefined()
  })

  it.each([
    ['no map', undefined, 'there is no source map: select evm.deployedBytecode.sourceMap in the outputSelection of the compiler'],
    [
      'a map that is no text',
      { evil: true },
      'there is no source map: select evm.deployedBytecode.sourceMap in the outputSelection of the compiler',
    ],
    ['a map that is cut', sourceMap.split(';').slice(0, 100).join(';'), 'the source map ends after 100 instructions, before the code does'],
    ['a negative place', `-7${sourceMap}`, 'the source map is damaged: entry 0 is not valid'],
    [
      'a huge place',
      sourceMap.replace(/;(\d+):/, ';99999999999999999999:'),
      expect.stringMatching(/^the source map is damaged: entry \d+ is not valid$/),
    ],
    ['words', sourceMap.replace(/;(\d+):/, ';NaN:'), expect.stringMatching(/^the source map is damaged: entry \d+ is not valid$/)],
    ['a place behind the source', sourceMap.replace(/;(\d+):/, ';2000000000:'), `the source map leads outside of ${FILE}`],
    [
      'a file that does not exist',
      sourceMap.replace(/^(\d+:\d+):0/, '$1:2147483647'),
      'the source map names file 2147483647, which the output of the compiler does not have',
    ],
    ['ten million entries', ';'.repeat(10_000_000), undefined],
    ['the map of a shorter text', '0:1:0', 'the source map ends after 1 instructions, before the code does'],
  ])('says one reason for %s', (_, map, problem) => {
    expect(everythingOf(withMap(map))).toEqual(problem)
  })

  it('keeps positions whose entries are valid', () => {
    const code = withMap(sourceMap.split(';').slice(0, 200).join(';'))
    const before = code.pcs.slice(0, 200)
    expect(before.map((pc) => code.positionAt(pc)?.place)).toEqual(before.map((pc) => whole.positionAt(pc)?.place))
    expect(code.pcs.slice(200).every((pc) => code.positionAt(pc) === undefined)).toBe(true)
  })

  it('has no positions without the text of the source', () => {
    const code = runtimeOf({ ...build, input: {} })
    expect(everythingOf(code)).toBe(`the text of ${FILE} is missing: add the build info with its input`)
    expect(code.pcs.flatMap((pc) => code.positionAt(pc) ?? []).filter(({ file }) => !file.isGenerated)).toEqual([])
  })

  it.each([
    ['another text', `// changed\n${source}`],
    ['an empty text', ''],
    ['a shorter text', source.slice(0, 400)],
  ])('has no positions with %s', (_, content) => {
    const code = withContent(content)
    expect(everythingOf(code)).toBe(`the text of ${FILE} is not the one that was compiled`)
    expect(textsOf(code).join()).not.toContain('require')
  })

  it('recognises another text without metadata by its syntax tree', () => {
    const copy: Build = structuredClone(build)
    const contracts = copy.output.contracts as unknown as Record<string, Record<string, { metadata?: string }>>
    delete contracts[FILE]!.Coin!.metadata
    expect(runtimeOf(copy).problem).toBeUndefined()
    const other = { ...copy, input: { sources: { [FILE]: { content: `// changed\n${source}` } } } }
    expect(everythingOf(runtimeOf(other))).toBe(`the text of ${FILE} is not the one that was compiled`)
  })

  it.each([
    ['nothing', undefined],
    ['numbers', 7],
    ['a tree of numbers', { nodeType: 1, src: 2 }],
    ['places outside', { nodeType: 'SourceUnit', src: '0:99999:0', nodes: [{ nodeType: 'FunctionDefinition', name: 'f', src: '5:-5:0' }] }],
  ])('reads a syntax tree of %s', (_, ast) => {
    const copy = { ...build, output: { ...build.output, sources: { [FILE]: { id: 0, ast } } } as unknown as JsonObject }
    const code = runtimeOf(copy)
    expect(everythingOf(code)).toBeUndefined()
    expect(functionsOf(code)).toEqual([])
    // Lines need no tree.
    expect(pcsOfLine(code, FILE, lineOf(source, 'require(sum')).length).toBeGreaterThan(0)
  })

  it('reads a syntax tree that is nested deeper than the stack', () => {
    let ast: JsonObject = { nodeType: 'Block', src: '500:1:0' }
    for (let depth = 0; depth < 50_000; depth++) ast = { nodeType: 'Block', src: `0:${source.length}:0`, body: ast }
    const copy = { ...build, output: { ...build.output, sources: { [FILE]: { id: 0, ast } } } as unknown as JsonObject }
    expect(functionsOf(runtimeOf(copy))).toEqual([])
  })

  it.each([
    ['beginnings outside of the code', { f: { entryPoint: 10 ** 9, id: 1, parameterSlots: 1, returnSlots: 1 } }],
    ['beginnings between instructions', { f: { entryPoint: 1, id: 1, parameterSlots: 1, returnSlots: 1 } }],
    ['no numbers', { f: { entryPoint: 'x', id: {}, parameterSlots: -1, returnSlots: 1e9 }, g: null }],
    ['no object', 'text'],
  ])('ignores function data with %s', (_, functionDebugData) => {
    const copy: Build = structuredClone(build)
    Object.assign(codesOf(copy).deployedBytecode, { functionDebugData })
    const code = runtimeOf(copy)
    expect(everythingOf(code)).toBeUndefined()
    // What the compiler does not say is found by jumps.
    expect([...code.entries.values()].map((entry) => entry.function?.name)).toContain('_check')
  })

  it('leaves out contracts whose output is none', () => {
    const outputs = [
      {},
      { contracts: null },
      { contracts: { a: { b: { evm: { bytecode: { object: 'zz' }, deployedBytecode: 7 } } } } },
      { sources: [] },
    ]
    const codes = new SourceCodes(outputs.map((output) => compiled({ output: output as unknown as JsonObject })))
    expect(codes.ofRuntime(hexToBytes('0x00'))).toBeUndefined()
  })
})
