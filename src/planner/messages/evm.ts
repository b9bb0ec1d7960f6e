/** A transaction on an EVM chain. It is one call, so what a route does in it must be what one contract does. */
import { isEvmAddress } from '../../balances/addresses.js'
import { BadRequest } from '../errors.js'
import { forward } from '../search/direction.js'
import { bestPath, type Hop, type SwapPath } from '../search/swap-paths.js'
import { feeAmount, feeOf } from '../search/transfer-amounts.js'
import type { Asset, Transfer, Venue } from '../snapshot/snapshot.js'
import { type Account, address32 } from './accounts.js'
import { address, bytes, callData, list, NO_BYTES, text, tuple, uint, word } from './call-data.js'
import { cctpDomain } from './cctp.js'
import { holderAfter, holderBefore, type Journey, nextOf } from './journey.js'
import { accountFact, contractOf, factOf, MissingFact, numberOf, textOf, tokenOf, wayOf } from './missing-fact.js'
import { entryPointOf, swapAndAction } from './onward.js'
import type { EvmSwapStep, SendStep, Step, TransferStep } from './steps.js'
import { deadlineSeconds, leastOf } from './terms.js'

export interface EvmCall {
  readonly to: string
  /** Hex without `0x`; empty for a plain transfer of the native coin. */
  readonly data: string
  /** Wei. */
  readonly value: bigint
  /** What the sender must have allowed before. */
  readonly approvals: readonly Approval[]
}

export interface Approval {
  readonly token: string
  readonly spender: string
  readonly amount: bigint
}

