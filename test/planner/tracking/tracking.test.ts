import { createNode, type Json } from 'evmbed'
import type { TransferOptions } from 'evmbed/planner'
import { concat, encodeAbiParameters, type Hex, keccak256, pad, parseAbi, sha256, toEventSelector, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ManualClock } from '../../support/manual-clock.js'
import { ASSETS, fiveChains } from '../network.js'
import { CosmosServer, coinsReceived, packetEvent } from './cosmos-server.js'

const hash = (name: string) => Buffer.from(name).toString('hex').toUpperCase().padEnd(64, '0')
const [SEND, RECEIVE, FORWARD, LAST, ACKNOWLEDGE] = ['send', 'receive', 'forward', 'last', 'acknowledge'].map(hash) as [
  string,
  string,
  string,
  string,
  string,
]

let hub: CosmosServer
let osmosis: CosmosServer
let noble: CosmosServer
let clock: ManualClock

beforeEach(async () => {
  ;[hub, osmosis, noble] = await Promise.all([CosmosServer.listen(), CosmosServer.listen(), CosmosServer.listen()])
  clock = new ManualClock()
})
afterEach(() => {
  for (const server of [hub, osmosis, noble]) server.close()
})

function transfersWith(options: TransferOptions): Transfers {
  const planner = new Planner({ snapshot: fiveChains() })
  return new Transfers(options, { index: () => planner.index(), clock })
}
const overRest = (more: TransferOptions = {}) =>
  transfersWith({ rest: { 'cosmoshub-4': hub.url, 'osmosis-1': osmosis.url, 'noble-1': noble.url }, ...more })

/** From the Hub to Osmosis by channel-141, whose other end is channel-0. */
const TO_OSMOSIS = ['channel-141', 'channel-0'] as const
/** From Osmosis to Noble. */
const TO_NOBLE = ['channel-750', 'channel-1'] as const
const RESULT = { packet_ack: '{"result":"AQ=="}' }

const atHub = (hash: string) => ({ chain_id: 'cosmoshub-4', tx_hash: hash })
const transaction = (chain_id: string, tx_hash: string) => ({ chain_id, tx_hash, explorer_link: '', on_chain_at: '2024-06-14T00:00:00Z' })

