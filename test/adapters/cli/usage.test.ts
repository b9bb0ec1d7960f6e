import { describe, expect, test } from 'vitest'
import { parseArguments, readFlags } from '../../../adapters/cli/arguments.js'
import { DEV_FLAGS } from '../../../adapters/cli/dev-flags.js'
import { duration, ether, seconds } from '../../../adapters/cli/kinds.js'
import { VERSION } from '../../../src/index.js'
import { nearest } from '../../../src/primitives/nearest.js'
import { useCommandLine } from './command-line.js'

const { evmbed } = useCommandLine()

describe('help', () => {
  test('prints the help of evmbed', async () => {
    const { code, out, err } = await evmbed('--help').ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatchInlineSnapshot(`
      "evmbed 0.1.0, an Ethereum-compatible node

      Usage: evmbed <command> [flags]

        dev     A test chain on this machine: funded accounts, every method, a block for every transaction.
        start   A node to be operated: JSON-RPC is off until it is enabled, and private methods need a credential.
        testnet A network of validators under CometBFT: writes their homes, and runs them on this machine.
        store   Checks the store of a chain, and repairs it.
        export  Writes the chain of a store to a file: as an archive with all states, as blocks, or as a genesis file.
        import  Reads a file into the chain of a store: an archive of evmbed export, or blocks as geth exports them.
        route   The best way for an asset from one chain to another: bridges, swaps, fees and time.

        evmbed <command> --help    the flags of a command
        evmbed --version           the version
      "
    `)
    expect((await evmbed().ended).out).toBe(out)
  })

  test('prints the help of dev, whatever other flags are given', async () => {
    const { code, out } = await evmbed('dev', '--port', 'none', '-h').ended
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "A test chain on this machine: funded accounts, every method, a block for every transaction.

      Usage: evmbed dev [flags]

        -p, --port <port>                       Port of HTTP and WebSocket; 0 picks a free one. [8545]
            --host <address>                    Address to listen on. [127.0.0.1]
            --insecure                          Let other machines use everything, when --host lets them connect.
            --allow-origin <origins>            Web pages that may use the node besides this machine's own; * is
                                                any.
            --allow-host <names>                Names by which the node may be addressed besides localhost and IP
                                                addresses; * is any.
        -a, --accounts <count>                  How many accounts. [10]
            --balance <ether>                   What each of them has. [10000]
            --wallet.accounts <key[,wei]>       Accounts by their private keys, with their balances in wei where
                                                they differ; may be given several times. The keys are never shown.
            --accounts-file <file>              Read such accounts from this file, one a line; the list of processes
                                                does not show it, as it does --wallet.accounts.
        -m, --mnemonic <words>                  Where the accounts come from; your own words are never shown. [test
                                                test test test test test test test test test test junk]
            --mnemonic-file <file>              Read the words from this file; EVMBED_MNEMONIC in the environment
                                                may hold them, too. Neither is in the list of processes, as
                                                --mnemonic is.
            --mnemonic-random                   Make new words for this run, and show them.
            --derivation-path <path>            BIP-32 path of the accounts. [m/44'/60'/0'/0]
            --chain-id <id>                     EIP-155 chain id; 31337, or that of the chain of --fork-url, if not
                                                given.
            --network-id <id>                   What net_version answers; the chain id, if not given.
            --hardfork <name>                   Hardfork of all blocks: homestead, tangerineWhistle, spuriousDragon,
                                                byzantium, constantinople, petersburg, istanbul, muirGlacier,
                                                berlin, london, arrowGlacier, grayGlacier, paris, shanghai, cancun,
                                                prague, osaka, bpo1, bpo2, bpo3, bpo4, bpo5; osaka, or that of the
                                                chain of --fork-url, if not given.
        -f, --fork-url <url>                    Fork the chain of this JSON-RPC server: begin with its state, and go
                                                on with its chain id and block numbers.
            --fork-block-number <number>        Last block of that chain that is shared; its newest, if not given.
            --fork-header <header>              HTTP header of the requests to that server, as 'name: value'; may be
                                                given several times.
            --retries <count>                   Further attempts of a failed request to that server; 5, if not
                                                given.
            --timeout <milliseconds>            Milliseconds that an attempt may take; 10000, if not given.
            --fork-retry-backoff <milliseconds>
                                                Milliseconds before the second attempt, twice as many before each
                                                further one; 250, if not given.
            --fork-fixture <file>               Answer requests to that server from this file, and record in it what
                                                it does not contain.
        -b, --block-time <seconds>              Make a block every so many seconds, and not for every transaction.
            --no-mining                         Make blocks only when asked to (evm_mine).
            --history <blocks>                  Newest blocks to keep, with their states, receipts and logs.
                                                Default: all.
            --order <fees|fifo>                 Order of transactions in a block: the best paid first, or as they
                                                arrived. [fees]
            --allow-blocks-with-same-timestamp  Allow a block to have the timestamp of its parent.
            --dialect <anvil|hardhat|ganache>   Whose habits the evm methods follow. [anvil]
            --logs-past-head <cut|refuse>       What a log query that ends past the head gets: the logs up to the
                                                head, or the error of the newest geth. [cut]
            --gas-limit <gas>                   Gas of a block. [30000000]
            --transaction-gas-cap <gas>         Gas of a transaction from Osaka on (EIP-7825); 0 is no limit.
                                                [16777216]
            --enable-tx-gas-limit               Apply --transaction-gas-cap; =false lets a transaction have all gas
                                                of a block. [true]
            --code-size-limit <bytes>           Length of contract code, and half the length of init code; 24576
                                                (EIP-170), if not given.
            --disable-code-size-limit           Allow contract code and init code of any length.
            --base-fee <wei>                    Wei per gas that the first block burns. [1000000000]
            --timestamp <seconds>               Seconds since 1970 of the genesis block, from which the time of the
                                                chain goes on; now, if not given.
            --coinbase <address>                Who gets the tips; the zero address, if not given.
            --init <file>                       Begin with a geth genesis file instead of funded accounts.
            --import <file>                     Then run the blocks of a file: their RLPs, one after the other.
                                                Needs --init.
            --chain-file <file>                 Begin with the blocks of this file when it is there, and write them
                                                to it when the node is stopped; not when it is killed.
            --store <folder>                    Keep the chain in this folder and continue it at the next start,
                                                also after a crash: blocks, state, pool, time and snapshots. Needs
                                                the package classic-level.
            --durability <process|disk>         When a block of the store counts as written: it survives the end of
                                                the process, or also a power cut (disk), which takes an fsync per
                                                block. [process]
            --cache <MiB>                       Memory for what is read from the store, in MiB. [64]
            --state <file>                      Begin with the state dump in this file when it is there, and write
                                                it when the node is stopped: accounts, blocks and transactions in
                                                Anvil's format.
            --load-state <file>                 Begin with the state dump in this file, of this node or of Anvil.
            --dump-state <file>                 Write a state dump to this file when the node is stopped; to
                                                state.json in it, if it is a folder.
        -s, --state-interval <seconds>          Also write the state dump every so many seconds. Needs --state or
                                                --dump-state.
            --preserve-historical-states        Write the states after earlier blocks, too: all accounts of each.
            --planner-snapshot <file>           Plan the routes of /v2/ over the chains, pools and bridges of this
                                                file; over the bundled registry, if not given.
            --planner-prices <url>              Take prices from this server, which answers like CoinGecko; from the
                                                snapshot, if not given.
            --config-out <file>                 Write what --json prints to a file.
            --json                              Print one JSON object instead of the banner; the log goes to stderr.
        -q, --quiet                             Write nothing but errors.
            --color <auto|always|never>         Colors; auto minds NO_COLOR and the terminal. [auto]
        -h, --help                              Print this text.
      "
    `)
  })

  test('prints the help of start', async () => {
    const { code, out } = await evmbed('start', '--help').ended
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "A node to be operated: JSON-RPC is off until it is enabled, and private methods need a credential.

      Usage: evmbed start [flags]

            --json-rpc.enable                   Turn the JSON-RPC server on.
            --json-rpc.interface <full|documented>
                                                Everything that can work, or the status lists of the interface
                                                document to the letter. [full]
            --json-rpc.conditional-methods <work|deny>
                                                In the documented interface: whether methods that it lists as not
                                                implemented work for the input that it names. [work]
            --json-rpc.block-nulls              In the documented interface, show null in blocks where its samples
                                                do. Some clients cannot read such blocks.
            --json-rpc.address <host:port>      Where HTTP listens. [127.0.0.1:8545]
            --json-rpc.ws-address <host:port>   Where WebSocket listens; may be the same as HTTP. [0.0.0.0:8546]
            --json-rpc.api <namespaces>         Namespaces to serve. [eth,net,web3]
            --json-rpc.auth-address <host:port>
                                                Where HTTP and WebSocket listen, too, with all namespaces and for
                                                callers with a credential only; nowhere, if not given.
            --json-rpc.auth-mode <off|private|all>
                                                What needs a credential: nothing, private methods, or every call.
                                                [private]
            --json-rpc.jwt-secret <file>        Take JSON web tokens (HS256) signed with the 32 bytes of this file,
                                                as geth does; made when it is missing.
            --json-rpc.auth-token-file <file>   Take the bearer tokens in this file, one a line; EVMBED_AUTH_TOKEN
                                                in the environment may hold one more.
            --json-rpc.insecure                 Let other machines use private methods without a credential, when an
                                                address lets them connect.
            --json-rpc.allow-insecure-unlock    Serve eth_accounts, eth_sendTransaction and the methods of personal
                                                that use keys. [true]
            --json-rpc.ws-origins <origins>     Web pages that may use WebSocket, and no others; * is any. Programs
                                                that are no browser send no origin and may. [127.0.0.1,localhost]
            --json-rpc.http-cors-domain <origins>
                                                Web pages that may use HTTP besides this machine's own; * is any.
            --json-rpc.http-vhosts <names>      Names by which the node may be addressed besides IP addresses; * is
                                                any. [localhost]
            --json-rpc.gas-cap <gas>            Gas of a call or an estimate; 0 is no limit. [50000000]
            --json-rpc.evm-timeout <duration>   How long a call, an estimate or a trace may run; 0 is no limit. [5s]
            --json-rpc.logs-cap <count>         Logs in an answer; 0 is no limit. [0]
            --json-rpc.block-range-cap <blocks>
                                                Blocks that a log query may span; 0 is no limit. [0]
            --json-rpc.logs-past-head <cut|refuse>
                                                What a log query that ends past the head gets: the logs up to the
                                                head, or the error of the newest geth. [cut]
            --json-rpc.feehistory-cap <blocks>  Blocks in an answer of eth_feeHistory. [1024]
            --json-rpc.filter-cap <count>       Installed filters. [200]
            --json-rpc.filter-timeout <duration>
                                                Time without a poll after which a filter is idle. [5m]
            --json-rpc.filter-cleanup-interval <duration>
                                                How often idle filters are removed. [30s]
            --json-rpc.ws-max-subscriptions-per-connection <count>
                                                Subscriptions of a connection. [1000]
            --json-rpc.http-timeout <duration>  How long a request may take, a batch as a whole; 0 is no limit.
                                                [30s]
            --json-rpc.http-idle-timeout <duration>
                                                How long a connection may rest; 0 is no limit. [120s]
            --json-rpc.http-body-limit <bytes>  Bytes of a request. [5242880]
            --json-rpc.ws-read-limit <bytes>    Bytes of a WebSocket message. [5242880]
            --json-rpc.ws-messages-in-flight <count>
                                                Messages of a WebSocket answered at a time; others are not read yet.
                                                [64]
            --json-rpc.ws-send-buffer <bytes>   Bytes that may wait for a peer that reads slowly. [16777216]
            --json-rpc.batch-request-limit <count>
                                                Calls in a batch. [1000]
            --json-rpc.batch-response-max-size <bytes>
                                                Bytes of results in a batch. [25000000]
            --json-rpc.max-open-connections <count>
                                                Connections at a time; 0 is no limit. [0]
            --json-rpc.txfee-cap <ether>        Fees that a transaction of eth_resend may cost at most; 0 is no
                                                limit. [1]
            --json-rpc.enable-indexer           Index who each transaction had to do with as its block is decided,
                                                for the searches of ots; by hash all are found in any case.
            --json-rpc.metrics-address <host:port>
                                                Where --metrics listens: /debug/metrics/prometheus, and
                                                /debug/metrics for JSON. [127.0.0.1:6065]
            --json-rpc.enable-profiling         Let the debug namespace profile this process. It slows the node
                                                down.
            --json-rpc.allow-unprotected-txs    Take transactions without replay protection (EIP-155). [false]
            --planner.enable                    Answer routes, assets and balances under /v2/ where HTTP listens.
                                                Needs --json-rpc.enable.
            --planner.snapshot <file>           Plan routes over the chains, pools and bridges of this file; over
                                                the bundled registry, if not given.
            --planner.prices <url>              Take prices from this server, which answers like CoinGecko; from the
                                                snapshot, if not given.
            --evm.evm-chain-id <id>             EIP-155 chain id of the test chain; --genesis brings its own.
                                                [31337]
            --evm.network-id <id>               What net_version answers; the chain id, if not given.
            --evm.transaction-gas-cap <gas>     Gas of a transaction from Osaka on (EIP-7825); 0 is no limit.
                                                [16777216]
            --evm.allow-unlimited-contract-size
                                                Allow contract code and init code of any length.
            --evm.min-tip <wei>                 Wei per gas above the base fee that a transaction must offer. [0]
            --evm.mempool.order <fees|fifo>     Order of transactions in a block: the best paid first, or as they
                                                arrived. [fees]
            --evm.mempool.price-limit <wei>     Wei per gas that the tip of a transaction must allow for. [1]
            --evm.mempool.price-bump <percent>  By how much both prices of a replacement must exceed those of what
                                                it replaces. [10]
            --evm.mempool.account-slots <count>
                                                Pending transactions that a sender keeps when there are too many in
                                                all. [16]
            --evm.mempool.global-slots <count>  Pending transactions of all senders. [5120]
            --evm.mempool.account-queue <count>
                                                Transactions of a sender that wait behind a gap. [64]
            --evm.mempool.global-queue <count>  Transactions of all senders that wait behind a gap. [1024]
            --evm.mempool.lifetime <duration>   How long transactions wait behind a gap while nothing of their
                                                sender moves; 0 is for ever. [3h]
            --tls.certificate-path <file>       Speak HTTPS and WSS with this certificate (PEM). Needs
                                                --tls.key-path.
            --tls.key-path <file>               The private key of the certificate (PEM), without a passphrase.
            --metrics                           Count what the node does, and serve the counts where
                                                --json-rpc.metrics-address says.
            --genesis <file>                    Begin with a geth genesis file. Default: a chain of its own without
                                                balances.
            --dev-accounts                      Begin with the ten funded accounts of evmbed dev, whose keys
                                                everybody knows.
            --store <folder>                    Keep the chain in this folder and continue it at the next start,
                                                also after a crash; in --home's chain if not given, and else the
                                                chain ends with the process. Needs the package classic-level.
            --durability <process|disk>         When a block of the store counts as written: it survives the end of
                                                the process, or also a power cut (disk), which takes an fsync per
                                                block. [process]
            --cache <MiB>                       Memory for what is read from the store, in MiB. [64]
            --history <blocks>                  Newest blocks to keep, with their states, receipts and logs.
                                                Default: all.
            --consensus <solo|cometbft>         What decides the blocks: this node alone, or the validators of a
                                                network under CometBFT (see docs/validators.md). [solo]
            --cometbft.home <folder>            Home folder of this validator's engine, which is started and ended
                                                with the node. The chain is kept there if --home and --store are not
                                                given.
            --cometbft.bin <file>               Program of the engine; that of EVMBED_COMETBFT or cometbft on the
                                                PATH, if not given.
            --cometbft.rpc <url>                RPC of an engine that runs already. The node does not start one.
            --cometbft.listen <address>         Where the engine finds the node, as in its proxy_app: unix:///path
                                                or tcp://host:port. A socket file in the engine's home, or
                                                tcp://127.0.0.1:26658 with --cometbft.rpc, if not given.
            --cometbft.insecure                 Let other machines connect at --cometbft.listen. Whoever connects
                                                decides the blocks.
            --snapshot-interval <heights>       Heights between snapshots of the state, with which new nodes join by
                                                state sync; 0 is none. [0]
            --chain-file <file>                 Begin with the blocks of this file when it is there, and write them
                                                to it when the node is stopped; not when it is killed. It takes the
                                                place of a store.
            --home <folder>                     Folder of the chain (chain), of keys (keystore) and of exported
                                                chains (chains); admin_datadir returns it.
            --keystore <folder>                 Keep the keys of personal_newAccount here, as geth does; in --home's
                                                keystore, or until the node ends, if not given.
            --unlock <addresses>                Open these accounts of the key store until the node closes. Needs
                                                --password-file.
            --password-file <file>              The passphrases of these accounts, one a line; the last line is for
                                                all that have none of their own.
            --chain-files <folder>              Where admin_exportChain writes and admin_importChain reads; --home's
                                                chains, or they are refused, if not given.
            --profiles <folder>                 Where profiles are written, when profiling is enabled. [profiles]
            --app-toml <file>                   Read [json-rpc], [evm], [evm.mempool], [planner] and [tls] of this
                                                file; flags override it.
            --log-level <error|warn|info|debug>
                                                How much to log; debug has a line for every call. [info]
        -q, --quiet                             Write nothing but errors.
            --color <auto|always|never>         Colors; auto minds NO_COLOR and the terminal. [auto]
        -h, --help                              Print this text.
      "
    `)
  })

  test('prints the help of route, with examples', async () => {
    const { code, out } = await evmbed('route', '--help').ended
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "The best way for an asset from one chain to another: bridges, swaps, fees and time.

      Usage: evmbed route <amount><asset>[@<chain>] <asset>[@<chain>] [flags]

      An asset is a symbol, which counts in whole tokens, or a denom, which counts in its smallest unit. A chain is an id
      or a name; without one, a symbol is meant at its home. The amount may stand before the second asset instead: so
      much is to arrive.

        evmbed route 1.5ATOM@cosmoshub-4 ATOM@osmosis-1
        evmbed route 1500000uatom@cosmoshub-4 uosmo@osmosis-1 --snapshot snapshot.json
        evmbed route ATOM 40OSMO --url http://127.0.0.1:8545

            --from <asset@chain>         What is sent, where it does not stand as an argument.
            --to <asset@chain>           What is to arrive, where it does not stand as an argument.
            --amount-in <amount>         How much is sent, where it does not stand before the asset.
            --amount-out <amount>        How much is to arrive; what must be sent for it is found out.
            --bridges <bridges>          Use these bridges only, such as IBC,CCTP; all, if not given.
            --split                      Let a swap take several paths at once.
            --evm-swaps                  Let routes swap on EVM chains.
            --multi-tx                   Let routes need several transactions.
            --go-fast                    Prefer speed to lower fees.
            --unsafe                     Show a route that fails the checks of its price, too, with a warning.
            --snapshot <file>            Plan over the chains, pools and bridges of this file; over the bundled
                                         registry, if not given.
            --url <url>                  Ask the server whose /v2/ is below this address; with the token in
                                         EVMBED_AUTH_TOKEN, if there is one.
            --json                       Print the answer as it is.
        -q, --quiet                      Write nothing but errors.
            --color <auto|always|never>  Colors; auto minds NO_COLOR and the terminal. [auto]
        -h, --help                       Print this text.
      "
    `)
  })

  test('prints the version', async () => {
    expect(await evmbed('--version').ended).toEqual({ code: 0, out: `${VERSION}\n`, err: '' })
  })
})

describe('usage errors end with code 2 and one line', () => {
  test.each([
    [['dve'], "unknown command 'dve': did you mean dev?"],
    [['start', '--planner.enable'], '--planner.enable needs --json-rpc.enable: /v2/ is where HTTP listens'],
    [['start', '--planner-prices', 'ftp://secret'], '--planner.prices: expected an http or https URL'],
    [['node'], "unknown command 'node': there are dev, start, testnet, store, export, import and route"],
    [['--port', '1'], 'expected a command before --port: dev, start, testnet, store, export, import or route'],
    [['dev', '--prot', '1'], 'unknown flag --prot: did you mean --port?'],
    [['dev', '--fork-uri', 'http://localhost'], 'unknown flag --fork-uri: did you mean --fork-url?'],
    [['dev', '-z'], 'unknown flag -z'],
    [['dev', '--port'], '--port needs a value: an integer from 0 (a free port) to 65535'],
    [['dev', '--port', '--quiet'], "--port: expected an integer from 0 (a free port) to 65535, got '--quiet'"],
    [['dev', '-p', '65536'], "-p: expected an integer from 0 (a free port) to 65535, got '65536'"],
    [['dev', '8545'], "unexpected argument '8545': values follow a flag such as --port"],
    [['dev', '--balance', '1e3'], "--balance: expected an amount of ether such as 10000 or 0.5, got '1e3'"],
    [['dev', '--block-time', '0'], "--block-time: expected seconds from 0.001, such as 12 or 0.5, got '0'"],
    [
      ['dev', '--block-time', '1', '--no-mining'],
      '--block-time cannot be given with --no-mining: one asks for blocks and the other for none',
    ],
    [['dev', '--chain-id', '5', '--init', 'g.json'], '--chain-id cannot be given with --init: the genesis file says it'],
    [['dev', '--import', 'chain.rlp'], '--import needs --init: blocks follow the genesis they were made for'],
    [['dev', '--init', 'missing.json'], '--init: cannot read missing.json: there is no such file or folder'],
    [['dev', '--gas-limit', '1'], '--gas-limit: expected a bigint of gas from 5000 to 2^63 - 1'],
    [['dev', '--derivation-path', 'x'], `--derivation-path: expected a BIP-32 path such as m/44'/60'/0'/0`],
    [['dev', '--port', '0', '--config-out', 'no/such.json'], '--config-out: cannot write no/such.json: there is no such file or folder'],
    [['start', '--interface', 'half'], "--interface: expected one of full, documented, got 'half'"],
  ])('refuses %j', async (args, reason) => {
    const { code, out, err } = await evmbed(...args).ended
    const known = args[0] === 'dev' || args[0] === 'start' ? args[0] : undefined
    const hint = known === undefined ? "Run 'evmbed --help' for the commands." : `Run 'evmbed ${known} --help' for the flags.`
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `evmbed: ${reason}\n${hint}\n` })
  })

  test('refuses a host that other machines can reach, with the reason', async () => {
    for (const host of ['0.0.0.0', '192.168.1.2', '::', 'chain.example']) {
      const { code, err } = await evmbed('dev', '--host', host).ended
      expect(code).toBe(2)
      expect(err).toContain(`--host ${host} lets other machines connect, and evmbed dev requires no credential`)
      expect(err).toContain('add --insecure if everyone who can connect may do that')
    }
  })

  test('repeats no words of a mnemonic', async () => {
    for (const args of [['legal', 'winner'], ['legal winner']]) {
      const { code, err } = await evmbed('dev', '--mnemonic', ...args).ended
      expect(code).toBe(2)
      expect(err).toContain('--mnemonic')
      expect(err).not.toMatch(/legal|winner/)
    }
  })
})

