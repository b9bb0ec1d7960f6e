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

        init        Writes a small project that runs at once: tests with a contract, a page, an application.
        dev         A test chain on this machine: funded accounts, every method, a block for every transaction.
        start       A node for operators: JSON-RPC is off by default, and private methods need a credential.
        testnet     Writes the homes of a network of validators under CometBFT, and runs them on this machine.
        store       Checks the store of a chain, and repairs it.
        export      Writes the chain of a store to a file: as an archive with all states, as blocks, or as a genesis file.
        import      Reads a file into the chain of a store: an archive of evmbed export, or blocks as geth exports them.
        coverage    Runs a command and reports which lines of the contracts its nodes ran, of the code as it is deployed.
        debug       Steps back and forth through a transaction or a call, in lines of the source or instructions: at the terminal as gdb, or in an editor.
        gas         Shows what the gas of transactions was used for, by contract, function and line, or writes a flame graph.
        route       Prints the best route of an asset from one chain to another: bridges, swaps, fees and time.
        completion  Prints a script with which a shell completes commands, flags and their values.

        evmbed <command> --help    the flags of a command
        evmbed --version           the version
      "
    `)
    expect((await evmbed().ended).out).toBe(out)
    expect((await evmbed('help').ended).out).toBe(out)
  })

  test('prints the help of dev, whatever other flags are given', async () => {
    const { code, out } = await evmbed('dev', '--port', 'none', '-h').ended
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "A test chain on this machine: funded accounts, every method, a block for every transaction.

      Usage: evmbed dev [flags]

      Server:
        -p, --port <port>                       Port of HTTP and WebSocket; 0 picks a free one. [8545]
            --host <address>                    Address to listen on. [127.0.0.1]
            --insecure                          Allow other machines to use all methods, if --host lets them
                                                connect.
            --allow-origin <origins>            Origins of web pages that may use the node besides those of this
                                                machine; * is any.
            --allow-host <names>                Host names of the node besides localhost and IP addresses; * is any.

      Accounts:
        -a, --accounts <count>                  Number of accounts. [10]
            --balance <ether>                   Balance of each account, in ether. [10000]
            --wallet.accounts <key[,wei]>       Accounts by private keys, with balances in wei if they differ; may
                                                be given several times. The keys are never shown.
            --accounts-file <file>              Read such accounts from this file, one in each line. Unlike
                                                --wallet.accounts, it is not in the list of processes.
        -m, --mnemonic <words>                  BIP-39 mnemonic of the accounts; your own words are never shown.
                                                [test test test test test test test test test test test junk]
            --mnemonic-file <file>              Read the mnemonic from this file, or from the environment variable
                                                EVMBED_MNEMONIC. Unlike --mnemonic, neither is in the list of
                                                processes.
            --mnemonic-random                   Generate a mnemonic for this run, and show it.
            --derivation-path <path>            BIP-32 path of the accounts. [m/44'/60'/0'/0]

      Chain:
            --chain-id <id>                     EIP-155 chain id; 31337, or that of the chain of --fork-url, if not
                                                given.
            --network-id <id>                   Result of net_version; the chain id, if not given.
            --hardfork <name>                   Hardfork of all blocks: frontier, homestead, tangerineWhistle,
                                                spuriousDragon, byzantium, constantinople, petersburg, istanbul,
                                                muirGlacier, berlin, london, arrowGlacier, grayGlacier, paris,
                                                shanghai, cancun, prague, osaka, bpo1, bpo2, bpo3, bpo4, bpo5;
                                                osaka, or that of the chain of --fork-url, if not given.

      Fork of a remote chain:
        -f, --fork-url <url>                    Fork the chain of this JSON-RPC server: start with its state, chain
                                                id and block number.
            --fork-block-number <number>        Block of that chain at which the fork starts; its newest, if not
                                                given.
            --fork-header <header>              HTTP header of the requests to that server, as 'name: value'; may be
                                                given several times.
            --retries <count>                   Further attempts of a failed request to that server; 5, if not
                                                given.
            --timeout <milliseconds>            Timeout of an attempt in milliseconds; 10000, if not given.
            --fork-retry-backoff <milliseconds>
                                                Milliseconds before the second attempt, twice as many before each
                                                further one; 250, if not given.
            --fork-fixture <file>               Answer requests to that server from this file, and record in it what
                                                it does not contain.

      Blocks:
        -b, --block-time <seconds>              Seconds between blocks, instead of a block for every transaction.
            --no-mining                         Mine blocks only on request (evm_mine).
            --history <blocks>                  Newest blocks to keep, with their states, receipts and logs.
                                                Default: all.
            --order <fees|fifo>                 Order of transactions in a block: by fees, or in the order of
                                                arrival. [fees]
            --allow-blocks-with-same-timestamp  Allow a block to have the timestamp of its parent.
            --coinbase <address>                Fee recipient; the zero address, if not given.

      Results:
            --dialect <anvil|hardhat|ganache>   Tool whose results the evm methods return. [anvil]
            --throw-on-revert                   Answer a failing transaction with its revert error; =false with its
                                                hash, also if its gas had to be estimated.
            --logs-past-head <cut|refuse>       Result of a log query that ends past the head: the logs up to the
                                                head, or the error of the newest geth. [cut]

      Gas and sizes:
            --gas-limit <gas>                   Gas limit of a block. [30000000]
            --transaction-gas-cap <gas>         Maximum gas of a transaction from Osaka on (EIP-7825); 0 is no
                                                limit. [16777216]
            --enable-tx-gas-limit               Apply --transaction-gas-cap; =false allows a transaction all gas of
                                                a block. [true]
            --code-size-limit <bytes>           Maximum length of contract code in bytes, and half of that of init
                                                code; 24576 (EIP-170), if not given.
            --disable-code-size-limit           Allow contract code and init code of any length.

      Genesis:
            --base-fee <wei>                    Base fee of the first block, in wei per gas. [1000000000]
            --timestamp <seconds>               Timestamp of the genesis block in seconds since 1970, from which the
                                                time of the chain continues; now, if not given.
            --init <file>                       Start with a geth genesis file instead of funded accounts.
            --import <file>                     Import the blocks of this file, in concatenated RLP. Needs --init.

      Files that keep the chain:
            --chain-file <file>                 Start with the blocks of this file if it exists, and write them to
                                                it when the node is stopped; not when it is killed.
            --store <folder>                    Keep the chain in this folder and continue it at the next start,
                                                also after a crash: blocks, state, pool, time and snapshots. Needs
                                                the package classic-level.
            --durability <process|disk>         Durability of a written block: it survives the end of the process,
                                                or also a power failure (disk), which takes an fsync for each block.
                                                [process]
            --cache <MiB>                       Memory for records read from the store, in MiB. [64]
            --state <file>                      Start with the state dump in this file if it exists, and write it
                                                when the node is stopped: accounts, blocks and transactions in
                                                Anvil's format.
            --load-state <file>                 Start with the state dump in this file, of this node or of Anvil.
            --dump-state <file>                 Write a state dump to this file when the node is stopped; to
                                                state.json in it, if it is a folder.
        -s, --state-interval <seconds>          Seconds between writes of the state dump while the node runs. Needs
                                                --state or --dump-state.
            --preserve-historical-states        Also write the states of earlier blocks, with all accounts of each.

      Contracts, page and routes:
            --artifacts <files>                 Name contracts, functions and errors in the log and in explanations
                                                from the output of compilers: out of Foundry, artifacts of Hardhat,
                                                files of solc.
            --planner-snapshot <file>           Use the chains, pools and bridges of this file for the routes of
                                                /v2/; the bundled registry, if not given.
            --planner-prices <url>              Get prices from this server, which has the API of CoinGecko; from
                                                the snapshot, if not given.
            --sourcify                          Serve ABIs and sources of the known contracts at /sourcify, in the
                                                layout of a Sourcify repository, for Otterscan.
            --no-ui                             Do not serve the page that shows the chain to a browser at /.

      Output:
            --config-out <file>                 Write the output of --json to a file.
            --json                              Print one JSON object instead of the banner; the log goes to stderr.
            --log-format <text|json>            Format of the log: text, or one JSON object a line, also for the
                                                banner. [text]
        -q, --quiet                             Write errors only.
            --color <auto|always|never>         Colors; auto depends on NO_COLOR and the terminal. [auto]
        -h, --help                              Print this text.
      "
    `)
  })

  test('prints the help of start', async () => {
    const { code, out } = await evmbed('start', '--help').ended
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "A node for operators: JSON-RPC is off by default, and private methods need a credential.

      Usage: evmbed start [flags]

            --json-rpc.enable                   Turn the JSON-RPC server on.
            --json-rpc.interface <full|documented>
                                                all: every method; documented: only the methods of the interface
                                                document, with its statuses. [full]
            --json-rpc.conditional-methods <work|deny>
                                                In the documented interface: whether methods that the document lists
                                                as not implemented work for the input that it names. [work]
            --json-rpc.block-nulls              In the documented interface: return null in blocks where the samples
                                                of the document do. Some clients cannot read such blocks.
            --json-rpc.address <host:port>      Address of the HTTP server. [127.0.0.1:8545]
            --json-rpc.ws-address <host:port>   Address of the WebSocket server; may be that of HTTP. The default
                                                lets other machines connect. [0.0.0.0:8546]
            --json-rpc.api <namespaces>         Namespaces to serve. [eth,net,web3]
            --json-rpc.auth-address <host:port>
                                                Address of a further HTTP and WebSocket server with all namespaces,
                                                for callers with a credential only; none, if not given.
            --json-rpc.auth-mode <off|private|all>
                                                Calls that need a credential: none, private methods, or all.
                                                [private]
            --json-rpc.jwt-secret <file>        Accept JSON web tokens (HS256) signed with the 32 bytes of this
                                                file, as geth does; the file is created if it is missing.
            --json-rpc.auth-token-file <file>   Accept the bearer tokens in this file, one in each line, and that of
                                                the environment variable EVMBED_AUTH_TOKEN.
            --json-rpc.insecure                 Allow other machines to use private methods without a credential, if
                                                an address lets them connect.
            --json-rpc.allow-insecure-unlock    Serve eth_accounts, eth_sendTransaction and the methods of personal
                                                that use keys. [true]
            --json-rpc.ws-origins <origins>     Origins of web pages that may use WebSocket; * is any. Programs
                                                other than browsers send no origin and are allowed.
                                                [127.0.0.1,localhost]
            --json-rpc.http-cors-domain <origins>
                                                Origins of web pages that may use HTTP besides those of this
                                                machine; * is any.
            --json-rpc.http-vhosts <names>      Host names of the node besides IP addresses; * is any. [localhost]
            --json-rpc.gas-cap <gas>            Maximum gas of a call or an estimate; 0 is no limit. [50000000]
            --json-rpc.evm-timeout <duration>   Time limit of a call, an estimate or a trace; 0 is no limit. [5s]
            --json-rpc.logs-cap <count>         Maximum number of logs in an answer; 0 is no limit. [10000]
            --json-rpc.block-range-cap <blocks>
                                                Maximum number of blocks of a log query; 0 is no limit. [10000]
            --json-rpc.logs-past-head <cut|refuse>
                                                Result of a log query that ends past the head: the logs up to the
                                                head, or the error of the newest geth. [cut]
            --json-rpc.feehistory-cap <blocks>  Maximum number of blocks in an answer of eth_feeHistory. [1024]
            --json-rpc.filter-cap <count>       Maximum number of filters. [200]
            --json-rpc.filter-timeout <duration>
                                                Time without a poll after which a filter is removed. [5m]
            --json-rpc.filter-cleanup-interval <duration>
                                                Time between removals of idle filters. [30s]
            --json-rpc.ws-max-subscriptions-per-connection <count>
                                                Maximum number of subscriptions of a connection. [1000]
            --json-rpc.http-timeout <duration>  Time limit of a request or batch; 0 is no limit. [30s]
            --json-rpc.http-idle-timeout <duration>
                                                Time after which an idle connection is closed; 0 is no limit. [2m]
            --json-rpc.http-body-limit <bytes>  Maximum bytes of a request. [5242880]
            --json-rpc.ws-read-limit <bytes>    Maximum bytes of a WebSocket message. [5242880]
            --json-rpc.ws-messages-in-flight <count>
                                                Messages of a WebSocket that are answered at the same time; more are
                                                not read until one is answered. [64]
            --json-rpc.ws-send-buffer <bytes>   Maximum bytes that wait for a peer that reads slowly. [16777216]
            --json-rpc.batch-request-limit <count>
                                                Maximum number of calls in a batch. [1000]
            --json-rpc.batch-response-max-size <bytes>
                                                Maximum bytes of results in a batch. [25000000]
            --json-rpc.max-open-connections <count>
                                                Maximum number of connections; 0 is no limit. [0]
            --json-rpc.txfee-cap <ether>        Maximum fees of a transaction of eth_resend; 0 is no limit. [1]
            --json-rpc.enable-indexer           Index the addresses of each transaction when its block is mined, for
                                                the searches of ots. Look-ups by hash need no index.
            --json-rpc.metrics-address <host:port>
                                                Address of --metrics: /debug/metrics/prometheus, and /debug/metrics
                                                for JSON. [127.0.0.1:6065]
            --json-rpc.enable-profiling         Allow the debug namespace to profile this process, which slows the
                                                node down.
            --json-rpc.allow-unprotected-txs    Accept transactions without replay protection (EIP-155). [false]
            --planner.enable                    Serve routes, assets and balances under /v2/ on the HTTP server.
                                                Needs --json-rpc.enable.
            --planner.snapshot <file>           Use the chains, pools and bridges of this file for routes; the
                                                bundled registry, if not given.
            --planner.prices <url>              Get prices from this server, which has the API of CoinGecko; from
                                                the snapshot, if not given.
            --evm.evm-chain-id <id>             EIP-155 chain id of the chain; --genesis has its own. [31337]
            --evm.network-id <id>               Result of net_version; the chain id, if not given.
            --evm.transaction-gas-cap <gas>     Maximum gas of a transaction from Osaka on (EIP-7825); 0 is no
                                                limit. [16777216]
            --evm.allow-unlimited-contract-size
                                                Allow contract code and init code of any length.
            --evm.min-tip <wei>                 Minimum wei per gas above the base fee. [0]
            --evm.mempool.order <fees|fifo>     Order of transactions in a block: by fees, or in the order of
                                                arrival. [fees]
            --evm.mempool.price-limit <wei>     Minimum tip cap of a transaction in the pool, in wei per gas. [1]
            --evm.mempool.price-bump <percent>  Percentage by which both prices of a replacement must exceed those
                                                of the replaced transaction. [10]
            --evm.mempool.account-slots <count>
                                                Pending transactions that each sender keeps when there are too many
                                                in total. [16]
            --evm.mempool.global-slots <count>  Maximum number of pending transactions of all senders. [5120]
            --evm.mempool.account-queue <count>
                                                Maximum number of queued transactions of a sender. [64]
            --evm.mempool.global-queue <count>  Maximum number of queued transactions of all senders. [1024]
            --evm.mempool.lifetime <duration>   Time after which queued transactions of a sender are dropped, if
                                                none of its transactions became pending; 0 is never. [3h]
            --tls.certificate-path <file>       Serve HTTPS and WSS with this certificate (PEM). Needs
                                                --tls.key-path.
            --tls.key-path <file>               The private key of the certificate (PEM), without a passphrase.
            --ui                                Serve a page that shows the chain to a browser at / of the HTTP
                                                server. Needs --json-rpc.enable.
            --metrics                           Serve metrics at --json-rpc.metrics-address.
            --genesis <file>                    Start with a geth genesis file. Default: a chain without balances.
            --dev-accounts                      Fund the ten accounts of evmbed dev, whose keys are public.
            --store <folder>                    Keep the chain in this folder and continue it at the next start,
                                                also after a crash; default: the folder chain of --home, and without
                                                --home in memory. Needs the package classic-level.
            --durability <process|disk>         Durability of a written block: it survives the end of the process,
                                                or also a power failure (disk), which takes an fsync for each block.
                                                [process]
            --cache <MiB>                       Memory for records read from the store, in MiB. [64]
            --history <blocks>                  Newest blocks to keep, with their states, receipts and logs.
                                                Default: all.
            --consensus <solo|cometbft>         Consensus: this node alone, or the validators of a network under
                                                CometBFT (see docs/validators.md). [solo]
            --cometbft.home <folder>            Home folder of this validator's engine, which is started and stopped
                                                with the node. It also contains the chain if --home and --store are
                                                not given.
            --cometbft.bin <file>               Program of the engine; that of EVMBED_COMETBFT or cometbft on the
                                                PATH, if not given.
            --cometbft.rpc <url>                RPC address of a running engine. The node does not start one.
            --cometbft.listen <address>         Address at which the engine connects to the node, as in its
                                                proxy_app: unix:///path or tcp://host:port. Default: a socket file
                                                in the engine's home, or tcp://127.0.0.1:26658 with --cometbft.rpc.
            --cometbft.insecure                 Allow other machines to connect at --cometbft.listen. A program that
                                                connects decides the blocks.
            --snapshot-interval <heights>       Number of blocks between snapshots of the state, with which new
                                                nodes join by state sync; 0 is none. [0]
            --chain-file <file>                 Start with the blocks of this file if it exists, and write them to
                                                it when the node is stopped; not when it is killed. No store is used
                                                then.
            --home <folder>                     Folder of the chain (chain), of keys (keystore) and of exported
                                                chains (chains); admin_datadir returns it.
            --keystore <folder>                 Folder of the keys of personal_newAccount, in geth's format;
                                                default: the folder keystore of --home, and without --home in
                                                memory.
            --unlock <addresses>                Open these accounts of the key store until the node closes. Needs
                                                --password-file.
            --password-file <file>              File with the passphrases of these accounts, one in each line; the
                                                last one is also that of all further accounts.
            --chain-files <folder>              Folder of admin_exportChain and admin_importChain; default: the
                                                folder chains of --home, and without --home they are refused.
            --profiles <folder>                 Folder of profiles, if profiling is enabled. [profiles]
            --app-toml <file>                   Read [json-rpc], [evm], [evm.mempool], [planner] and [tls] of this
                                                file; flags override it.
            --log-level <error|warn|info|debug>
                                                Log level; debug logs every call. [info]
        -q, --quiet                             Write errors only.
            --color <auto|always|never>         Colors; auto depends on NO_COLOR and the terminal. [auto]
        -h, --help                              Print this text.
      "
    `)
  })

  test('prints the help of route, with examples', async () => {
    const { code, out } = await evmbed('route', '--help').ended
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "Prints the best route of an asset from one chain to another: bridges, swaps, fees and time.

      Usage: evmbed route <amount><asset>[@<chain>] <asset>[@<chain>] [flags]

      An asset is a symbol, which counts in whole tokens, or a denom, which counts in its smallest unit. A chain is an id
      or a name; without one, a symbol is meant at its home. The amount may stand before the second asset instead: so
      much is to arrive.

        evmbed route 1.5ATOM@cosmoshub-4 ATOM@osmosis-1
        evmbed route 1500000uatom@cosmoshub-4 uosmo@osmosis-1 --snapshot snapshot.json
        evmbed route ATOM 40OSMO --url http://127.0.0.1:8545

            --from <asset@chain>         Asset to send, if it is not an argument.
            --to <asset@chain>           Asset to receive, if it is not an argument.
            --amount-in <amount>         Amount to send, if it is not written before the asset.
            --amount-out <amount>        Amount to receive; the route then has the smallest amount to send.
            --bridges <bridges>          Use these bridges only, such as IBC,CCTP; all, if not given.
            --split                      Allow a swap over several paths.
            --evm-swaps                  Allow swaps on EVM chains.
            --multi-tx                   Allow routes with several transactions.
            --go-fast                    Prefer speed to lower fees.
            --unsafe                     Also show a route that fails the checks of its price, with a warning.
            --snapshot <file>            Use the chains, pools and bridges of this file; the bundled registry, if
                                         not given.
            --url <url>                  Request the route from the server with /v2/ at this address, with the token
                                         of the environment variable EVMBED_AUTH_TOKEN, if it is set.
            --json                       Print the answer as JSON.
        -q, --quiet                      Write errors only.
            --color <auto|always|never>  Colors; auto depends on NO_COLOR and the terminal. [auto]
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
    [
      ['start', '--json-rpc.auth-address', '127.0.0.1:0'],
      '--json-rpc.auth-address needs --json-rpc.enable: it is another server of JSON-RPC',
    ],
    [['start', '--planner-prices', 'ftp://secret'], '--planner.prices: expected an http or https URL'],
    [
      ['node'],
      "unknown command 'node': there are init, dev, start, testnet, store, export, import, coverage, debug, gas, route and completion",
    ],
    [
      ['--port', '1'],
      'expected a command before --port: init, dev, start, testnet, store, export, import, coverage, debug, gas, route or completion',
    ],
    [['dev', '--prot', '1'], 'unknown flag --prot: did you mean --port?'],
    [['dev', '--fork-uri', 'http://localhost'], 'unknown flag --fork-uri: did you mean --fork-url?'],
    [['dev', '-z'], 'unknown flag -z'],
    [['dev', '--auto-impersonate'], '--auto-impersonate is a flag of another node: call anvil_autoImpersonateAccount with [true]'],
    [['dev', '--artifacts', 'nowhere'], '--artifacts: there is no file or folder nowhere'],
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

test.each([
  ['Prague', 'prague'],
  ['FRONTIER', 'frontier'],
  ['Tangerine', 'tangerineWhistle'],
  ['dao', 'homestead'],
  ['merge', 'paris'],
  ['latest', 'osaka'],
])('reads the hardfork %s in any case, and under the names of Anvil', (given, hardfork) => {
  expect(readFlags(DEV_FLAGS, parseArguments(DEV_FLAGS, ['--hardfork', given])).hardfork).toBe(hardfork)
})