describe.each([
  ['REST', () => overRest()],
  ['CometBFT', () => transfersWith({ comet: { 'cosmoshub-4': hub.url, 'osmosis-1': osmosis.url, 'noble-1': noble.url } })],
])('a packet, followed over %s', (door, make) => {
  const timed = (chain_id: string, tx_hash: string) => {
    const { on_chain_at, ...rest } = transaction(chain_id, tx_hash)
    return door === 'REST' ? { ...rest, on_chain_at } : rest
  }

  it('reports a packet as submitted, then pending, then completed', async () => {
    const transfers = make()
    expect(await transfers.track(atHub(SEND))).toEqual({ tx_hash: SEND, explorer_link: '' })
    const submitted = {
      state: 'STATE_SUBMITTED',
      transfer_sequence: [],
      next_blocking_transfer: null,
      transfer_asset_release: null,
      error: null,
    }
    expect(await transfers.status(atHub(SEND))).toEqual({ transfers: [submitted], ...submitted, status: 'STATE_SUBMITTED' })

    hub.commit(SEND, [coinsReceived('10uatom'), packetEvent('send_packet', TO_OSMOSIS, '7')])
    const hop = (state: string, receive: Json, acknowledge: Json) => ({
      ibc_transfer: {
        from_chain_id: 'cosmoshub-4',
        to_chain_id: 'osmosis-1',
        state,
        packet_txs: {
          send_tx: timed('cosmoshub-4', SEND),
          receive_tx: receive,
          acknowledge_tx: acknowledge,
          timeout_tx: null,
          error: null,
        },
        src_chain_id: 'cosmoshub-4',
        dst_chain_id: 'osmosis-1',
      },
    })
    const pending = {
      state: 'STATE_PENDING',
      transfer_sequence: [hop('TRANSFER_PENDING', null, null)],
      next_blocking_transfer: { transfer_sequence_index: 0 },
      transfer_asset_release: null,
      error: null,
    }
    expect(await transfers.status(atHub(SEND))).toEqual({ transfers: [pending], ...pending, status: 'STATE_PENDING' })

    // A relayer brings other packets too, before and after this one.
    osmosis.commit(RECEIVE, [
      packetEvent('recv_packet', TO_OSMOSIS, '6', '1'),
      packetEvent('send_packet', TO_NOBLE, '99', '1'),
      packetEvent('recv_packet', TO_OSMOSIS, '7', '2'),
      coinsReceived(`10${ASSETS.osmoAtom[1]}`, '2'),
      packetEvent('write_acknowledgement', TO_OSMOSIS, '7', '2', RESULT),
      packetEvent('recv_packet', TO_OSMOSIS, '8', '3'),
      coinsReceived('5uosmo', '3'),
    ])
    const done = {
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_sequence: [hop('TRANSFER_SUCCESS', timed('osmosis-1', RECEIVE), null)],
      next_blocking_transfer: null,
      transfer_asset_release: { chain_id: 'osmosis-1', denom: ASSETS.osmoAtom[1], amount: '10', released: true },
      error: null,
    }
    expect(await transfers.status(atHub(SEND))).toEqual({ transfers: [done], ...done, status: 'STATE_COMPLETED' })
    // A final status is not requested again.
    const { questions } = hub
    await transfers.status(atHub(SEND))
    expect(hub.questions).toBe(questions)
  })

  it('follows a forwarded packet, and reports it as completed after the last chain has acknowledged it', async () => {
    const transfers = make()
    hub.commit(SEND, [packetEvent('send_packet', TO_OSMOSIS, '7')])
    osmosis.commit(FORWARD, [packetEvent('recv_packet', TO_OSMOSIS, '7'), packetEvent('send_packet', TO_NOBLE, '3')])
    noble.commit(LAST, [
      packetEvent('recv_packet', TO_NOBLE, '3'),
      coinsReceived('10uusdc'),
      packetEvent('write_acknowledgement', TO_NOBLE, '3', '0', RESULT),
    ])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_PENDING',
      transfer_sequence: [
        { ibc_transfer: { state: 'TRANSFER_RECEIVED' } },
        { ibc_transfer: { state: 'TRANSFER_RECEIVED', to_chain_id: 'noble-1' } },
      ],
      next_blocking_transfer: { transfer_sequence_index: 0 },
    })
    hub.commit(ACKNOWLEDGE, [
      packetEvent('acknowledge_packet', TO_OSMOSIS, '7'),
      ['fungible_token_packet', { success: '\u0001', msg_index: '0' }],
    ])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_sequence: [
        { ibc_transfer: { state: 'TRANSFER_SUCCESS', packet_txs: { acknowledge_tx: { tx_hash: ACKNOWLEDGE } } } },
        { ibc_transfer: { state: 'TRANSFER_SUCCESS' } },
      ],
      transfer_asset_release: { chain_id: 'noble-1', denom: 'uusdc', amount: '10', released: true },
    })
  })

  it('reports a refund on the source chain after the last chain has refused a forwarded packet', async () => {
    const transfers = make()
    hub.commit(SEND, [packetEvent('send_packet', TO_OSMOSIS, '7')])
    osmosis.commit(FORWARD, [packetEvent('recv_packet', TO_OSMOSIS, '7'), packetEvent('send_packet', TO_NOBLE, '3')])
    const refusal = { packet_ack: '{"error":"ABCI code: 1"}' }
    noble.commit(LAST, [packetEvent('recv_packet', TO_NOBLE, '3'), packetEvent('write_acknowledgement', TO_NOBLE, '3', '0', refusal)])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_PENDING_ERROR',
      transfer_sequence: [
        { ibc_transfer: { state: 'TRANSFER_RECEIVED' } },
        {
          ibc_transfer: {
            state: 'TRANSFER_FAILURE',
            packet_txs: { error: { type: 'PACKET_ERROR_ACKNOWLEDGEMENT', message: 'ABCI code: 1' } },
          },
        },
      ],
      error: { type: 'STATUS_ERROR_TRANSFER', message: 'ABCI code: 1' },
    })
    hub.commit(ACKNOWLEDGE, [
      packetEvent('acknowledge_packet', TO_OSMOSIS, '7'),
      ['fungible_token_packet', { error: 'ABCI code: 1', msg_index: '0' }],
      coinsReceived('10uatom'),
    ])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_COMPLETED_ERROR',
      status: 'STATE_COMPLETED',
      transfer_asset_release: { chain_id: 'cosmoshub-4', denom: 'uatom', amount: '10', released: true },
    })
  })

  it('reports a refund on the source chain after a packet has timed out', async () => {
    const transfers = make()
    hub.commit(SEND, [packetEvent('send_packet', TO_OSMOSIS, '7')])
    hub.commit(LAST, [packetEvent('timeout_packet', TO_OSMOSIS, '7'), coinsReceived('10uatom')])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_COMPLETED_ERROR',
      transfer_sequence: [
        {
          ibc_transfer: {
            state: 'TRANSFER_FAILURE',
            packet_txs: { timeout_tx: { tx_hash: LAST }, error: { type: 'PACKET_ERROR_TIMEOUT' } },
          },
        },
      ],
      transfer_asset_release: { denom: 'uatom', released: true },
    })
  })

  it('reports an error and no packet if the transaction failed', async () => {
    hub.commit(SEND, [], { code: 11, log: 'out of gas' })
    expect(await make().status(atHub(SEND))).toMatchObject({
      state: 'STATE_COMPLETED_ERROR',
      transfer_sequence: [],
      transfer_asset_release: null,
      error: { type: 'STATUS_ERROR_TRANSACTION_EXECUTION', message: 'out of gas', details: { code: 11, message: 'out of gas' } },
    })
  })

  it('submits a transaction to the node, and passes on its refusal', async () => {
    const transfers = make()
    const { tx_hash } = await transfers.submit({ chain_id: 'cosmoshub-4', tx: 'AQID' })
    expect(tx_hash).toBe('039058C6F2C0CB492C533B0A4D14EF77CC0F78ABCCCED5287D84A1A2011CFB81')
    expect(await transfers.status({ chain_id: 'cosmoshub-4', tx_hash })).toMatchObject({ state: 'STATE_SUBMITTED' })
    await expect(transfers.submit({ chain_id: 'cosmoshub-4', tx: 'AAID' })).rejects.toMatchObject({
      code: 3,
      message: 'tx is invalid on chain',
      details: [{ detail: 'signature verification failed' }],
    })
  })
})