describe('flags', () => {
  const read = (...args: string[]) => readFlags(DEV_FLAGS, parseArguments(DEV_FLAGS, args))

  test('accepts aliases and the flags of other nodes', () => {
    expect(read('-p', '1', '-a', '2', '-b', '0.5', '--hostname', '::1')).toMatchObject({
      port: 1,
      accounts: 2,
      blockInterval: 500,
      host: '::1',
    })
    expect(read('--chain', '1', '--no-mine', '--fee-recipient=0x70997970c51812dc3a010c7d01b50e0d17dc79c8')).toMatchObject({
      chainId: 1,
      noMining: true,
      feeRecipient: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    })
  })

  test('takes the last of a repeated flag, and appends to lists', () => {
    expect(read('--port', '1', '--port', '2').port).toBe(2)
    expect(read('--allow-origin', 'a,b', '--allow-origin', 'c').allowOrigin).toEqual(['a', 'b', 'c'])
  })

  test('has defaults that its own flags accept, and every name once', () => {
    expect(() => read()).not.toThrow()
    const names = Object.values(DEV_FLAGS).flatMap((flag) => [
      flag.name,
      ...('also' in flag ? flag.also : []),
      ...('alias' in flag ? [flag.alias] : []),
    ])
    expect(new Set(names).size).toBe(names.length)
  })

  test('reads units of amounts and times', () => {
    expect(['1', '0.5', '0.000000000000000001', '.5', '1.', '-1', '1.0000000000000000001'].map(ether.read)).toEqual([
      10n ** 18n,
      5n * 10n ** 17n,
      1n,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(['12', '0.25', '0.0001', '1e3', ''].map(seconds.read)).toEqual([12_000, 250, undefined, undefined, undefined])
    expect(['500ms', '1m30s', '1.5h', '0', '5', 's', '9999999h'].map(duration.read)).toEqual([
      500,
      90_000,
      5_400_000,
      0,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('suggests similar flags only', () => {
    const names = ['port', 'host', 'chain-id', 'block-time', 'base-fee']
    expect(['prot', 'hots', 'chainid', 'blocktime', 'base-fees', 'fork-url', 'x'].map((name) => nearest(name, names))).toEqual([
      'port',
      'host',
      'chain-id',
      'block-time',
      'base-fee',
      undefined,
      undefined,
    ])
  })
})
