import { basename } from 'node:path'
import { VERSION } from '../../src/internal.js'
import { ENGINE_VERSION } from '../cometbft/index.js'

const NODE_IMAGE = 'node:22-slim'

/** Folder of a validator, and the port of its JSON-RPC on this machine. */
interface Place {
  readonly home: string
  readonly port: number
}

/** Ports within a container: each validator has a network of its own. */
const [HTTP, PEERS, RPC, ABCI] = [8545, 26_656, 26_657, 26_658]

/**
 * Returns a compose file with two services for each validator. The engine shares the network of its node, so that ABCI and the engine's RPC stay on the
 * loopback address of both. `CMTHOME` names a home that exists: the image would otherwise make one, in a folder that another user owns.
 *
 * @param ids identifiers of the validators for their peers
 */
export function composeText(validators: readonly Place[], ids: readonly string[]): string {
  const peers = ids.map((id, index) => `${id}@node-${index}:${PEERS}`)
  const services = validators.map((validator, index) =>
    serviceText(
      validator,
      index,
      peers.filter((_, other) => other !== index),
    ),
  )
  return `# Validators under Docker, written by evmbed testnet: docker compose up
# The containers run as the owner of the homes: 'EVMBED_USER=$(id -u):$(id -g) docker compose up', if that is not 1000:1000.
services:
${services.join('')}`
}

function serviceText({ home, port }: Place, index: number, peers: readonly string[]): string {
  const folder = basename(home)
  return `  node-${index}:
    image: ${NODE_IMAGE}
    user: "\${EVMBED_USER:-1000:1000}"
    environment:
      HOME: /tmp
    command:
      - npx
      - --yes
      - --package=evmbed@${VERSION}
      - --package=classic-level@3
      - evmbed
      - start
      - --home=/validator
      - --consensus=cometbft
      - --cometbft.home=/validator
      - --cometbft.rpc=http://127.0.0.1:${RPC}
      - --cometbft.listen=tcp://127.0.0.1:${ABCI}
      - --json-rpc.enable
      - --json-rpc.address=0.0.0.0:${HTTP}
      - --json-rpc.ws-address=0.0.0.0:${HTTP}
    volumes:
      - ./${folder}:/validator
    ports:
      - "127.0.0.1:${port}:${HTTP}"
    restart: unless-stopped
  engine-${index}:
    image: cometbft/cometbft:${ENGINE_VERSION}
    user: "\${EVMBED_USER:-1000:1000}"
    environment:
      CMTHOME: /validator
    network_mode: service:node-${index}
    depends_on:
      - node-${index}
    command:
      - start
      - --home=/validator
      - --proxy_app=tcp://127.0.0.1:${ABCI}
      - --rpc.laddr=tcp://127.0.0.1:${RPC}
      - --p2p.laddr=tcp://0.0.0.0:${PEERS}
      - --p2p.persistent_peers=${peers.join(',')}
    volumes:
      - ./${folder}:/validator
    restart: unless-stopped
`
}