describe('a deposit on a rollup', () => {
  const ROLLUP_DENOM = `l2/${'ab'.repeat(32)}`
  const deposit = ['initiate_token_deposit', { bridge_id: '16', l1_sequence: '9', l1_denom: 'uatom', amount: '10' }] as const
  const finalized = (l1_sequence: string, outcome: Record<string, string>) =>
    ['finalize_token_deposit', { l1_sequence, denom: ROLLUP_DENOM, amount: '10', ...outcome }] as const

  /** Osmosis stands for a rollup of the Hub. */
  function overRollup(): Transfers {
    const file = fiveChains()
    file.assets.push({ chain_id: 'osmosis-1', denom: ROLLUP_DENOM, symbol: 'ATOM', decimals: 6 })
    const ways = { from_chain: 'cosmoshub-4', from_denom: 'uatom', to_chain: 'osmosis-1', to_denom: ROLLUP_DENOM }
    file.bridges = [{ bridge: 'OPINIT', ...ways, op_init_bridge_id: '16' }]
    const planner = new Planner({ snapshot: file })
    const rest = { 'cosmoshub-4': hub.url, 'osmosis-1': osmosis.url }
    return new Transfers({ rest }, { index: () => planner.index(), clock })
  }
  const body = (state: string, receive_tx: unknown) => ({
    op_init_transfer: {
      from_chain_id: 'cosmoshub-4',
      to_chain_id: 'osmosis-1',
      state,
      txs: { send_tx: transaction('cosmoshub-4', SEND), receive_tx },
      src_chain_id: 'cosmoshub-4',
      dst_chain_id: 'osmosis-1',
    },
  })

  it('reports a deposit as completed after the rollup has finalized it', async () => {
    const transfers = overRollup()
    hub.commit(SEND, [coinsReceived('10uatom'), deposit])
    osmosis.commit(FORWARD, [finalized('8', { success: 'true' })])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_PENDING',
      transfer_sequence: [body('OPINIT_TRANSFER_SENT', null)],
      next_blocking_transfer: { transfer_sequence_index: 0 },
    })
    osmosis.commit(RECEIVE, [finalized('9', { success: 'true' })])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_sequence: [body('OPINIT_TRANSFER_RECEIVED', transaction('osmosis-1', RECEIVE))],
      transfer_asset_release: { chain_id: 'osmosis-1', denom: ROLLUP_DENOM, amount: '10', released: true },
    })
  })

  it('reports a deposit as not released if the rollup refused it', async () => {
    hub.commit(SEND, [coinsReceived('10uatom'), deposit])
    osmosis.commit(RECEIVE, [finalized('9', { success: 'false', reason: 'deposit failed; blocked address' })])
    expect(await overRollup().status(atHub(SEND))).toMatchObject({
      state: 'STATE_PENDING_ERROR',
      transfer_sequence: [body('OPINIT_TRANSFER_UNKNOWN', transaction('osmosis-1', RECEIVE))],
      transfer_asset_release: { chain_id: 'cosmoshub-4', denom: 'uatom', released: false },
      error: { type: 'STATUS_ERROR_TRANSFER', message: 'deposit failed; blocked address' },
    })
  })

  it('follows no deposit whose sequence number is invalid', async () => {
    hub.commit(SEND, [['initiate_token_deposit', { bridge_id: '16', l1_sequence: "9' OR tx.height>0 OR x.y='" }]])
    expect(await overRollup().status(atHub(SEND))).toMatchObject({ state: 'STATE_COMPLETED_SUCCESS', transfer_sequence: [] })
  })
})

