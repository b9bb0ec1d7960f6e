/** A transaction on an EVM chain. It is one call, so what a route does in it must be what one contract does. */
import { feeAmount, feeOf } from '../search/transfer-amounts.js'
import type { Asset, BridgeFee, Transfer } from '../snapshot/snapshot.js'
import { address32 } from './accounts.js'
import { address, callData, NO_BYTES, text, tuple, uint, word } from './call-data.js'
import { cctpDomain, mintRecipient, relayOf } from './cctp.js'
import type { Approval, EvmCall } from './evm-call.js'
import { evmSwap } from './evm-swap.js'
import { holderAfter, holderBefore, type Journey, nextOf } from './journey.js'
import { accountFact, contractOf, factOf, MissingFact, NEXT_STEP, numberOf, RELAYER_FEE, textOf, tokenOf, wayOf } from './missing-fact.js'
import { orderEnd } from './onward.js'
import type { SendStep, Step, TransferStep } from './steps.js'
import { deadlineSeconds, eurekaDeadlineSeconds, leastOf } from './terms.js'

/** Throws `MissingFact`, or `BadRequest` for a swap that pays less than it should. */
export function evmCall(journey: Journey, step: Step): EvmCall {
  switch (step.kind) {
    case 'send':
      return send(journey, step)
    case 'evm-swap':
      return evmSwap(journey, step)
    case 'transfer':
      return bridge(journey, step)
    case 'swap':
      throw new MissingFact('contract for Cosmos swaps', step.from.chain.id)
  }
}

function send(journey: Journey, step: SendStep): EvmCall {
  const token = tokenOf(step.asset)
  const to = holderAfter(journey, step).address
  if (token === undefined) return { to, data: '', value: step.amountIn, approvals: [] }
  const data = callData('transfer(address,uint256)', address(to), uint(step.amountIn))
  return { to: token, data, value: 0n, approvals: [] }
}

function bridge(journey: Journey, step: TransferStep): EvmCall {
  const { transfer } = step
  if (nextOf(journey, step) && transfer.bridge !== 'GO_FAST') throw new MissingFact(NEXT_STEP, wayOf(transfer))
  switch (transfer.bridge) {
    case 'CCTP':
      return burn(journey, step)
    case 'AXELAR':
      return sendToAxelar(journey, step)
    case 'HYPERLANE':
      return transferRemote(journey, step)
    case 'STARGATE':
      return sendOft(journey, step, contractOf(transfer, 'pool_address'))
    case 'LAYER_ZERO':
      return sendOft(journey, step, contractOf(transfer, 'source_oft_contract_address'))
    case 'GO_FAST':
      return submitOrder(journey, step)
    case 'EUREKA':
      return sendPacket(journey, step)
    default:
      throw new MissingFact('message', wayOf(transfer))
  }
}

function pulling(transfer: Transfer, spender: string, amount: bigint): readonly Approval[] {
  return [{ token: ercOf(transfer.from, transfer), spender, amount }]
}

/** The token of a bridge that takes tokens only. */
function ercOf(asset: Asset, transfer: Transfer): string {
  const token = tokenOf(asset)
  if (token === undefined) throw new MissingFact('contract that takes the native coin', wayOf(transfer))
  return token
}

/** Native coin that a bridge whose contracts refuse messages that nobody pays for is paid beside what it transfers. */
function messageFee(step: TransferStep): bigint {
  if (!feeOf(step.transfer, step.smartRelay)) throw new MissingFact(RELAYER_FEE, wayOf(step.transfer))
  return nativeFee(step)
}

/** Native coin that a bridge is paid beside what it transfers. */
function nativeFee(step: TransferStep): bigint {
  const fee = feeOf(step.transfer, step.smartRelay)
  if (fee?.behavior !== 'ADDITIONAL') return 0n
  if (tokenOf(fee.asset) !== undefined) throw new MissingFact('way to pay a fee in tokens', wayOf(step.transfer))
  return feeAmount(fee, step.amountIn)
}

