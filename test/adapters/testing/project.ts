/** Projects as the toolchains write them, with contracts that use libraries, have the same name, or cannot be deployed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileSolidity } from '../../contracts/solc.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export const SOURCES = {
  'src/Coin.sol': `contract Coin {
    error TooFew(uint256 balance, uint256 wanted);
    event Moved(address indexed to, uint256 amount, string note);
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    constructor(uint256 supply) { totalSupply = supply; balanceOf[msg.sender] = supply; }
    function move(address to, uint256 amount, string calldata note) external {
      if (balanceOf[msg.sender] < amount) revert TooFew(balanceOf[msg.sender], amount);
      balanceOf[msg.sender] -= amount;
      balanceOf[to] += amount;
      emit Moved(to, amount, note);
    }
  }`,
  'src/Market.sol': `library Prices { function twice(uint256 x) external pure returns (uint256) { return 2 * x; } }
  library Fees { function of_(uint256 x) external pure returns (uint256) { return Prices.twice(x) + 1; } }
  contract Market { function quote(uint256 x) external pure returns (uint256) { return Fees.of_(x) + Prices.twice(x); } }`,
  'src/Loop.sol': `contract Loop {
    event Ping(uint256 i);
    function run(uint256 n) external { for (uint256 i = 0; i < n; i++) this.ping(i); this.fail(); }
    function ping(uint256 i) external { emit Ping(i); }
    function fail() external pure { revert("enough"); }
  }`,
  'src/IMarket.sol': 'interface IMarket { function quote(uint256 x) external pure returns (uint256); }',
  'src/one/Box.sol': 'contract Box { uint256 public constant number = 1; }',
  'src/two/Box.sol': 'contract Box { uint256 public constant number = 2; }',
}

const settings = { outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'], '': ['ast'] } } }
const sources = Object.fromEntries(Object.entries(SOURCES).map(([file, content]) => [file, { content }]))

interface Compiled {
  readonly abi: unknown
  readonly evm: { readonly bytecode: Code; readonly deployedBytecode: Code }
}
interface Code {
  readonly object: string
  readonly linkReferences: unknown
}
const output = compileSolidity<Compiled>('solc', { language: 'Solidity', sources, settings })

type Layout = 'foundry' | 'hardhat' | 'build info' | 'solc'

/** Writes a project into a fresh folder of `.tmp`, and returns a folder of tests in it. */
export function writeProject(layout: Layout, name: string = layout): string {
  const folder = join(root, '.tmp/projects', name.replaceAll(' ', '-'))
  rmSync(folder, { recursive: true, force: true })
  const tests = join(folder, 'test/unit')
  mkdirSync(tests, { recursive: true })
  if (layout === 'solc') write(join(folder, 'compiled.json'), output)
  if (layout === 'build info') {
    const input = { language: 'Solidity', sources, settings }
    write(join(folder, 'artifacts/build-info/3f2a.json'), { _format: 'hh-sol-build-info-1', solcVersion: '0.8.37', input, output })
  }
  if (layout === 'foundry') writeFileSync(join(folder, 'foundry.toml'), "[profile.default]\nsrc = 'src'\nout = 'build'\n")
  for (const [source, contracts] of Object.entries(output.contracts)) {
    for (const [contract, { abi, evm }] of Object.entries(contracts)) {
      const { bytecode, deployedBytecode } = evm
      if (layout === 'foundry') {
        const metadata = { settings: { compilationTarget: { [source]: contract } } }
        const prefixed = { ...bytecode, object: `0x${bytecode.object}` }
        // Foundry has one folder for the files of a name, and numbers neither.
        const place = source.startsWith('src/two') ? 'two/Box.sol' : source.replace(/^.*\//, '')
        write(join(folder, 'build', place, `${contract}.json`), { abi, bytecode: prefixed, deployedBytecode, metadata, id: 1 })
      }
      if (layout === 'hardhat') {
        write(join(folder, 'artifacts', source, `${contract}.json`), {
          _format: 'hh-sol-artifact-1',
          contractName: contract,
          sourceName: source,
          abi,
          bytecode: `0x${bytecode.object}`,
          deployedBytecode: `0x${deployedBytecode.object}`,
          linkReferences: bytecode.linkReferences,
        })
        write(join(folder, 'artifacts', source, `${contract}.dbg.json`), { buildInfo: '../build-info/3f2a.json' })
      }
    }
  }
  return tests
}

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