describe('a message of the warp module', () => {
  const MESSAGE = `0x03${'00'.repeat(76)}7b`
  const ID = keccak256(MESSAGE as Hex)
  /** Events of modules have JSON in their attributes. */
  const dispatch = (message: string) =>
    ['hyperlane.core.v1.EventDispatch', { destination: '875', message: JSON.stringify(message) }] as const
  const process = (message_id: string, msg_index: string) =>
    ['hyperlane.core.v1.EventProcess', { origin: '1128614981', message_id: JSON.stringify(message_id), msg_index }] as const

  function overWarpRoute(): Transfers {
    const file = fiveChains()
    const ways = { from_chain: 'cosmoshub-4', from_denom: 'uatom', to_chain: 'osmosis-1', to_denom: ASSETS.osmoAtom[1] }
    file.bridges = [{ bridge: 'HYPERLANE', ...ways, destination_domain: 875 }]
    const planner = new Planner({ snapshot: file })
    const rest = { 'cosmoshub-4': hub.url, 'osmosis-1': osmosis.url }
    return new Transfers({ rest }, { index: () => planner.index(), clock })
  }

  it('finds a warp message by its hash, and reads only its own amount from the transaction of the relayer', async () => {
    const transfers = overWarpRoute()
    hub.commit(SEND, [coinsReceived('10uatom'), dispatch(MESSAGE)])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_PENDING',
      transfer_sequence: [
        { hyperlane_transfer: { to_chain_id: 'osmosis-1', state: 'HYPERLANE_TRANSFER_SENT', txs: { receive_tx: null } } },
      ],
    })
    const received = (amount: string, msg_index: string) => ['coin_received', { amount, msg_index }] as const
    osmosis.commit(RECEIVE, [
      received('1uosmo', '0'),
      process(`0x${'11'.repeat(32)}`, '0'),
      received(`10${ASSETS.osmoAtom[1]}`, '1'),
      process(ID, '1'),
      received('2uosmo', '2'),
      process(`0x${'22'.repeat(32)}`, '2'),
    ])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_sequence: [
        { hyperlane_transfer: { state: 'HYPERLANE_TRANSFER_RECEIVED', txs: { receive_tx: transaction('osmosis-1', RECEIVE) } } },
      ],
      transfer_asset_release: { chain_id: 'osmosis-1', denom: ASSETS.osmoAtom[1], amount: '10', released: true },
    })
  })

  it('follows no warp message whose dispatch event is invalid', async () => {
    hub.commit(SEND, [dispatch('0xzz'), ['hyperlane.core.v1.EventDispatch', { destination: 'x', message: '"0x00"' }]])
    expect(await overWarpRoute().status(atHub(SEND))).toMatchObject({ state: 'STATE_COMPLETED_SUCCESS', transfer_sequence: [] })
  })
})