/** A burn that anybody may relay, or one through the contract that takes the relayer's fee. */
function burn(journey: Journey, step: TransferStep): EvmCall {
  const { transfer, amountIn, amountOut } = step
  const token = ercOf(transfer.from, transfer)
  const domain = uint(cctpDomain(transfer))
  const recipient = word(mintRecipient(transfer, holderAfter(journey, step)))
  const relay = relayOf(step)
  if (!relay) {
    if (!transfer.hasPublicRelay) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
    const to = contractOf(transfer, 'token_messenger_address')
    const data = callData('depositForBurn(uint256,uint32,bytes32,address)', uint(amountIn), domain, recipient, address(token))
    return { to, data, value: 0n, approvals: pulling(transfer, to, amountIn) }
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
  return { to: contract, data, value: 0n, approvals: pulling(transfer, contract, amountIn) }
}

/**
 * Axelar takes its fee from what it delivers. Its gateway takes tokens, and the deposit service wraps the native coin first. Both take any name of a
 * chain, so that must be known and not guessed.
 */
function sendToAxelar(journey: Journey, step: TransferStep): EvmCall {
  const { transfer, amountIn } = step
  if (nativeFee(step) > 0n) throw new MissingFact('message whose gas is paid in advance', wayOf(transfer))
  const destination = () => [text(factOf(transfer, 'axelar_chain')), text(holderAfter(journey, step).address)] as const
  if (tokenOf(transfer.from) === undefined) {
    const to = contractOf(transfer, 'deposit_service_address')
    return { to, data: callData('sendNative(string,string)', ...destination()), value: amountIn, approvals: [] }
  }
  const to = contractOf(transfer, 'gateway_address')
  const symbol = text(factOf(transfer, 'axelar_symbol'))
  const data = callData('sendToken(string,string,string,uint256)', ...destination(), symbol, uint(amountIn))
  return { to, data, value: 0n, approvals: pulling(transfer, to, amountIn) }
}

/** A warp route. Where the token is the contract itself, nothing has to be allowed. */
function transferRemote(journey: Journey, step: TransferStep): EvmCall {
  const { transfer, amountIn } = step
  const to = contractOf(transfer, 'hyperlane_contract_address')
  const fee = feeOf(transfer, step.smartRelay)
  if (fee?.behavior === 'DEDUCTED') throw new MissingFact('way to deduct a fee', wayOf(transfer))
  const token = tokenOf(transfer.from)
  const data = callData(
    'transferRemote(uint32,bytes32,uint256)',
    uint(numberOf(transfer, 'destination_domain')),
    word(address32(holderAfter(journey, step))),
    uint(amountIn),
  )
  const isOwn = token === undefined || token.toLowerCase() === to.toLowerCase()
  return {
    to,
    data,
    value: messageFee(step) + (token === undefined ? amountIn : 0n),
    approvals: isOwn ? [] : pulling(transfer, to, amountIn),
  }
}

/** An omnichain token (LayerZero), or a pool of them (Stargate). */
function sendOft(journey: Journey, step: TransferStep, to: string): EvmCall {
  const { transfer, amountIn, amountOut } = step
  const token = tokenOf(transfer.from)
  const endpoint = uint(numberOf(transfer, 'destination_endpoint_id'))
  const fee = messageFee(step)
  const parameters = tuple(
    endpoint,
    word(address32(holderAfter(journey, step))),
    uint(amountIn),
    uint(leastOf(amountOut, journey.terms)),
    NO_BYTES,
    NO_BYTES,
    NO_BYTES,
  )
  const data = callData(
    'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
    parameters,
    tuple(uint(fee), uint(0n)),
    address(holderBefore(journey, step).address),
  )
  const isOwn = token === undefined || token.toLowerCase() === to.toLowerCase()
  return { to, data, value: fee + (token === undefined ? amountIn : 0n), approvals: isOwn ? [] : pulling(transfer, to, amountIn) }
}

/** An order that a solver fills: it pays the recipient, or calls a contract with the amount. */
function submitOrder(journey: Journey, step: TransferStep): EvmCall {
  const { transfer, amountIn, amountOut } = step
  const to = contractOf(transfer, 'gateway_address')
  const { recipient, message } = orderEnd(journey, step)
  const data = callData(
    'submitOrder(bytes32,bytes32,uint256,uint256,uint32,uint64,bytes)',
    word(address32(holderBefore(journey, step))),
    word(address32(recipient)),
    uint(amountIn),
    uint(amountOut),
    uint(numberOf(transfer, 'destination_domain')),
    uint(deadlineSeconds(journey.terms, transfer.from.chain.id)),
    text(message),
  )
  return { to, data, value: 0n, approvals: pulling(transfer, to, amountIn) }
}

/** A packet of IBC from an EVM chain, for anybody to relay. */
function sendPacket(journey: Journey, step: TransferStep): EvmCall {
  const { transfer, amountIn } = step
  const fee = feeOf(transfer, step.smartRelay)
  if (fee) return sendRelayedPacket(journey, step, fee)
  if (transfer.isFeeUnknown && step.smartRelay) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  const to = contractOf(transfer, 'ics20_transfer_address')
  const packet = tuple(
    address(ercOf(transfer.from, transfer)),
    uint(amountIn),
    text(holderAfter(journey, step).address),
    text(factOf(transfer, 'source_client')),
    text(textOf(transfer.details, 'destination_port') ?? 'transfer'),
    uint(eurekaDeadlineSeconds(journey.terms, transfer.from.chain.id)),
    text(''),
  )
  return {
    to,
    data: callData('sendTransfer((address,uint256,string,string,string,uint64,string))', packet),
    value: 0n,
    approvals: pulling(transfer, to, amountIn),
  }
}

/** The same through the contract that pays the relayer: it takes the fee beside the amount. */
function sendRelayedPacket(journey: Journey, step: TransferStep, fee: BridgeFee): EvmCall {
  const { transfer, amountIn, amountOut } = step
  const { terms } = journey
  if (fee.behavior !== 'DEDUCTED') throw new MissingFact('way to pay a relayer on top', wayOf(transfer))
  const { chain } = transfer.from
  const to = contractOf(transfer, 'entry_contract_address')
  const packet = tuple(
    address(ercOf(transfer.from, transfer)),
    text(holderAfter(journey, step).address),
    text(factOf(transfer, 'source_client')),
    text(textOf(transfer.details, 'destination_port') ?? 'transfer'),
    uint(eurekaDeadlineSeconds(terms, chain.id)),
    text(''),
  )
  const recipient = address(accountFact(transfer, 'fee_payment_address', chain).address)
  const fees = tuple(uint(feeAmount(fee, amountIn)), recipient, uint(deadlineSeconds(terms, chain.id)))
  const data = callData(
    'transfer(uint256,(address,string,string,string,uint64,string),(uint256,address,uint64))',
    uint(amountOut),
    packet,
    fees,
  )
  return { to, data, value: 0n, approvals: pulling(transfer, to, amountIn) }
}
