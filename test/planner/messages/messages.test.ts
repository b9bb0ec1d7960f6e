import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ManualClock } from '../../support/manual-clock.js'
import { ASSETS, type AssetName, ends, fiveChains } from '../network.js'
import { ADDRESSES, type ChainId, ENTRY_POINT } from './recorded.js'

const ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const WETH = '0x4200000000000000000000000000000000000006'
const MESSENGER = '0x2B4069517957735bE00ceE0fadAE88a26365528f'
const CONTRACT = '0x1111111111111111111111111111111111111111'
const ZERO = '0x0000000000000000000000000000000000000000'
const DEADLINE = 1_700_000_300_000_000_000

type Members = Record<string, unknown>
type File = ReturnType<typeof fiveChains>

/** The example network with the facts that messages need, and what a test adds. */
function withFacts(change: (file: File & { venues: Members[] }) => void = () => {}): Transfers {
  const file = {
    ...fiveChains(),
    venues: [
      { name: 'osmosis-poolmanager', chain_id: 'osmosis-1', entry_contract_address: ENTRY_POINT },
      { name: 'optimism-uniswap', chain_id: '10', router_address: ROUTER, wrapped_native_address: WETH },
    ] as Members[],
  }
  change(file)
  return transfersOver(file)
}

function transfersOver(snapshot: unknown): Transfers {
  const planner = new Planner({ snapshot })
  return new Transfers({}, { index: () => planner.index(), clock: new ManualClock() })
}

const addresses = (...chains: readonly ChainId[]) => Object.fromEntries(chains.map((id) => [id, ADDRESSES[id]]))
const ALL = addresses('cosmoshub-4', 'osmosis-1', 'noble-1', 'axelar-dojo-1', '10')

/** The best route between two assets of the example, as transactions. */
function direct(transfers: Transfers, source: AssetName, destination: AssetName, amountIn: string, more: Members = {}) {
  const request = { ...ends(source, destination), amount_in: amountIn, chain_ids_to_addresses: ALL, allow_unsafe: true, ...more }
  return transfers.messagesDirect(request)
}

type Made = Pick<Awaited<ReturnType<Transfers['messages']>>, 'txs'>

/** The messages of a transaction's one signature, parsed. */
function signed({ txs }: Made, index = 0): [string, Members][] {
  return txs[index]!.cosmos_tx!.msgs.map(({ msg, msg_type_url }) => [msg_type_url, JSON.parse(msg)])
}

const packet = (channel: string, token: Members, sender: ChainId, receiver: string, memo?: string) => [
  '/ibc.applications.transfer.v1.MsgTransfer',
  {
    source_port: 'transfer',
    source_channel: channel,
    token,
    sender: ADDRESSES[sender],
    receiver,
    timeout_height: {},
    timeout_timestamp: DEADLINE,
    ...(memo === undefined ? {} : { memo }),
  },
]
const coin = (denom: string, amount: string) => ({ denom, amount })
const swapAndAction = (
  pool: string,
  from: AssetName,
  to: AssetName,
  least: string,
  post_swap_action: Members,
  affiliates: Members[] = [],
) => ({
  swap_and_action: {
    user_swap: {
      swap_exact_asset_in: {
        swap_venue_name: 'osmosis-poolmanager',
        operations: [{ pool, denom_in: ASSETS[from][1], denom_out: ASSETS[to][1] }],
      },
    },
    min_asset: { native: coin(ASSETS[to][1], least) },
    timeout_timestamp: DEADLINE,
    post_swap_action,
    affiliates,
  },
})
const pays = (chain: ChainId) => ({ transfer: { to_address: ADDRESSES[chain] } })