describe('tracking', () => {
  it.each([3_600_000, -3_600_000])('abandons a transfer after its time limit, although the wall clock jumps by %i ms', async (jump) => {
    const transfers = overRest()
    await transfers.track(atHub(SEND))
    clock.jump(jump)
    await clock.advance(5 * 60_000)
    expect(await transfers.status(atHub(SEND))).toMatchObject({ state: 'STATE_SUBMITTED' })
    await clock.advance(1)
    expect(await transfers.status(atHub(SEND))).toMatchObject({ state: 'STATE_ABANDONED' })
  })

  it('abandons a transaction that no block includes, and a transfer without progress', async () => {
    const transfers = overRest()
    await transfers.track(atHub(SEND))
    await transfers.track(atHub(LAST))
    await clock.advance(5 * 60_000)
    expect(await transfers.status(atHub(SEND))).toMatchObject({ state: 'STATE_SUBMITTED' })
    hub.commit(LAST, [packetEvent('send_packet', TO_OSMOSIS, '1')])
    expect(await transfers.status(atHub(LAST))).toMatchObject({ state: 'STATE_PENDING' })
    await clock.advance(1)
    expect(await transfers.status(atHub(SEND))).toMatchObject({ state: 'STATE_ABANDONED', status: 'STATE_ABANDONED' })
    await clock.advance(10 * 60_000)
    expect(await transfers.status(atHub(LAST))).toMatchObject({ state: 'STATE_ABANDONED' })
  })

  it('continues tracking after the node did not answer', async () => {
    const transfers = overRest()
    await transfers.track(atHub(SEND))
    hub.outage = 500
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_SUBMITTED',
      error: { type: 'STATUS_ERROR_INDEXING', message: 'the server answers HTTP 500' },
    })
    hub.outage = undefined
    hub.commit(SEND, [coinsReceived('1uatom')])
    expect(await transfers.status(atHub(SEND))).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_asset_release: { denom: 'uatom', amount: '1' },
      error: null,
    })
  })

  it('keeps only the latest transfers, up to the limit', async () => {
    const transfers = overRest({ limit: 2 })
    for (const name of ['one', 'two', 'three']) await transfers.track(atHub(hash(name)))
    await expect(transfers.status(atHub(hash('one')))).rejects.toMatchObject({ code: 5, message: 'tx not found' })
    expect(await transfers.status(atHub(hash('two')))).toMatchObject({ state: 'STATE_SUBMITTED' })
    expect(await transfers.status(atHub(hash('three')))).toMatchObject({ state: 'STATE_SUBMITTED' })
  })

  it('rejects requests for a chain without a reader, and an invalid transaction or hash', async () => {
    const transfers = transfersWith({})
    const missing = { code: 5, status: 404, message: 'tx not found' }
    await expect(transfers.status(atHub(SEND))).rejects.toMatchObject(missing)
    await expect(transfers.track(atHub(SEND))).rejects.toMatchObject(missing)
    await expect(transfers.submit({ chain_id: 'cosmoshub-4', tx: 'AQID' })).rejects.toMatchObject({
      code: 5,
      message: 'chain ID not supported',
    })
    await expect(overRest().submit({ chain_id: 'cosmoshub-4', tx: '!' })).rejects.toMatchObject({
      code: 3,
      message: 'tx must be base64 encoded',
    })
    await expect(overRest().track(atHub('0xabc'))).rejects.toMatchObject({ code: 3, message: 'Invalid tx_hash' })
  })

  it.each([
    [{ rest: { a: 'ftp://a' } }, 'transfers.rest.a', 'an http or https URL'],
    [{ readers: { a: {} } }, 'transfers.readers.a', 'a reader with isHash, submit, outcome, arrival, settlement'],
    [{ limit: 0 }, 'transfers.limit', 'a positive integer'],
    [{ urls: {} }, 'transfers.urls', 'one of the options rpc, rest, comet, readers, explorers, limit, timeoutMs, fetch'],
  ])('rejects the invalid transfers option %j', async (transfers, option, expected) => {
    await expect(createNode({ transfers } as never)).rejects.toThrow(`option '${option}': expected ${expected}`)
  })

  it('links a tracked transaction to the explorer of the options', async () => {
    const transfers = overRest({ explorers: { 'cosmoshub-4': 'https://explorer.example/tx/' } })
    expect(await transfers.track(atHub(SEND))).toEqual({ tx_hash: SEND, explorer_link: `https://explorer.example/tx/${SEND}` })
  })
})

