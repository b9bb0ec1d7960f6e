import { getCosmosGasAmountForMessage } from '@skip-go/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ManualClock } from '../../support/manual-clock.js'
import { ADDRESSES, RECORDED, recordedSnapshot } from './recorded.js'

const planner = new Planner({ snapshot: recordedSnapshot })
const transfers = new Transfers({}, { index: () => planner.index(), clock: new ManualClock() })

interface Encoded {
  readonly typeUrl: string
  readonly value: Record<string, unknown>
}

/** Returns messages as the public client encodes them before signing. The client encodes them to estimate their gas. */
async function encoded(messages: readonly { readonly msg: string; readonly msg_type_url: string }[]): Promise<readonly Encoded[]> {
  let seen: readonly Encoded[] = []
  const client = {
    simulate: async (_: string, messages: readonly Encoded[]) => {
      seen = messages
      return 1
    },
  }
  const given = messages.map(({ msg, msg_type_url }) => ({ msg, msgTypeUrl: msg_type_url }))
  await getCosmosGasAmountForMessage(client as never, 'signer', 'chain', given)
  return seen
}

async function messagesOf(name: 'nobleToEthereum' | 'dydxToEther', addresses: readonly string[]) {
  const { ends, amounts, operations } = RECORDED[name]
  const { txs } = await transfers.messages({ ...ends, ...amounts, operations, address_list: addresses })
  return txs[0]!.cosmos_tx!.msgs
}

describe('messages in the public client', () => {
  // In tests it would take a constant for the gas, and not look at messages.
  beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
  afterAll(() => void vi.unstubAllEnvs())

  it('builds packets that the public client can encode', async () => {
    const addresses = [ADDRESSES['dydx-mainnet-1'], ADDRESSES['noble-1'], ADDRESSES['osmosis-1'], ADDRESSES['1']]
    const [{ typeUrl, value }] = (await encoded(await messagesOf('dydxToEther', addresses))) as [Encoded]
    expect(typeUrl).toBe('/ibc.applications.transfer.v1.MsgTransfer')
    expect(value).toMatchObject({
      sourcePort: 'transfer',
      sourceChannel: 'channel-0',
      token: { amount: '129996028' },
      receiver: 'pfm',
      timeoutTimestamp: 1_700_000_300_000_000_000n,
    })
    expect(JSON.parse(value.memo as string)).toHaveProperty('forward.next.wasm.msg.swap_and_action')
  })

  it('builds burns and payments of their relayer that the public client can encode', async () => {
    const [burn, fee] = (await encoded(await messagesOf('nobleToEthereum', [ADDRESSES['noble-1'], ADDRESSES['1']]))) as [Encoded, Encoded]
    expect(burn.value).toMatchObject({ amount: '59995433', destinationDomain: 0, burnToken: 'uusdc' })
    const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.padStart(64, '0'), 'hex'))
    expect(burn.value.mintRecipient).toEqual(bytes(ADDRESSES['1'].slice(2)))
    expect(burn.value.destinationCaller).toEqual(bytes('fc05ad74c6fe2e7046e091d6ad4f660d2a159762'))
    expect(fee.value).toMatchObject({ fromAddress: ADDRESSES['noble-1'], amount: [{ denom: 'uusdc', amount: '40000000' }] })
  })
})
