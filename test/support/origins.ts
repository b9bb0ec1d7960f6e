import { createNode, type Node, type NodeOptions } from '../../src/index.js'
import { RemoteServer } from '../fork/remote-server.js'
import { anvilProgram, startAnvil } from '../peers/anvil.js'

/** A way in which a test chain begins. */
export interface ChainOrigin {
  readonly name: string
  /** Makes a node. It closes its remote chain with itself. */
  create(options?: NodeOptions): Promise<Node>
}

const TIMESTAMP = 1_700_000_000n

const own: ChainOrigin = { name: 'a chain of its own', create: (options) => createNode({ timestamp: TIMESTAMP, ...options }) }

/** Forks block 0 of another node over HTTP, so that heights are those of a chain of its own. */
const forkOfEvmbed: ChainOrigin = {
  name: 'a fork of an evmbed',
  async create(options = {}) {
    const remote = await createNode({ timestamp: TIMESTAMP, ...options })
    const server = await RemoteServer.start(() => remote)
    return fork(server.url, options, () => Promise.all([server.close(), remote.close()]))
  },
}

/** Returns the same of an Anvil. */
function forkOfAnvil(program: string): ChainOrigin {
  return {
    name: 'a fork of an Anvil',
    async create(options = {}) {
      const { baseFeePerGas } = options
      const fee = baseFeePerGas === undefined ? [] : ['--base-fee', `${baseFeePerGas}`]
      const anvil = await startAnvil(program, ['--timestamp', `${TIMESTAMP}`, ...fee])
      return fork(anvil.url, options, () => anvil.close())
    },
  }
}

async function fork(url: string, options: NodeOptions, close: () => Promise<unknown>): Promise<Node> {
  const node = await createNode({ ...options, fork: { url } })
  node.onClose(async () => void (await close()))
  return node
}

const program = anvilProgram()

/** A chain of its own, and forks of block 0 of a remote chain over HTTP. */
export const CHAIN_ORIGINS: readonly ChainOrigin[] = [own, forkOfEvmbed, ...(program === undefined ? [] : [forkOfAnvil(program)])]
