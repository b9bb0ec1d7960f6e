/** Values of an engine's configuration that differ from its defaults. */
export interface EngineConfig {
  readonly moniker: string
  readonly peerPort: number
  readonly rpcPort: number
  /** Other validators, `id@host:port`. */
  readonly peers: readonly string[]
}

/**
 * Returns the engine's config.toml for a network on one machine: short timeouts. What is not named has the
 * engine's default.
 */
export function engineConfig({ moniker, peerPort, rpcPort, peers }: EngineConfig): string {
  return `# Configuration of CometBFT, written by evmbed testnet. What is not named here has the engine's default.
moniker = "${moniker}"
# Every stop of a validator is an error of its peers' connections.
log_level = "p2p:none,*:error"
log_format = "json"

[rpc]
laddr = "tcp://127.0.0.1:${rpcPort}"

[p2p]
laddr = "tcp://127.0.0.1:${peerPort}"
persistent_peers = "${peers.join(',')}"
# Addresses of one machine, or of a private network.
addr_book_strict = false
allow_duplicate_ip = true
# Peers that went away are dialled again at least this often.
persistent_peers_max_dial_period = "2s"
flush_throttle_timeout = "5ms"

[mempool]
size = 20000
cache_size = 100000
recheck_timeout = "10s"

[consensus]
# Times of a network whose messages arrive within milliseconds. Validators in different places need seconds.
timeout_propose = "500ms"
timeout_propose_delta = "100ms"
timeout_prevote = "50ms"
timeout_prevote_delta = "50ms"
timeout_precommit = "50ms"
timeout_precommit_delta = "50ms"
# Time between two blocks. Every block changes the app hash, because the state contains the hashes of recent blocks, so the engine never waits for transactions.
timeout_commit = "100ms"
skip_timeout_commit = false
peer_gossip_sleep_duration = "5ms"

[tx_index]
# The node has its own index.
indexer = "null"
`
}
