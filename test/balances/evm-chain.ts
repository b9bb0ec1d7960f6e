import { createNode, type Node } from 'evmbed'
import { encodeAbiParameters, encodeDeployData, keccak256 } from 'viem'
import { artifact } from '../contracts/compile.js'

export const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The tokens of the chain, and what stands where they should. */
export const TOKENS = {
  gold: '0x000000000000000000000000000000000000601d',
  silver: '0x0000000000000000000000000000000000005117',
  reverting: '0x000000000000000000000000000000000000bad1',
  greedy: '0x000000000000000000000000000000000000bad2',
  greedier: '0x000000000000000000000000000000000000bad3',
  wordy: '0x000000000000000000000000000000000000bad4',
  short: '0x000000000000000000000000000000000000bad5',
  nobody: '0x000000000000000000000000000000000000bad6',
} as const

const CONTRACTS: Partial<Record<keyof typeof TOKENS, string>> = {
  gold: 'Token',
  silver: 'Token',
  reverting: 'RevertingToken',
  greedy: 'GreedyToken',
  greedier: 'GreedyToken',
  wordy: 'WordyToken',
  short: 'ShortToken',
}

/** `balanceOf` of Token.sol is its fourth variable. */
function holding(amount: bigint) {
  const slot = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [OWNER, 3n]))
  return { [slot]: `0x${amount.toString(16).padStart(64, '0')}` }
}

const FORKS = ['homestead', 'eip150', 'eip155', 'eip158', 'byzantium', 'constantinople', 'petersburg', 'istanbul', 'berlin', 'london']

let deployed: Promise<Map<string, string>> | undefined

/** The code that a contract has once it is there. */
async function runtimeCodes(names: readonly string[]): Promise<Map<string, string>> {
  const node = await createNode()
  const from = node.accounts[0]!.address
  const codes = new Map<string, string>()
  for (const name of names) {
    const args = name === 'Token' ? ['Token', 'TKN', 0n] : []
    const data = encodeDeployData({ ...artifact(name), args })
    const hash = await node.call('eth_sendTransaction', [{ from, data }])
    const receipt = (await node.call('eth_getTransactionReceipt', [hash])) as { contractAddress: string }
    codes.set(name, (await node.call('eth_getCode', [receipt.contractAddress, 'latest'])) as string)
  }
  await node.close()
  return codes
}

/** A chain on which the owner has 3 ether, 1000 gold and 5 silver, with Multicall3 where it always is, or without. */
export async function evmChain({ withMulticall = true } = {}): Promise<Node> {
  deployed ??= runtimeCodes(['Multicall3', ...new Set(Object.values(CONTRACTS))])
  const codes = await deployed
  const amounts: Partial<Record<string, bigint>> = { gold: 1000n, silver: 5n }
  const contracts = Object.entries(CONTRACTS).map(([name, contract]) => [
    TOKENS[name as keyof typeof TOKENS],
    { balance: '0x0', code: codes.get(contract), ...(amounts[name] === undefined ? {} : { storage: holding(amounts[name]) }) },
  ])
  return createNode({
    genesis: {
      config: {
        chainId: 1,
        ...Object.fromEntries(FORKS.map((fork) => [`${fork}Block`, 0])),
        terminalTotalDifficulty: 0,
        shanghaiTime: 0,
        cancunTime: 0,
        pragueTime: 0,
      },
      gasLimit: '0x1c9c380',
      difficulty: '0x0',
      alloc: {
        [OWNER]: { balance: '0x29a2241af62c0000' },
        ...(withMulticall ? { [MULTICALL3]: { balance: '0x0', code: codes.get('Multicall3') } } : {}),
        ...Object.fromEntries(contracts),
      },
    } as never,
  })
}