/** Throws `MissingFact`, or `BadRequest` for a swap that pays less than it should. */
export function evmCall(journey: Journey, step: Step): EvmCall {
  switch (step.kind) {
    case 'send':
      return send(journey, step)
    case 'evm-swap':
      return swap(journey, step)
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

/** A swap by a router like Uniswap v2's. */
function swap(journey: Journey, step: EvmSwapStep): EvmCall {
  const { market, from, to, amountIn, amountOut } = step
  const { venue } = market
  if (nextOf(journey, step)) throw new MissingFact('contract that swaps and then bridges', `the venue ${venue.name} on ${venue.chain.id}`)
  if ((journey.terms.affiliates.get(venue.chain.id) ?? []).length > 0) {
    throw new MissingFact('contract that pays affiliates', `the venue ${venue.name} on ${venue.chain.id}`)
  }
  const way = step.hops ? quoted(step.hops, amountIn) : bestPath({ market, start: from, amount: amountIn, direction: forward }, to)
  const least = leastOf(amountOut, journey.terms)
  if (!way || way.amountOut < least) {
    throw new BadRequest(`operations[${step.index}] does not fit: the pools pay ${way?.amountOut ?? 0n} now, less than ${least}`)
  }
  const router = venueContract(venue, 'router_address')
  const hops = [from, ...way.hops.map((hop) => hop.to)]
  const along = hops.map((asset) => (tokenOf(asset) ?? venueContract(venue, 'wrapped_native_address')).toLowerCase())
  // The router wraps by itself: a hop between the native coin and its wrapped form is none of its own.
  const path = along.filter((token, i) => token !== along[i - 1])
  if (path.length < 2) throw new MissingFact('contract that wraps and unwraps', venue.chain.id)
  const tokens = list(path.map(address))
  const [paid, got] = [tokenOf(from), tokenOf(to)]
  const behind = [tokens, address(holderAfter(journey, step).address), uint(deadlineSeconds(journey.terms, venue.chain.id))] as const
  if (paid === undefined) {
    const data = callData('swapExactETHForTokens(uint256,address[],address,uint256)', uint(least), ...behind)
    return { to: router, data, value: amountIn, approvals: [] }
  }
  const method = got === undefined ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  const data = callData(`${method}(uint256,uint256,address[],address,uint256)`, uint(amountIn), uint(least), ...behind)
  return { to: router, data, value: 0n, approvals: [{ token: paid, spender: router, amount: amountIn }] }
}

/** What a path pays now; undefined when a pool cannot take its part. */
function quoted(hops: readonly Hop[], amountIn: bigint): Pick<SwapPath, 'hops' | 'amountOut'> | undefined {
  let amount: bigint | undefined = amountIn
  for (const { pool, from, to } of hops) {
    amount = amount && pool.curve.amountOut(pool.assets.indexOf(from), pool.assets.indexOf(to), amount)
  }
  return amount === undefined ? undefined : { hops, amountOut: amount }
}

function venueContract({ details, name, chain }: Venue, fact: string): string {
  const contract = textOf(details, fact)
  if (contract === undefined || !isEvmAddress(contract)) throw new MissingFact(fact, `the venue ${name} on ${chain.id}`)
  return contract
}

function bridge(journey: Journey, step: TransferStep): EvmCall {
  const { transfer } = step
  if (nextOf(journey, step) && transfer.bridge !== 'GO_FAST') throw new MissingFact('message that goes on after', wayOf(transfer))
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
  const recipient = word(address32(holderAfter(journey, step)))
  const fee = feeOf(transfer, step.smartRelay)
  if (!fee) {
    if (!transfer.hasPublicRelay) throw new MissingFact('fee of a relayer', wayOf(transfer))
    const to = contractOf(transfer, 'token_messenger_address')
    const data = callData('depositForBurn(uint256,uint32,bytes32,address)', uint(amountIn), domain, recipient, address(token))
    return { to, data, value: 0n, approvals: pulling(transfer, to, amountIn) }
  }
  if (fee.behavior !== 'DEDUCTED') throw new MissingFact('way to pay a relayer on top', wayOf(transfer))
  const to = contractOf(transfer, 'relayer_contract_address')
  const relayer = word(address32(accountFact(transfer, 'relayer_address', transfer.to.chain)))
  const data = callData(
    'requestCCTPTransferWithCaller(uint256,uint32,bytes32,address,uint256,bytes32)',
    uint(amountOut),
    domain,
    recipient,
    address(token),
    uint(feeAmount(fee, amountIn)),
    relayer,
  )
  return { to, data, value: 0n, approvals: pulling(transfer, to, amountIn) }
}

/** Axelar's gateway takes its fee from what it delivers. It takes tokens for any name of a chain, so that must be known and not guessed. */
function sendToAxelar(journey: Journey, step: TransferStep): EvmCall {
  const { transfer, amountIn } = step
  if (nativeFee(step) > 0n) throw new MissingFact('message whose gas is paid in advance', wayOf(transfer))
  const to = contractOf(transfer, 'gateway_address')
  const data = callData(
    'sendToken(string,string,string,uint256)',
    text(factOf(transfer, 'axelar_chain')),
    text(holderAfter(journey, step).address),
    text(factOf(transfer, 'axelar_symbol')),
    uint(amountIn),
  )
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
    value: nativeFee(step) + (token === undefined ? amountIn : 0n),
    approvals: isOwn ? [] : pulling(transfer, to, amountIn),
  }
}

/** An omnichain token (LayerZero), or a pool of them (Stargate). */
function sendOft(journey: Journey, step: TransferStep, to: string): EvmCall {
  const { transfer, amountIn, amountOut } = step
  const fee = nativeFee(step)
  const token = tokenOf(transfer.from)
  const parameters = tuple(
    uint(numberOf(transfer, 'destination_endpoint_id')),
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
    message,
  )
  return { to, data, value: 0n, approvals: pulling(transfer, to, amountIn) }
}

function orderEnd(journey: Journey, step: TransferStep): { readonly recipient: Account; readonly message: typeof NO_BYTES } {
  const next = nextOf(journey, step)
  if (!next) return { recipient: holderAfter(journey, step), message: NO_BYTES }
  if (next.kind !== 'swap') throw new MissingFact('message that goes on after', wayOf(step.transfer))
  const message = bytes(new TextEncoder().encode(JSON.stringify(swapAndAction(journey, next))))
  return { recipient: { chain: step.transfer.to.chain, address: entryPointOf(next) }, message }
}

/** A packet of IBC over an EVM chain. */
function sendPacket(journey: Journey, step: TransferStep): EvmCall {
  const { transfer, amountIn } = step
  if (feeOf(transfer, step.smartRelay)) throw new MissingFact('quote of a relay fee', wayOf(transfer))
  const to = contractOf(transfer, 'ics20_transfer_address')
  const packet = tuple(
    address(ercOf(transfer.from, transfer)),
    uint(amountIn),
    text(holderAfter(journey, step).address),
    text(factOf(transfer, 'source_client')),
    text(textOf(transfer.details, 'destination_port') ?? 'transfer'),
    uint(deadlineSeconds(journey.terms, transfer.from.chain.id)),
    text(''),
  )
  return {
    to,
    data: callData('sendTransfer((address,uint256,string,string,string,uint64,string))', packet),
    value: 0n,
    approvals: pulling(transfer, to, amountIn),
  }
}