describe('Ethereum chains', () => {
  const topic = toEventSelector
  const SENDER = pad('0x1')

  /** Creation code that does nothing but say something. */
  const saying = (...logs: readonly { readonly topics: readonly Hex[]; readonly data: Hex }[]): Hex => {
    const code = logs.map(({ topics, data }) => {
      const words = (data.slice(2).match(/.{64}/g) ?? []).map((word, i) =>
        concat(['0x7f', `0x${word}`, '0x61', toHex(32 * i, { size: 2 }), '0x52']),
      )
      const pushed = [...topics].reverse().map((each) => concat(['0x7f', each]))
      return concat([
        ...words,
        ...pushed,
        '0x61',
        toHex((data.length - 2) / 2, { size: 2 }),
        '0x6000',
        toHex(0xa0 + topics.length, { size: 1 }),
      ])
    })
    return concat([...code, '0x00'])
  }

  it('follows CCTP burns and Hyperlane messages between EVM chains', async () => {
    const [here, there] = await Promise.all([createNode({ chainId: 10 }), createNode({ chainId: 8453 })])
    const file = fiveChains()
    file.chains.push({ chain_id: '8453', chain_type: 'evm' })
    file.assets.push({ chain_id: '8453', denom: ASSETS.opUsdc[1], symbol: 'USDC', decimals: 6 })
    const ways = { from_chain: '10', from_denom: ASSETS.opUsdc[1], to_chain: '8453', to_denom: ASSETS.opUsdc[1] }
    file.bridges.push({ bridge: 'CCTP', ...ways }, { bridge: 'HYPERLANE', ...ways, destination_domain: 8453 })
    const planner = new Planner({ snapshot: file })
    const transfers = new Transfers(
      { rpc: { 10: here.call.bind(here), 8453: there.call.bind(there) } },
      { index: () => planner.index(), clock },
    )
    const create = async (node: typeof here, input: Hex) => {
      const [account] = node.accounts
      return (await node.call('eth_sendTransaction', [{ from: account!.address, data: input, gas: '0x100000' }])) as Hex
    }
    const nonce = pad('0x2a')
    const domain = (value: number) => pad(toHex(value))
    const burn = await create(
      here,
      saying({
        topics: [topic('DepositForBurn(uint64,address,uint256,address,bytes32,uint32,bytes32,bytes32)'), nonce, SENDER, SENDER],
        data: concat([pad('0x64'), SENDER, domain(6), SENDER, SENDER]),
      }),
    )
    const id = pad('0xfeed')
    const dispatch = await create(
      here,
      saying(
        { topics: [topic('Dispatch(address,uint32,bytes32,bytes)'), SENDER, domain(8453), SENDER], data: '0x' },
        { topics: [topic('DispatchId(bytes32)'), id], data: '0x' },
      ),
    )
    const status = (tx_hash: string) => transfers.status({ chain_id: '10', tx_hash })
    expect(await status(burn)).toMatchObject({
      state: 'STATE_PENDING',
      transfer_sequence: [
        { cctp_transfer: { from_chain_id: '10', to_chain_id: '8453', state: 'CCTP_TRANSFER_SENT', txs: { receive_tx: null } } },
      ],
    })
    expect(await status(dispatch)).toMatchObject({ transfer_sequence: [{ hyperlane_transfer: { state: 'HYPERLANE_TRANSFER_SENT' } }] })

    const transfer = (amount: bigint) => ({
      topics: [topic('Transfer(address,address,uint256)'), pad('0x0'), SENDER],
      data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
    })
    // Every chain counts its messages by itself.
    const arrival = (source: number) => ({
      topics: [topic('MessageReceived(address,uint32,uint64,bytes32,bytes)'), SENDER, nonce],
      data: concat([domain(source), SENDER, pad('0x60'), pad('0x0')]),
    })
    await create(there, saying(arrival(7)))
    expect(await status(burn)).toMatchObject({ state: 'STATE_PENDING' })
    const received = await create(there, saying(transfer(100n), arrival(2)))
    const processed = await create(there, saying({ topics: [topic('ProcessId(bytes32)'), id], data: '0x' }))
    const burned = await status(burn)
    expect(burned).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_sequence: [
        { cctp_transfer: { state: 'CCTP_TRANSFER_RECEIVED', txs: { receive_tx: { chain_id: '8453', tx_hash: received } } } },
      ],
      transfer_asset_release: { chain_id: '8453', amount: '100', released: true },
    })
    expect(await status(dispatch)).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_sequence: [{ hyperlane_transfer: { state: 'HYPERLANE_TRANSFER_RECEIVED', txs: { receive_tx: { tx_hash: processed } } } }],
    })
    await Promise.all([here.close(), there.close()])
  })

  describe('with packets of IBC v2', () => {
    const REFUSAL = sha256(toHex('UNIVERSAL_ERROR_ACKNOWLEDGEMENT'))
    const SUCCESS = toHex('{"result":"AQ=="}')
    const CLIENTS = { hub: '08-wasm-1369', chain: 'cosmoshub-0' }
    const router = parseAbi([
      'struct Payload { string a; string b; string v; string e; bytes p; }',
      'struct Packet { uint64 s; string c; string d; uint64 t; Payload[] l; }',
      'event SendPacket(string indexed clientId, uint256 indexed sequence, Packet packet)',
      'event WriteAcknowledgement(string indexed clientId, uint256 indexed sequence, Packet packet, bytes[] acks)',
      'event AckPacket(string indexed clientId, uint256 indexed sequence, Packet packet, bytes ack)',
      'event TimeoutPacket(string indexed clientId, uint256 indexed sequence, Packet packet)',
    ])
    type Name = (typeof router)[number]['name']

    /** Builds the log that the router of an EVM chain emits for a packet. */
    const said = (eventName: Name, client: string, [source, destination]: readonly [string, string], ...more: readonly unknown[]) => {
      const event = router.find(({ name }) => name === eventName)!
      const payload = { a: 'transfer', b: 'transfer', v: 'ics20-1', e: 'application/x-solidity-abi', p: '0x' }
      const packet = { s: 7n, c: source, d: destination, t: 1_700_000_000n, l: [payload] }
      const data = encodeAbiParameters(event.inputs.slice(2), [packet, ...more] as never)
      return { topics: [toEventSelector(event), keccak256(toHex(client)), pad('0x7')], data }
    }

    let node: Awaited<ReturnType<typeof createNode>>
    let transfers: Transfers
    beforeEach(async () => {
      node = await createNode({ chainId: 10 })
      const file = fiveChains()
      const hubEnd = { chain: 'cosmoshub-4', denom: 'uatom', source_client: CLIENTS.hub }
      const evmEnd = { chain: '10', denom: ASSETS.opUsdc[1], source_client: CLIENTS.chain }
      const way = (from: typeof hubEnd, to: typeof hubEnd) => {
        const ends = { from_chain: from.chain, from_denom: from.denom, to_chain: to.chain, to_denom: to.denom }
        return { bridge: 'EUREKA', ...ends, source_client: from.source_client, duration: 1200 }
      }
      file.bridges = [way(hubEnd, evmEnd), way(evmEnd, hubEnd)]
      const planner = new Planner({ snapshot: file })
      const readers = { rpc: { 10: node.call.bind(node) }, rest: { 'cosmoshub-4': hub.url } }
      transfers = new Transfers(readers, { index: () => planner.index(), clock })
    })
    afterEach(() => node.close())
    const create = async (log: ReturnType<typeof said>) => {
      const [account] = node.accounts
      return (await node.call('eth_sendTransaction', [{ from: account!.address, data: saying(log), gas: '0x200000' }])) as Hex
    }
    const atHubEnd = (type: string, more: Record<string, string> = {}) => {
      const [packet_source_client, packet_dest_client] = type === 'recv_packet' ? OUT : IN
      return [type, { packet_source_client, packet_dest_client, packet_sequence: '7', ...more }] as const
    }
    /** The clients at both ends of a packet from the EVM chain, and of one to it. */
    const OUT = [CLIENTS.chain, CLIENTS.hub] as const
    const IN = [CLIENTS.hub, CLIENTS.chain] as const

    it('follows a packet of IBC v2 from a Cosmos chain to an EVM chain', async () => {
      hub.commit(SEND, [coinsReceived('10uatom'), atHubEnd('send_packet')])
      const status = () => transfers.status(atHub(SEND))
      const body = (state: string, receive_tx: unknown, acknowledge_tx: unknown) => [
        { eureka_transfer: { from_chain_id: 'cosmoshub-4', to_chain_id: '10', state, packet_txs: { receive_tx, acknowledge_tx } } },
      ]
      expect(await status()).toMatchObject({ state: 'STATE_PENDING', transfer_sequence: body('TRANSFER_PENDING', null, null) })
      // Another packet with the same number, over another client.
      await create(said('WriteAcknowledgement', 'client-4', ['08-wasm-301', 'client-4'], [SUCCESS]))
      expect(await status()).toMatchObject({ state: 'STATE_PENDING' })
      const tx_hash = await create(said('WriteAcknowledgement', CLIENTS.chain, IN, [SUCCESS]))
      expect(await status()).toMatchObject({
        state: 'STATE_COMPLETED_SUCCESS',
        transfer_sequence: body('TRANSFER_SUCCESS', { chain_id: '10', tx_hash }, null),
      })
    })

    it('reports a failed transfer if the EVM chain refused the packet of IBC v2', async () => {
      hub.commit(SEND, [atHubEnd('send_packet')])
      const tx_hash = await create(said('WriteAcknowledgement', CLIENTS.chain, IN, [REFUSAL]))
      expect(await transfers.status(atHub(SEND))).toMatchObject({
        state: 'STATE_COMPLETED_ERROR',
        transfer_sequence: [{ eureka_transfer: { state: 'TRANSFER_FAILURE', packet_txs: { receive_tx: { tx_hash } } } }],
        error: { type: 'STATUS_ERROR_TRANSFER', message: 'the packet was refused' },
      })
    })

    it.each([
      ['received', 'TRANSFER_SUCCESS', SUCCESS, []],
      ['refused', 'TRANSFER_FAILURE', REFUSAL, [['write_acknowledgement', { encoded_ack_hex: `0a20${REFUSAL.slice(2)}` }]]],
    ] as const)('follows a packet of IBC v2 from an EVM chain until it is %s', async (_what, state, answer, events) => {
      const tx_hash = await create(said('SendPacket', CLIENTS.chain, OUT))
      const status = () => transfers.status({ chain_id: '10', tx_hash })
      expect(await status()).toMatchObject({
        state: 'STATE_PENDING',
        transfer_sequence: [{ eureka_transfer: { to_chain_id: 'cosmoshub-4' } }],
      })
      hub.commit(RECEIVE, [atHubEnd('recv_packet'), ...events])
      const acknowledge = await create(said('AckPacket', CLIENTS.chain, OUT, answer))
      expect(await status()).toMatchObject({
        transfer_sequence: [
          { eureka_transfer: { state, packet_txs: { receive_tx: { tx_hash: RECEIVE }, acknowledge_tx: { tx_hash: acknowledge } } } },
        ],
      })
    })

    it('keeps a packet of IBC v2 from an EVM chain pending until its timeout is logged', async () => {
      const tx_hash = await create(said('SendPacket', CLIENTS.chain, OUT))
      await transfers.track({ chain_id: '10', tx_hash })
      const status = () => transfers.status({ chain_id: '10', tx_hash })
      expect(await status()).toMatchObject({ state: 'STATE_PENDING' })
      // Twice as long as the bridge takes, which is longer than others have.
      await clock.advance(2 * 1_200_000)
      expect(await status()).toMatchObject({ state: 'STATE_PENDING' })
      const timeout = await create(said('TimeoutPacket', CLIENTS.chain, OUT))
      expect(await status()).toMatchObject({
        state: 'STATE_COMPLETED_ERROR',
        transfer_sequence: [
          { eureka_transfer: { packet_txs: { timeout_tx: { tx_hash: timeout }, error: { type: 'PACKET_ERROR_TIMEOUT' } } } },
        ],
      })
    })
  })

  it('submits a signed transaction to an EVM chain, and accepts it a second time', async () => {
    const node = await createNode()
    const account = privateKeyToAccount(node.accounts[0]!.privateKey as Hex)
    const raw = await account.signTransaction({
      chainId: 31337,
      nonce: 0,
      gas: 21_000n,
      maxFeePerGas: 10n ** 10n,
      to: account.address,
      value: 1n,
    })
    const tx = Buffer.from(raw.slice(2), 'hex').toString('base64')
    const { tx_hash } = await node.transfers.submit({ chain_id: '31337', tx })
    expect(await node.transfers.submit({ chain_id: '31337', tx })).toEqual({ tx_hash, explorer_link: '' })
    expect(await node.transfers.status({ chain_id: '31337', tx_hash })).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_asset_release: { chain_id: '31337', amount: '1', released: true },
    })
    await expect(node.transfers.submit({ chain_id: '31337', tx: 'AQID' })).rejects.toMatchObject({
      code: 3,
      message: 'tx is invalid on chain',
    })
    await node.close()
  })
})