describe('a transaction on a Cosmos chain', () => {
  it('builds a transfer of coins on their own chain', async () => {
    const send = { bank_send: { chain_id: 'osmosis-1', denom: 'uosmo' }, tx_index: 0, amount_in: '5', amount_out: '5' }
    const request = { ...ends('osmo', 'osmo'), amount_in: '5', amount_out: '5', operations: [send] }
    const recipient = 'osmo1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspphldl'
    const answer = await withFacts().messages({ ...request, address_list: [ADDRESSES['osmosis-1'], recipient] })
    const value = { from_address: ADDRESSES['osmosis-1'], to_address: recipient, amount: [coin('uosmo', '5')] }
    const message = { msg: JSON.stringify(value), msg_type_url: '/cosmos.bank.v1beta1.MsgSend' }
    const common = { chain_id: 'osmosis-1', path: ['osmosis-1'] }
    expect(answer).toEqual({
      msgs: [{ multi_chain_msg: { ...common, ...message } }],
      txs: [{ cosmos_tx: { ...common, msgs: [message], signer_address: ADDRESSES['osmosis-1'] }, operations_indices: [0] }],
      min_amount_out: '5',
      estimated_fees: [],
    })
    const alone = await withFacts().messages({ ...request, address_list: [ADDRESSES['osmosis-1']] })
    expect(JSON.stringify(alone)).toContain(`\\"to_address\\":\\"${ADDRESSES['osmosis-1']}\\"`)
  })

  it('builds an IBC transfer with the requested timeout', async () => {
    const answer = await direct(withFacts(), 'atom', 'osmoAtom', '1000', { timeout_seconds: '60' })
    const [, message] = packet('channel-141', coin('uatom', '1000'), 'cosmoshub-4', ADDRESSES['osmosis-1']) as [string, Members]
    expect(signed(answer)).toEqual([
      ['/ibc.applications.transfer.v1.MsgTransfer', { ...message, timeout_timestamp: 1_700_000_060_000_000_000 }],
    ])
    expect(answer.txs[0]!.cosmos_tx!.path).toEqual(['cosmoshub-4', 'osmosis-1'])
  })

  it('builds a packet that is swapped on arrival', async () => {
    const answer = await direct(withFacts(), 'atom', 'osmo', '1000000', { slippage_tolerance_percent: '0.5' })
    // ⌊39918008 · 0.995⌋
    expect([answer.route.amount_out, answer.min_amount_out]).toEqual(['39918008', '39718417'])
    const msg = swapAndAction('11', 'osmoAtom', 'osmo', '39718417', pays('osmosis-1'))
    const memo = JSON.stringify({ wasm: { contract: ENTRY_POINT, msg } })
    expect(signed(answer)).toEqual([packet('channel-141', coin('uatom', '1000000'), 'cosmoshub-4', ENTRY_POINT, memo)])
  })

  it('builds a swap on the source chain that pays affiliates and sends on', async () => {
    const affiliate = ADDRESSES['osmosis-1']
    const answer = await direct(withFacts(), 'osmo', 'atom', '1000000', {
      chain_ids_to_affiliates: { 'osmosis-1': { affiliates: [{ address: affiliate, basis_points_fee: '100' }] } },
      slippage_tolerance_percent: '1',
    })
    // 24949 without affiliates, of whom 1 % is theirs: ⌊24949 / 100⌋.
    expect([answer.route.amount_out, answer.min_amount_out]).toEqual(['24700', '24453'])
    const onward = {
      ibc_transfer: {
        ibc_info: { source_channel: 'channel-0', receiver: ADDRESSES['cosmoshub-4'], memo: '', recover_address: ADDRESSES['osmosis-1'] },
      },
    }
    const affiliates = [{ basis_points_fee: '100', address: affiliate }]
    expect(signed(answer)).toEqual([
      [
        '/cosmwasm.wasm.v1.MsgExecuteContract',
        {
          sender: ADDRESSES['osmosis-1'],
          contract: ENTRY_POINT,
          msg: swapAndAction('11', 'osmo', 'osmoAtom', '24453', onward, affiliates),
          funds: [coin('uosmo', '1000000')],
        },
      ],
    ])
    expect(answer.txs[0]!.cosmos_tx!.path).toEqual(['osmosis-1', 'cosmoshub-4'])
  })

  it('builds a swap of exact output that refunds the unused input', async () => {
    const request = { ...ends('osmo', 'osmoAtom'), amount_out: '24949', chain_ids_to_addresses: ALL, slippage_tolerance_percent: '3' }
    const answer = await withFacts().messagesDirect(request)
    const [[, { msg }]] = signed(answer) as [[string, { msg: Members }]]
    expect(msg).toMatchObject({
      swap_and_action: {
        user_swap: { swap_exact_asset_out: { swap_venue_name: 'osmosis-poolmanager', refund_address: ADDRESSES['osmosis-1'] } },
        min_asset: { native: { amount: '24949' } },
      },
    })
  })

  it('builds a split swap', async () => {
    const transfers = withFacts((file) => {
      const pool = file.pools.find(({ pool: id }) => id === '11')
      file.pools.push({ ...pool, pool: '14' })
    })
    const answer = await direct(transfers, 'osmo', 'osmoAtom', '40000000000', { smart_swap_options: { split_routes: true } })
    const [[, { msg }]] = signed(answer) as [[string, { msg: Members }]]
    const path = (pool: string) => ({
      offer_asset: { native: coin('uosmo', '20000000000') },
      operations: [{ pool, denom_in: 'uosmo', denom_out: ASSETS.osmoAtom[1] }],
    })
    expect(msg).toMatchObject({
      swap_and_action: {
        user_swap: { smart_swap_exact_asset_in: { swap_venue_name: 'osmosis-poolmanager', routes: [path('11'), path('14')] } },
      },
    })
  })

  it('builds a packet that is forwarded through several chains', async () => {
    const answer = await direct(withFacts(), 'usdc', 'atom', '1000000', { slippage_tolerance_percent: '1' })
    const [[, message]] = signed(answer) as [[string, { memo: string; receiver: string }]]
    const { wasm } = JSON.parse(message.memo)
    expect(message.receiver).toBe(ENTRY_POINT)
    expect(wasm.msg.swap_and_action.post_swap_action).toEqual({
      ibc_transfer: {
        ibc_info: { source_channel: 'channel-0', receiver: ADDRESSES['cosmoshub-4'], memo: '', recover_address: ADDRESSES['osmosis-1'] },
      },
    })
    const transfers = withFacts((file) => {
      file.chains.push({ chain_id: 'juno-1', chain_type: 'cosmos', bech32_prefix: 'juno' })
      file.channels.push(['juno-1', 'channel-9', 'cosmoshub-4', 'channel-207', 'ACTIVE'])
      file.assets.push({
        chain_id: 'juno-1',
        denom: 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9',
        symbol: 'ATOM',
        decimals: 6,
        origin_chain_id: 'cosmoshub-4',
        origin_denom: 'uatom',
        trace: 'transfer/channel-9',
        coingecko_id: 'cosmos',
      })
    })
    const juno = 'juno1nhzuazjhyfu474er6v4ey8zn6wa5fy6g4x97em'
    const two = await transfers.messagesDirect({
      source_asset_chain_id: 'juno-1',
      source_asset_denom: 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9',
      dest_asset_chain_id: 'osmosis-1',
      dest_asset_denom: ASSETS.osmoAtom[1],
      amount_in: '9',
      chain_ids_to_addresses: { ...ALL, 'juno-1': juno },
      timeout_seconds: 120,
    })
    const [[, first]] = signed(two) as [[string, { memo: string; receiver: string }]]
    expect(first.receiver).toBe('pfm')
    expect(JSON.parse(first.memo)).toEqual({
      forward: { receiver: ADDRESSES['osmosis-1'], port: 'transfer', channel: 'channel-141', timeout: '120s', retries: 2 },
    })
  })

  it('builds a packet to Axelar', async () => {
    const answer = await direct(withFacts(), 'osmoAxlUsdc', 'opUsdc', '5000000', { bridges: ['AXELAR'] })
    const memo = { destination_chain: 'optimism', destination_address: ADDRESSES['10'], payload: null, type: 3 }
    expect(signed(answer)).toEqual([
      packet(
        'channel-208',
        coin(ASSETS.osmoAxlUsdc[1], '5000000'),
        'osmosis-1',
        'axelar1dv4u5k73pzqrxlzujxg3qp8kvc3pje7jtdvu72npnt5zhq05ejcsn5qme5',
        JSON.stringify(memo),
      ),
    ])
  })

  it('builds a burn on a Cosmos chain without a relayer if anyone may deliver it', async () => {
    const transfers = withFacts((file) => {
      for (const bridge of file.bridges) bridge.public_relay = true
    })
    const answer = await direct(transfers, 'usdc', 'opUsdc', '1000000', { smart_relay: false, bridges: ['CCTP'] })
    const mint_recipient = 'AAAAAAAAAAAAAAAAD3gzd3v8nvcti3aulU04Sd1x+Ck='
    const value = { from: ADDRESSES['noble-1'], amount: '1000000', destination_domain: 2, mint_recipient, burn_token: 'uusdc' }
    expect(signed(answer)).toEqual([['/circle.cctp.v1.MsgDepositForBurn', value]])
  })

  it('builds deposits on a rollup, and transfers over warp routes', async () => {
    const over = (bridge: string, members: Members) =>
      withFacts((file) => {
        file.chains.push({ chain_id: 'interwoven-1', chain_type: 'cosmos', bech32_prefix: 'initia' })
        file.assets.push({ chain_id: 'interwoven-1', denom: 'uosmo', symbol: 'OSMO', decimals: 6, coingecko_id: 'osmosis' })
        const ways = { from_chain: 'osmosis-1', from_denom: 'uosmo', to_chain: 'interwoven-1', to_denom: 'uosmo' }
        file.bridges.push({ bridge, ...ways, ...members })
      }).messagesDirect({
        source_asset_chain_id: 'osmosis-1',
        source_asset_denom: 'uosmo',
        dest_asset_chain_id: 'interwoven-1',
        dest_asset_denom: 'uosmo',
        amount_in: '7',
        chain_ids_to_addresses: addresses('osmosis-1', 'interwoven-1'),
      })
    const sender = ADDRESSES['osmosis-1']
    expect(signed(await over('OPINIT', { op_init_bridge_id: '21' }))).toEqual([
      [
        '/opinit.ophost.v1.MsgInitiateTokenDeposit',
        { sender, bridge_id: '21', to: ADDRESSES['interwoven-1'], amount: coin('uosmo', '7'), data: '' },
      ],
    ])
    const token_id = `0x${'ab'.repeat(32)}`
    const route = { hyperlane_contract_address: token_id, destination_domain: 77 }
    const fee = { kind: 'BRIDGE', behavior: 'ADDITIONAL', denom: 'uosmo', amount: '3' }
    expect(signed(await over('HYPERLANE', { ...route, fee }))).toEqual([
      [
        '/hyperlane.warp.v1.MsgRemoteTransfer',
        {
          sender,
          token_id,
          destination_domain: 77,
          recipient: '0x0000000000000000000000009dc5ce8a5722795f5723d32b921c53d3bb449348',
          amount: '7',
          custom_hook_id: null,
          gas_limit: '0',
          max_fee: coin('uosmo', '3'),
          custom_hook_metadata: '',
        },
      ],
    ])
    await expect(over('HYPERLANE', route)).rejects.toMatchObject({
      code: 9,
      message: expect.stringMatching(/no fee of a relayer for HYPERLANE from osmosis-1 to interwoven-1\. It can be given as "fee" /),
    })
    await expect(over('HYPERLANE', { hyperlane_contract_address: token_id })).rejects.toMatchObject({
      code: 9,
      message: expect.stringMatching(
        /no destination_domain for HYPERLANE from osmosis-1 to interwoven-1\. It can be given as "destination_domain" /,
      ),
    })
    for (const name of ['EUREKA', 'LAYER_ZERO']) await expect(over(name, {})).rejects.toMatchObject({ code: 9 })
  })

  it('builds a withdrawal from a rollup', async () => {
    const denom = `l2/${'ab'.repeat(32)}`
    const transfers = withFacts((file) => {
      file.assets.push({ chain_id: 'cosmoshub-4', denom, symbol: 'OSMO', decimals: 6, coingecko_id: 'osmosis' })
      file.bridges = [{ bridge: 'OPINIT', from_chain: 'cosmoshub-4', from_denom: denom, to_chain: 'osmosis-1', to_denom: 'uosmo' }]
    })
    const between = { source_asset_chain_id: 'cosmoshub-4', source_asset_denom: denom, dest_asset_chain_id: 'osmosis-1' }
    const answer = await direct(transfers, 'atom', 'osmo', '7', between)
    expect(signed(answer)).toEqual([
      [
        '/opinit.opchild.v1.MsgInitiateTokenWithdrawal',
        { sender: ADDRESSES['cosmoshub-4'], to: ADDRESSES['osmosis-1'], amount: coin(denom, '7') },
      ],
    ])
  })

  it('builds a packet to an EVM chain through an entry point that pays the relayer', async () => {
    const facts = { source_client: '08-wasm-1369', entry_contract_address: 'cosmos1entry', fee_payment_address: ADDRESSES['cosmoshub-4'] }
    const fee = { kind: 'SMART_RELAY', behavior: 'DEDUCTED', amount: '213' }
    const over = (members: Members, more: Members = {}) =>
      direct(
        withFacts((file) => {
          const ways = { from_chain: 'cosmoshub-4', from_denom: 'uatom', to_chain: '10', to_denom: ASSETS.opUsdc[1] }
          file.bridges = [{ bridge: 'EUREKA', ...ways, ...members }]
        }),
        'atom',
        'opUsdc',
        '10000000',
        more,
      )
    const answer = await over({ ...facts, fee })
    const eureka_fee = { coin: coin('uatom', '213'), receiver: ADDRESSES['cosmoshub-4'], timeout_timestamp: DEADLINE }
    const ibc_info = {
      source_channel: '08-wasm-1369',
      receiver: ADDRESSES['10'],
      memo: '',
      recover_address: ADDRESSES['cosmoshub-4'],
      encoding: 'application/x-solidity-abi',
      eureka_fee,
    }
    // Twelve hours, in seconds: the packet waits for finality.
    const action = { timeout_timestamp: 1_700_043_200, action: { ibc_transfer: { ibc_info } }, exact_out: false }
    const value = { sender: ADDRESSES['cosmoshub-4'], contract: 'cosmos1entry', msg: { action }, funds: [coin('uatom', '10000000')] }
    expect(signed(answer)).toEqual([['/cosmwasm.wasm.v1.MsgExecuteContract', value]])
    expect(answer).toMatchObject({ min_amount_out: '9999787' })
    // A request may extend the time, to a day at most.
    for (const [timeout_seconds, timeout_timestamp] of [
      ['50000', 1_700_050_000],
      ['100000', 1_700_086_400],
    ]) {
      const [[, body] = []] = signed(await over({ ...facts, fee }, { timeout_seconds }))
      expect(body).toMatchObject({ msg: { action: { timeout_timestamp } } })
    }
    await expect(over(facts)).rejects.toMatchObject({
      code: 9,
      message: expect.stringMatching(/no fee of a relayer for EUREKA from cosmoshub-4 to 10\. It can be given as "fee" /),
    })
  })

  it('builds a contract call at the end of a route', async () => {
    const handler = (contract_address: string) => ({ post_route_handler: { wasm_msg: { contract_address, msg: '{"stake":{}}' } } })
    const contract = ENTRY_POINT
    const packetInto = await direct(withFacts(), 'atom', 'osmoAtom', '1000', handler(contract))
    expect(JSON.parse((signed(packetInto)[0]![1] as { memo: string }).memo)).toEqual({ wasm: { contract, msg: { stake: {} } } })
    const swapInto = await direct(withFacts(), 'atom', 'osmo', '1000000', handler(contract))
    expect(JSON.parse((signed(swapInto)[0]![1] as { memo: string }).memo).wasm.msg.swap_and_action.post_swap_action).toEqual({
      contract_call: { contract_address: contract, msg: btoa('{"stake":{}}') },
    })
    await expect(direct(withFacts(), 'osmoAtom', 'atom', '1000', handler(ADDRESSES['cosmoshub-4']))).rejects.toMatchObject({
      message: 'Invalid post_route_handler: packets that arrive on cosmoshub-4 call no contracts',
    })
    await expect(
      direct(withFacts(), 'atom', 'osmoAtom', '1000', { post_route_handler: { autopilot_msg: { action: 'CLAIM', receiver: 'x' } } }),
    ).rejects.toMatchObject({ code: 9, message: expect.stringMatching(/no autopilot for osmosis-1\. No document can give it/) })
  })

  it('rejects a memo that is longer than its chain accepts', async () => {
    const transfers = withFacts((file) => {
      Object.assign(file.chains.find(({ chain_id }) => chain_id === 'cosmoshub-4')!, { max_memo_bytes: 256 })
    })
    await expect(direct(transfers, 'atom', 'osmo', '1000000')).rejects.toMatchObject({
      code: 3,
      message: expect.stringMatching(/^operations\[0\] needs a memo of \d+ bytes, and cosmoshub-4 takes 256$/),
    })
  })
})

