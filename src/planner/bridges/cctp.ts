/** CCTP of Circle: USDC is burned on one chain and minted on another (https://developers.circle.com/cctp). */
import { hexToBytes, ZERO_ADDRESS } from '../../primitives/hex.js'
import { isSvmAddress } from '../chain-access/addresses.js'
import { BadRequest } from '../errors.js'
import { feeAmount, feeOf, inputFor } from '../legs/transfer-amounts.js'
import { type Account, address32, base64, svmBytes } from '../messages/accounts.js'
import { address, bytes, callData, uint, word } from '../messages/call-data.js'
import { type CosmosMessage, send } from '../messages/cosmos-message.js'
import { approvalFor, type EvmCall, erc20Of } from '../messages/evm-call.js'
import {
  accountFact,
  contractOf,
  factOf,
  MissingFact,
  NEXT_STEP,
  numberOf,
  RELAYER_FEE,
  textOf,
  tokenOf,
  wayOf,
} from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { isKey, tokenAccount } from '../messages/token-account.js'
import { holderAfter, holderBefore, nextOf } from '../messages/transfer-plan.js'
import type { Transfer } from '../snapshot/snapshot.js'
import { defineBridge, endsOf, LOGOS, type MessageContext, type SwapContract } from './bridge.js'
import { topicOf, wordOf } from './evm-logs.js'
import { quotedRelayMembers } from './relay.js'

const ID = 'CCTP'

const BURN = topicOf('DepositForBurn(uint64,address,uint256,address,bytes32,uint32,bytes32,bytes32)')
const MESSAGE_RECEIVED = topicOf('MessageReceived(address,uint32,uint64,bytes32,bytes)')

// Anyone may deliver a burn, and the burn itself forwards nothing.
const NEXT_OPERATION_REMEDY =
  'With smart_relay false and allow_multi_tx true the next step begins a transaction of its own; other bridges can be asked for with bridges.'

export const cctp = defineBridge({
  id: ID,
  name: 'CCTP',
  logo: `${LOGOS.cosmos}_non-cosmos/ethereum/images/usdc.png`,
  operation: 'cctp_transfer',
  feeName: 'relay fee',
  details: [
    'destination_domain',
    'token_messenger_address',
    'relayer_contract_address',
    'relayer_address',
    'fee_payment_address',
    'swap_contract_address',
    'swap_router_address',
  ],
  listsFee: true,
  needsRelay: true,

  stageAfter: (stage, { to }, smartRelay) => ({
    stage: smartRelay && to.chain.type === 'cosmos' ? 'relayed' : 'ended',
    joins: stage === 'evm-swapped',
  }),

  operationBody(leg, context) {
    const { transfer } = leg
    return { ...endsOf(transfer), burn_token: transfer.from.denom, ...quotedRelayMembers(ID, leg, context, true) }
  },

  cosmosMessages: depositForBurn,
  evmCall: burn,
  nextOperationRemedy: NEXT_OPERATION_REMEDY,
  swapContract,
  // The call states the fee, whatever the swap brings.
  leastInput({ transfer, amountIn, smartRelay }, amountOut) {
    const fee = feeOf(transfer, smartRelay)
    return fee ? amountOut + feeAmount(fee, amountIn) : inputFor(transfer, amountOut, smartRelay)
  },

  tracking: {
    member: 'cctp_transfer',
    states: {
      sent: 'CCTP_TRANSFER_SENT',
      received: 'CCTP_TRANSFER_RECEIVED',
      settled: 'CCTP_TRANSFER_RECEIVED',
      failed: 'CCTP_TRANSFER_UNKNOWN',
    },
    destinationOf(transfer) {
      const domain = knownDomain(transfer)
      return domain === undefined ? undefined : `${domain}`
    },
    evm: {
      sentIn: (logs) =>
        logs.flatMap(({ topics: [kind, nonce = ''], data }, at) =>
          kind === BURN ? [{ at, message: { bridge: ID, to: `${wordOf(data, 2)}`, from: '', id: nonce } }] : [],
        ),
      // Nonces are counted per source domain, which is in the data.
      received: ({ from, id }) => ({
        topics: [MESSAGE_RECEIVED, null, id],
        matches: ({ data }) => from === '' || `${wordOf(data, 0)}` === from,
      }),
    },
  },
})

/** Circle's domains (https://developers.circle.com/cctp/cctp-supported-blockchains) by chain id. */
const DOMAINS: ReadonlyMap<string, number> = new Map([
  ['1', 0],
  ['43114', 1],
  ['10', 2],
  ['42161', 3],
  ['noble-1', 4],
  ['solana', 5],
  ['8453', 6],
  ['137', 7],
  ['130', 10],
  ['59144', 11],
  ['146', 13],
  ['480', 14],
])

/** Returns the domain of a transfer's destination: the one in the snapshot, or Circle's. Throws `MissingFact`. */
function domainOf(transfer: Transfer): number {
  if (textOf(transfer.details, 'destination_domain') !== undefined) return numberOf(transfer, 'destination_domain')
  const domain = DOMAINS.get(transfer.to.chain.id)
  if (domain === undefined) throw new MissingFact('destination_domain', wayOf(transfer))
  return domain
}

function knownDomain(transfer: Transfer): number | undefined {
  try {
    return domainOf(transfer)
  } catch (error) {
    if (error instanceof MissingFact) return undefined
    throw error
  }
}