describe('links to explorers', () => {
  it('links to the explorer of the options, and otherwise to that of the snapshot', async () => {
    const file = fiveChains()
    for (const chain of file.chains) if (chain.chain_id === 'cosmoshub-4') chain.explorer = 'https://hub.example/{hash}/details'
    const planner = new Planner({ snapshot: file })
    const rest = { 'cosmoshub-4': hub.url, 'osmosis-1': osmosis.url, 'noble-1': noble.url }
    const linkOf = async (chain_id: string, explorers?: TransferOptions['explorers']) => {
      const transfers = new Transfers({ rest, ...(explorers && { explorers }) }, { index: () => planner.index(), clock })
      return (await transfers.track({ chain_id, tx_hash: SEND })).explorer_link
    }
    expect(await linkOf('cosmoshub-4')).toBe(`https://hub.example/${SEND}/details`)
    expect(await linkOf('osmosis-1')).toBe('')
    const own = { 'cosmoshub-4': 'https://mine.example/', 'osmosis-1': 'https://mine.example/?tx={hash}', 'noble-1': '' }
    expect(await linkOf('cosmoshub-4', own)).toBe(`https://mine.example/${SEND}`)
    expect(await linkOf('osmosis-1', own)).toBe(`https://mine.example/?tx=${SEND}`)
    expect(await linkOf('noble-1', own)).toBe('')
  })
})