describe('a transaction on an EVM chain', () => {
  const router = parseAbi([
    'function swapExactETHForTokens(uint256,address[],address,uint256) payable',
    'function swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
  ])
  const evm = ({ txs }: Made, index = 0) => txs[index]!.evm_tx!
  const bridge = (file: File, bridge: string, members: Members) => {
    file.bridges = [{ bridge, from_chain: '10', from_denom: ASSETS.opUsdc[1], to_chain: 'noble-1', to_denom: 'uusdc', ...members }]
  }
  const approval = (spender: string, amount: string) => [{ token_contract: ASSETS.opUsdc[1], spender, amount }]

  it('builds a transfer of the native coin or of a token on an EVM chain', async () => {
    const operation = (denom: string) => ({ bank_send: { chain_id: '10', denom }, tx_index: 0, amount_in: '9', amount_out: '9' })
    const send = async (name: 'eth' | 'opUsdc') =>
      await withFacts().messages({
        ...ends(name, name),
        amount_in: '9',
        amount_out: '9',
        operations: [operation(ASSETS[name][1])],
        address_list: [ADDRESSES['10'], CONTRACT],
      })
    expect(evm(await send('eth'))).toMatchObject({ to: CONTRACT, data: '', value: '9', required_erc20_approvals: [] })
    const data = encodeFunctionData({ abi: parseAbi(['function transfer(address,uint256)']), args: [CONTRACT, 9n] }).slice(2)
    expect(evm(await send('opUsdc'))).toMatchObject({ to: ASSETS.opUsdc[1], data, value: '0', required_erc20_approvals: [] })
  })

  it('builds swaps by the router of the venue, in both directions', async () => {
    const options = { smart_swap_options: { evm_swaps: true }, slippage_tolerance_percent: '1' }
    const there = await direct(withFacts(), 'eth', 'opUsdc', '100000000000000000', options)
    const { to, value, data, required_erc20_approvals } = evm(there)
    expect([to, value, required_erc20_approvals]).toEqual([ROUTER, '100000000000000000', []])
    expect(decodeFunctionData({ abi: router, data: `0x${data}` })).toEqual({
      functionName: 'swapExactETHForTokens',
      args: [(249_812_578n * 99n) / 100n, [WETH, ASSETS.opUsdc[1]], ADDRESSES['10'], 1_700_000_300n],
    })
    const back = await direct(withFacts(), 'opUsdc', 'eth', '1000000', options)
    expect(evm(back)).toMatchObject({ to: ROUTER, value: '0', required_erc20_approvals: approval(ROUTER, '1000000') })
    expect(decodeFunctionData({ abi: router, data: `0x${evm(back).data}` })).toEqual({
      functionName: 'swapExactTokensForETH',
      args: [1_000_000n, BigInt(back.min_amount_out), [ASSETS.opUsdc[1], WETH], ADDRESSES['10'], 1_700_000_300n],
    })
  })

  it('builds a burn on an EVM chain that anyone may deliver', async () => {
    const transfers = withFacts((file) => bridge(file, 'CCTP', { public_relay: true, token_messenger_address: MESSENGER }))
    const data = encodeFunctionData({
      abi: parseAbi(['function depositForBurn(uint256,uint32,bytes32,address)']),
      args: [5n, 4, '0x0000000000000000000000009dc5ce8a5722795f5723d32b921c53d3bb449348', ASSETS.opUsdc[1]],
    }).slice(2)
    expect(evm(await direct(transfers, 'opUsdc', 'usdc', '5'))).toMatchObject({
      to: MESSENGER,
      value: '0',
      data,
      required_erc20_approvals: approval(MESSENGER, '5'),
    })
  })

  it('mints on Solana to the token account of a wallet, and rejects other addresses', async () => {
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    // The associated token account of the wallet, as @solana/web3.js derives it.
    const [account, bytes] = [
      'HemoDdWCFijKGi2qg3aeVJmjntzqWQ2nr9QK3CRjyMd',
      '04440095f89c4c3c61581e874cf05a1cbbbeb063863837a5237c55806fd122fc',
    ]
    const burn = (from_chain: '10' | 'noble-1', solana: string) =>
      withFacts((file) => {
        file.chains.push({ chain_id: 'solana', chain_type: 'svm' })
        file.assets.push({ chain_id: 'solana', denom: mint, symbol: 'USDC', decimals: 6 })
        const ends = { from_chain, from_denom: from_chain === '10' ? ASSETS.opUsdc[1] : 'uusdc', to_chain: 'solana', to_denom: mint }
        file.bridges = [{ bridge: 'CCTP', ...ends, public_relay: true, token_messenger_address: MESSENGER }]
      }).messagesDirect({
        ...{ source_asset_chain_id: from_chain, source_asset_denom: from_chain === '10' ? ASSETS.opUsdc[1] : 'uusdc' },
        ...{ dest_asset_chain_id: 'solana', dest_asset_denom: mint, amount_in: '5', allow_unsafe: true },
        chain_ids_to_addresses: { ...ALL, solana },
      })
    const data = encodeFunctionData({
      abi: parseAbi(['function depositForBurn(uint256,uint32,bytes32,address)']),
      args: [5n, 5, `0x${bytes}`, ASSETS.opUsdc[1]],
    }).slice(2)
    expect(evm(await burn('10', ADDRESSES.solana))).toMatchObject({ data })
    const [[, message] = []] = signed(await burn('noble-1', ADDRESSES.solana))
    expect(message).toMatchObject({ mint_recipient: Buffer.from(bytes, 'hex').toString('base64') })
    await expect(burn('10', account)).rejects.toThrow(
      `${account} on solana is no wallet: tokens there are minted to an account of a wallet`,
    )
  })

  const recipient = '0x0000000000000000000000009dc5ce8a5722795f5723d32b921c53d3bb449348'
  const additional = { kind: 'BRIDGE', behavior: 'ADDITIONAL', denom: 'optimism-native', amount: '1000' }
  const oft = parseAbi(['function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) p,(uint256,uint256) f,address r) payable'])
  it.each([
    [
      'HYPERLANE',
      { hyperlane_contract_address: CONTRACT, destination_domain: 6, fee: additional },
      '1000',
      encodeFunctionData({ abi: parseAbi(['function transferRemote(uint32,bytes32,uint256)']), args: [6, recipient, 100n] }),
    ],
    [
      'STARGATE',
      { pool_address: CONTRACT, destination_endpoint_id: 30_280, fee: additional },
      '1000',
      encodeFunctionData({ abi: oft, args: [[30_280, recipient, 100n, 99n, '0x', '0x', '0x'], [1000n, 0n], ADDRESSES['10']] }),
    ],
    [
      'LAYER_ZERO',
      { source_oft_contract_address: CONTRACT, destination_endpoint_id: 30_280, fee: additional },
      '1000',
      encodeFunctionData({ abi: oft, args: [[30_280, recipient, 100n, 99n, '0x', '0x', '0x'], [1000n, 0n], ADDRESSES['10']] }),
    ],
    [
      'GO_FAST',
      { gateway_address: CONTRACT, destination_domain: 875, fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', bps: 100 } },
      '0',
      encodeFunctionData({
        abi: parseAbi(['function submitOrder(bytes32,bytes32,uint256,uint256,uint32,uint64,bytes)']),
        args: ['0x0000000000000000000000000f7833777bfc9ef72d8b76ae954d3849dd71f829', recipient, 100n, 99n, 875, 1_700_000_300n, '0x'],
      }),
    ],
    [
      'EUREKA',
      { ics20_transfer_address: CONTRACT, source_client: 'cosmoshub-0' },
      '0',
      encodeFunctionData({
        abi: parseAbi(['function sendTransfer((address,uint256,string,string,string,uint64,string) m)']),
        args: [[ASSETS.opUsdc[1], 100n, ADDRESSES['noble-1'], 'cosmoshub-0', 'transfer', 1_700_043_200n, '']],
      }),
    ],
    [
      'EUREKA',
      {
        entry_contract_address: CONTRACT,
        fee_payment_address: ROUTER,
        source_client: 'cosmoshub-0',
        fee: { kind: 'SMART_RELAY', behavior: 'DEDUCTED', amount: '9' },
      },
      '0',
      encodeFunctionData({
        abi: parseAbi(['function transfer(uint256 a,(address,string,string,string,uint64,string) p,(uint256,address,uint64) f)']),
        args: [91n, [ASSETS.opUsdc[1], ADDRESSES['noble-1'], 'cosmoshub-0', 'transfer', 1_700_043_200n, ''], [9n, ROUTER, 1_700_000_300n]],
      }),
    ],
    [
      'AXELAR',
      { gateway_address: CONTRACT, axelar_symbol: 'axlUSDC', axelar_chain: 'noble' },
      '0',
      encodeFunctionData({
        abi: parseAbi(['function sendToken(string,string,string,uint256)']),
        args: ['noble', ADDRESSES['noble-1'], 'axlUSDC', 100n],
      }),
    ],
  ] as const)('builds a transaction to the bridge %s', async (name, members, value, data) => {
    const transfers = withFacts((file) => bridge(file, name, members))
    const answer = await direct(transfers, 'opUsdc', 'usdc', '100', { go_fast: true, slippage_tolerance_percent: '1' })
    expect(evm(answer)).toMatchObject({
      to: CONTRACT,
      value,
      data: data.slice(2),
      required_erc20_approvals: approval(CONTRACT, '100'),
    })
    // Without its facts there is no transaction, and the answer says which one is missing.
    const bare = withFacts((file) => bridge(file, name, { fee: (members as Members).fee }))
    await expect(direct(bare, 'opUsdc', 'usdc', '100', { go_fast: true })).rejects.toMatchObject({
      code: 9,
      status: 400,
      message: expect.stringMatching(
        new RegExp(
          `^no message can be built: the snapshot has no \\w+_(address|domain|id) for ${name} from 10 to noble-1\\. It can be given as "\\w+" `,
        ),
      ),
    })
  })

  it('builds a fast order with a swap on the destination', async () => {
    const transfers = withFacts((file) => {
      Object.assign(file.bridges.find(({ bridge: name }) => name === 'GO_FAST')!, { gateway_address: CONTRACT, destination_domain: 875 })
    })
    const answer = await direct(transfers, 'opUsdc', 'osmo', '100000000', { go_fast: true, slippage_tolerance_percent: '1' })
    const abi = parseAbi(['function submitOrder(bytes32 s,bytes32 r,uint256 i,uint256 o,uint32 d,uint64 t,bytes m)'])
    const { args } = decodeFunctionData({ abi, data: `0x${evm(answer).data}` })
    expect(args[1]).toBe('0x659bdb0008a5d60a622e22ad252320a4740d6a866e4c35cb8e062c1eb60ac2a7')
    const message = JSON.parse(Buffer.from(args[6].slice(2), 'hex').toString())
    expect(message).toEqual(swapAndAction('12', 'osmoUsdc', 'osmo', answer.min_amount_out, pays('osmosis-1')))
  })

  it('builds a swap and a bridge in one call if a contract is known', async () => {
    const relay = { relayer_contract_address: CONTRACT, relayer_address: ADDRESSES['noble-1'] }
    const cctp = (facts: Members) =>
      withFacts((file) => bridge(file, 'CCTP', { fee: { kind: 'SMART_RELAY', behavior: 'DEDUCTED', amount: '25000' }, ...facts }))
    const swap = (transfers: Transfers) =>
      direct(transfers, 'eth', 'usdc', '100000000000000000', { smart_swap_options: { evm_swaps: true }, slippage_tolerance_percent: '1' })
    const answer = await swap(cctp({ ...relay, swap_router_address: ROUTER }))
    const { to, value, data } = evm(answer)
    expect([to, value]).toEqual([CONTRACT, '100000000000000000'])
    const abi = parseAbi([
      'function swapAndRequestCCTPTransferWithCaller(address t,uint256 i,bytes s,uint32 d,bytes32 r,address b,uint256 f,bytes32 c)',
    ])
    const { args } = decodeFunctionData({ abi, data: `0x${data}` })
    const [token, amount, call, domain, mintRecipient, burnToken, fee, caller] = args
    expect([token, amount, domain, burnToken, fee]).toEqual([ZERO, 10n ** 17n, 4, ASSETS.opUsdc[1], 25_000n])
    expect([mintRecipient, caller]).toEqual([recipient, recipient])
    // The contract gets what the swap brings: so much that without the fee the least is left.
    expect(decodeFunctionData({ abi: router, data: call })).toEqual({
      functionName: 'swapExactETHForTokens',
      args: [BigInt(answer.min_amount_out) + 25_000n, [WETH, ASSETS.opUsdc[1]], CONTRACT, 1_700_000_300n],
    })
    // A fee in basis points is fixed by the quote, too: where the swap brings the least, it takes as much as of what was quoted.
    const bps = { kind: 'SMART_RELAY', behavior: 'DEDUCTED', bps: 100, source: '0', dest: '0' }
    const shared = await swap(cctp({ ...relay, swap_router_address: ROUTER, fee: bps }))
    const [, , inner, , , , taken] = decodeFunctionData({ abi, data: `0x${evm(shared).data}` }).args
    expect(taken).toBe(249_812_578n / 100n)
    expect(decodeFunctionData({ abi: router, data: inner }).args[0]).toBe(BigInt(shared.min_amount_out) + taken)
    const missing = 'no message can be built: the snapshot has no'
    await expect(swap(cctp(relay))).rejects.toThrow(`${missing} swap_router_address for CCTP from 10 to noble-1`)
    await expect(swap(cctp({ ...relay, swap_router_address: WETH }))).rejects.toThrow(
      `${missing} contract that swaps on optimism-uniswap and then bridges for CCTP from 10 to noble-1`,
    )
    await expect(swap(withFacts((file) => bridge(file, 'AXELAR', {})))).rejects.toThrow(
      `${missing} contract that swaps and then bridges for AXELAR from 10 to noble-1`,
    )
  })

  it('pays affiliates after the last swap of a route only', async () => {
    const affiliates = (account: string) => ({ affiliates: [{ address: account, basis_points_fee: '100' }] })
    const transfers = withFacts((file) => Object.assign(file.venues[1]!, { router_design: 'uniswap-02' }))
    const answer = await direct(transfers, 'osmo', 'eth', '100000000', {
      ...{ smart_swap_options: { evm_swaps: true }, allow_multi_tx: true, bridges: ['AXELAR'] },
      chain_ids_to_affiliates: { '10': affiliates(CONTRACT), 'osmosis-1': affiliates(ADDRESSES['osmosis-1']) },
    })
    const [[, { msg }]] = signed(answer) as [[string, { msg: { swap_and_action: { affiliates: unknown } } }]]
    expect(msg.swap_and_action.affiliates).toEqual([])
    const abi = parseAbi([
      'function multicall(uint256, bytes[]) payable',
      'function unwrapWETH9WithFee(uint256, address, uint256, address) payable',
    ])
    const calls = decodeFunctionData({ abi, data: `0x${evm(answer, 1).data}` }).args[1] as Hex[]
    const { args } = decodeFunctionData({ abi, data: calls.at(-1)! })
    expect(args.slice(1)).toEqual([ADDRESSES['10'], 100n, CONTRACT])
  })
})

describe('a request whose parts do not fit together', () => {
  const operation = {
    transfer: {
      port: 'transfer',
      channel: 'channel-141',
      from_chain_id: 'cosmoshub-4',
      to_chain_id: 'osmosis-1',
      denom_in: 'uatom',
      denom_out: ASSETS.osmoAtom[1],
    },
    tx_index: 0,
    amount_in: '10',
    amount_out: '10',
  }
  const fitting = {
    ...ends('atom', 'osmoAtom'),
    amount_in: '10',
    amount_out: '10',
    address_list: [ADDRESSES['cosmoshub-4'], ADDRESSES['osmosis-1']],
    operations: [operation],
  }
  const transfer = (members: Members) => ({ operations: [{ ...operation, transfer: { ...operation.transfer, ...members } }] })

  it('accepts a request whose operations, amounts and addresses agree', async () => {
    expect(await withFacts().messages(fitting)).toMatchObject({ min_amount_out: '10' })
  })

  const misfits: readonly (readonly [Members, string])[] = [
    [{ operations: [] }, 'Invalid operations: there are none'],
    [{ operations: [{}] }, 'Invalid operations[0]: expected one kind of operation'],
    [{ operations: [{ ...operation, swap: {} }] }, 'Invalid operations[0]: expected one kind of operation'],
    [{ operations: [{ ...operation, amount_in: '-1' }] }, 'invalid operations[0].amount_in'],
    [{ operations: [{ ...operation, amount_out: '11' }], amount_out: '11' }, 'operations[0] does not fit: of 10, 10 arrive and not 11'],
    [{ operations: [{ ...operation, tx_index: 1 }] }, 'operations[0] does not fit: tx_index 1 is out of order'],
    [{ operations: [operation, operation] }, 'operations[1] does not fit: it does not begin with what the one before has left'],
    [
      transfer({ channel: 'channel-1' }),
      `operations[0] does not fit: no IBC transfer leads from uatom on cosmoshub-4 to ${ASSETS.osmoAtom[1]} on osmosis-1`,
    ],
    [transfer({ from_chain_id: 'atlantis' }), 'operations[0] does not fit: unknown chain atlantis'],
    [transfer({ denom_in: 'uluna' }), 'operations[0] does not fit: unknown denom uluna on cosmoshub-4'],
    [{ amount_in: '11' }, 'operations begin with 10, not with amount_in'],
    [{ amount_out: '9' }, 'operations end with 10, not with amount_out'],
    [ends('atom', 'osmo'), 'operations do not end with the destination asset'],
    [{ address_list: [] }, 'Invalid address_list: expected 2 addresses, on cosmoshub-4, osmosis-1, got 0'],
    [
      { address_list: [ADDRESSES['osmosis-1'], ADDRESSES['osmosis-1']] },
      `Invalid address_list[0]: invalid address ${ADDRESSES['osmosis-1']}: expected the prefix cosmos on cosmoshub-4`,
    ],
    [
      { address_list: [`${ADDRESSES['cosmoshub-4'].slice(0, -1)}9`, ADDRESSES['osmosis-1']] },
      `Invalid address_list[0]: invalid address ${ADDRESSES['cosmoshub-4'].slice(0, -1)}9: expected bech32 that begins with cosmos1 on cosmoshub-4`,
    ],
    [{ slippage_tolerance_percent: '101' }, 'Invalid slippage_tolerance_percent'],
    [{ slippage_tolerance_percent: 'NaN' }, 'Invalid slippage_tolerance_percent'],
    [{ timeout_seconds: '0' }, 'Invalid timeout_seconds'],
    [{ post_route_handler: {} }, 'Invalid post_route_handler: expected wasm_msg'],
    [
      { post_route_handler: { wasm_msg: { contract_address: ENTRY_POINT, msg: '[]' } } },
      'Invalid msg: expected the JSON of an object, in a text',
    ],
    [
      {
        chain_ids_to_affiliates: {
          'osmosis-1': { affiliates: [{ address: ADDRESSES['osmosis-1'], basis_points_fee: '5' }] },
          'noble-1': { affiliates: [{ address: ADDRESSES['noble-1'], basis_points_fee: '6' }] },
        },
      },
      'Invalid chain_ids_to_affiliates: the affiliates of every chain must have the same share in all',
    ],
  ]
  it.each(misfits.map(([change, message]) => ({ change, message })))('rejects a misfit: $message', async ({ change, message }) => {
    await expect(withFacts().messages({ ...fitting, ...change } as never)).rejects.toMatchObject({ code: 3, status: 400, message })
  })

  it('rejects a request with an expired quote', async () => {
    const quoted = (expiration: string) => transfer({ smart_relay_fee_quote: { expiration } })
    await expect(withFacts().messages({ ...fitting, ...quoted('2023-11-14T22:13:20Z') } as never)).rejects.toMatchObject({
      message: 'relay fee quote has expired',
    })
    await expect(withFacts().messages({ ...fitting, ...quoted('2023-11-14T22:13:21Z') } as never)).resolves.toBeDefined()
  })

  it('rejects an address of mixed case with a wrong checksum', async () => {
    const wrong = ADDRESSES['10'].replace('0x0f7833777bfC', '0x0f7833777bfc')
    const given = { chain_ids_to_addresses: { ...ALL, '10': wrong }, smart_swap_options: { evm_swaps: true } }
    await expect(direct(withFacts(), 'eth', 'opUsdc', '1000000000', given)).rejects.toMatchObject({
      message: `Invalid chain_ids_to_addresses[0]: invalid address ${wrong}: expected the capitals of its checksum (EIP-55), or none on 10`,
    })
  })
})

describe('gas warnings', () => {
  const warned = async (held: (chainId: string) => bigint | undefined) => {
    const planner = new Planner({ snapshot: fiveChains() })
    const sources = { index: () => planner.index(), balanceOf: async (chainId: string) => held(chainId) }
    return (await direct(new Transfers({}, sources), 'atom', 'osmoAtom', '1000', { enable_gas_warnings: true })).warning
  }

  it('warns of an address without gas if its balance is known', async () => {
    expect(await warned(() => 0n)).toEqual({
      type: 'INSUFFICIENT_GAS_AT_DEST_EOA',
      message: `${ADDRESSES['osmosis-1']} has no uosmo to pay gas with on osmosis-1`,
    })
    expect(await warned(() => 1n)).toBeUndefined()
    expect(await warned(() => undefined)).toBeUndefined()
  })
})