/**
 * Returns the 32 bytes to which a burn is minted. On Solana that is the owner's token account: a mint to the owner's own address is never delivered
 * (https://developers.circle.com/cctp/solana-programs). Throws `BadRequest` for an address on Solana that has no key, such as a token account.
 */
function mintRecipient({ to }: Transfer, holder: Account): Uint8Array {
  const owner = address32(holder)
  if (to.chain.type !== 'svm') return owner
  if (!isKey(owner))
    throw new BadRequest(`${holder.address} on ${to.chain.id} is no wallet: tokens there are minted to an account of a wallet`)
  if (!isSvmAddress(to.denom)) throw new MissingFact('token', `${to.denom} on ${to.chain.id}`)
  return tokenAccount(owner, svmBytes(to.denom))
}

/** Builds the messages of a burn on a Cosmos chain: one that anyone may deliver, or one for a relayer and the payment of its fee. */
function depositForBurn({ plan }: MessageContext, operation: TransferOperation): readonly CosmosMessage[] {
  const { transfer, amountIn } = operation
  const from = holderBefore(plan, operation).address
  if (nextOf(plan, operation)) throw new MissingFact(NEXT_STEP, wayOf(transfer), NEXT_OPERATION_REMEDY)
  const fee = feeOf(transfer, operation.smartRelay)
  const paid = fee ? feeAmount(fee, amountIn) : 0n
  const value = {
    from,
    amount: `${fee?.behavior === 'ADDITIONAL' ? amountIn : amountIn - paid}`,
    destination_domain: domainOf(transfer),
    mint_recipient: base64(mintRecipient(transfer, holderAfter(plan, operation))),
    burn_token: transfer.from.denom,
  }
  if (!fee && !transfer.hasPublicRelay) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  if (!fee) return [{ typeUrl: '/circle.cctp.v1.MsgDepositForBurn', value }]
  const relayer = accountFact(transfer, 'relayer_address', transfer.to.chain)
  return [
    { typeUrl: '/circle.cctp.v1.MsgDepositForBurnWithCaller', value: { ...value, destination_caller: base64(address32(relayer)) } },
    send(from, accountFact(transfer, 'fee_payment_address', transfer.from.chain).address, fee.asset, paid),
  ]
}

/** Relay of a burn on an EVM chain. */
interface Relay {
  /** Contract that burns and keeps the fee. */
  readonly contract: string
  readonly fee: bigint
  readonly relayer: Account
}

/** Returns the relay that a burn on an EVM chain pays for; undefined for one that anyone may deliver. Throws `MissingFact`. */
function relayOf({ transfer, smartRelay, amountIn }: TransferOperation): Relay | undefined {
  const fee = feeOf(transfer, smartRelay)
  if (!fee) return undefined
  if (fee.behavior !== 'DEDUCTED') throw new MissingFact('way to pay a relayer on top', wayOf(transfer))
  return {
    contract: contractOf(transfer, 'relayer_contract_address'),
    fee: feeAmount(fee, amountIn),
    relayer: accountFact(transfer, 'relayer_address', transfer.to.chain),
  }
}

/** Builds the burn on an EVM chain: one that anyone may deliver, or one through the contract that takes the relayer's fee. */
function burn({ plan }: MessageContext, operation: TransferOperation): EvmCall {
  const { transfer, amountIn, amountOut } = operation
  const token = erc20Of(transfer.from, transfer)
  const domain = uint(domainOf(transfer))
  const recipient = word(mintRecipient(transfer, holderAfter(plan, operation)))
  const relay = relayOf(operation)
  if (!relay) {
    if (!transfer.hasPublicRelay) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
    const to = contractOf(transfer, 'token_messenger_address')
    const data = callData('depositForBurn(uint256,uint32,bytes32,address)', uint(amountIn), domain, recipient, address(token))
    return { to, data, value: 0n, approvals: approvalFor(transfer, to, amountIn) }
  }
  const { contract, fee, relayer } = relay
  const data = callData(
    'requestCCTPTransferWithCaller(uint256,uint32,bytes32,address,uint256,bytes32)',
    uint(amountOut),
    domain,
    recipient,
    address(token),
    uint(fee),
    word(address32(relayer)),
  )
  return { to: contract, data, value: 0n, approvals: approvalFor(transfer, contract, amountIn) }
}

/** Returns the contract that swaps, and burns the output less the relayer's fee. It accepts no burn without a fee. */
function swapContract({ plan }: MessageContext, operation: TransferOperation): SwapContract {
  const { transfer } = operation
  const relay = relayOf(operation)
  if (!relay?.fee || nextOf(plan, operation)) throw new MissingFact('contract that swaps and then bridges', wayOf(transfer))
  const { contract, fee, relayer } = relay
  return {
    way: wayOf(transfer),
    contract,
    router: factOf(transfer, 'swap_router_address'),
    call: (token, amountIn, swap) =>
      callData(
        'swapAndRequestCCTPTransferWithCaller(address,uint256,bytes,uint32,bytes32,address,uint256,bytes32)',
        address(token),
        uint(amountIn),
        bytes(hexToBytes(`0x${swap}`)),
        uint(domainOf(transfer)),
        word(mintRecipient(transfer, holderAfter(plan, operation))),
        address(tokenOf(transfer.from) ?? ZERO_ADDRESS),
        uint(fee),
        word(address32(relayer)),
      ),
  }
}
