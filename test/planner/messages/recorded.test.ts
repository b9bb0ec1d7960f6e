import { describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ManualClock } from '../../support/manual-clock.js'
import { ADDRESSES, RECORDED, RECORDED_BURN, RECORDED_MEMO, recordedSnapshot } from './recorded.js'

const planner = new Planner({ snapshot: recordedSnapshot })
const transfers = new Transfers({}, { index: () => planner.index(), clock: new ManualClock() })

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('recorded answers of the public service', () => {
  it('builds the recorded burn on Ethereum with payment of the relayer, to the byte', async () => {
    const { ends, amounts, operations } = RECORDED.ethereumToNoble
    const address_list = [ADDRESSES['1'], ADDRESSES['noble-1']]
    const answer = await transfers.messages({ ...ends, ...amounts, operations, address_list, slippage_tolerance_percent: '0' })
    const evm_tx = {
      chain_id: '1',
      to: '0xBC8552339dA68EB65C8b88B414B5854E0E366cFc',
      value: '0',
      data: RECORDED_BURN,
      required_erc20_approvals: [{ token_contract: USDC, spender: '0xBC8552339dA68EB65C8b88B414B5854E0E366cFc', amount: '12000000' }],
      signer_address: ADDRESSES['1'],
    }
    expect(answer).toMatchObject({ msgs: [{ evm_tx }], txs: [{ evm_tx, operations_indices: [0] }], min_amount_out: '11640000' })
    expect(answer.estimated_fees).toMatchObject([{ fee_type: 'SMART_RELAY', amount: '360000', chain_id: '1' }])
  })

  it('builds the recorded burn on Noble as two messages in one transaction', async () => {
    const { ends, amounts, operations } = RECORDED.nobleToEthereum
    const address_list = [ADDRESSES['noble-1'], ADDRESSES['1']]
    const answer = await transfers.messages({ ...ends, ...amounts, operations, address_list })
    expect(answer.msgs).toEqual([])
    expect(answer.txs).toEqual([
      {
        cosmos_tx: {
          chain_id: 'noble-1',
          path: ['noble-1', '1'],
          msgs: [
            {
              msg: '{"from":"noble1nhzuazjhyfu474er6v4ey8zn6wa5fy6gthndxf","amount":"59995433","destination_domain":0,"mint_recipient":"AAAAAAAAAAAAAAAAD3gzd3v8nvcti3aulU04Sd1x+Ck=","burn_token":"uusdc","destination_caller":"AAAAAAAAAAAAAAAA/AWtdMb+LnBG4JHWrU9mDSoVl2I="}',
              msg_type_url: '/circle.cctp.v1.MsgDepositForBurnWithCaller',
            },
            {
              msg: '{"from_address":"noble1nhzuazjhyfu474er6v4ey8zn6wa5fy6gthndxf","to_address":"noble1dyw0geqa2cy0ppdjcxfpzusjpwmq85r5a35hqe","amount":[{"denom":"uusdc","amount":"40000000"}]}',
              msg_type_url: '/cosmos.bank.v1beta1.MsgSend',
            },
          ],
          signer_address: 'noble1nhzuazjhyfu474er6v4ey8zn6wa5fy6gthndxf',
        },
        operations_indices: [0],
      },
    ])
  })

  it('builds the recorded memo of one packet with two hops, a swap and Axelar', async () => {
    const { ends, amounts, operations } = RECORDED.dydxToEther
    const address_list = [ADDRESSES['dydx-mainnet-1'], ADDRESSES['noble-1'], ADDRESSES['osmosis-1'], ADDRESSES['1']]
    const answer = await transfers.messages({ ...ends, ...amounts, operations, address_list, slippage_tolerance_percent: '1' })
    const { cosmos_tx, operations_indices } = answer.txs[0]!
    expect([cosmos_tx?.path, operations_indices]).toEqual([
      ['dydx-mainnet-1', 'noble-1', 'osmosis-1', '1'],
      [0, 1, 2, 3],
    ])
    const { memo, ...packet } = JSON.parse(cosmos_tx!.msgs[0]!.msg)
    expect(packet).toEqual({
      source_port: 'transfer',
      source_channel: 'channel-0',
      token: { denom: ends.source_asset_denom, amount: '129996028' },
      sender: ADDRESSES['dydx-mainnet-1'],
      // The service addressed the user on Noble then, and now does as we do: without a forward there is no recipient.
      receiver: 'pfm',
      timeout_height: {},
      timeout_timestamp: 1_700_000_300_000_000_000,
    })
    const { forward } = JSON.parse(memo)
    // Times are our own; the recorded least amount is a unit more, because it was rounded to the nearest.
    expect(forward.timeout).toBe('300s')
    expect(forward.next.wasm.msg.swap_and_action.timeout_timestamp).toBe(1_700_000_300_000_000_000)
    delete forward.timeout
    delete forward.next.wasm.msg.swap_and_action.timeout_timestamp
    expect({ forward }).toEqual(RECORDED_MEMO)
    expect(answer.min_amount_out).toBe('30040892476844196')
  })

  it('builds no transaction for Solana without a recent blockhash', async () => {
    const denom = '98bVPZQCHZmCt9v3ni9kwtjKgLuzHBpstQkdPyAucBNx'
    const direct = transfers.messagesDirect({
      source_asset_chain_id: 'solana',
      source_asset_denom: denom,
      dest_asset_chain_id: 'noble-1',
      dest_asset_denom: 'uusdc',
      amount_in: '1500000000',
      chain_ids_to_addresses: { solana: ADDRESSES.solana, 'noble-1': ADDRESSES['noble-1'] },
    })
    await expect(direct).rejects.toMatchObject({
      code: 9,
      status: 400,
      message: expect.stringMatching(/^no message can be built: the snapshot has no recent blockhash for a transaction on solana\. /),
    })
  })
})
