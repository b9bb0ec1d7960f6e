/** Packets of IBC in the events of Cosmos chains. IBC v1 names the ends of a packet by channels, IBC v2 by clients. */
import { type Json, memberAt } from '../../primitives/json.js'
import {
  type BridgeTracking,
  type ChainEvent,
  type CosmosQueries,
  type CosmosTracking,
  ERROR_ACKNOWLEDGEMENT,
  type OutboundMessage,
  REFUSED_PACKET,
} from './tracking.js'

/** Attributes of an event that name the ends of a packet. */
export interface PacketEnds {
  readonly source: string
  readonly destination: string
}

export const PACKET_STATES: BridgeTracking['states'] = {
  sent: 'TRANSFER_PENDING',
  received: 'TRANSFER_RECEIVED',
  settled: 'TRANSFER_SUCCESS',
  failed: 'TRANSFER_FAILURE',
}

/** Recognises the packets of a bridge by the attributes that name their ends. */
export function packetTracking(bridge: string, ends: PacketEnds): Required<CosmosTracking> {
  return {
    sentIn({ type, attributes }) {
      if (type !== 'send_packet') return []
      const [to, from, id] = [ends.source, ends.destination, 'packet_sequence'].map((name) => attributes.get(name))
      return to && from && id && [to, from, id].every((text) => /^[\w-]{1,64}$/.test(text)) ? [{ bridge, to, from, id }] : []
    },
    async received(message, chain) {
      const found = await packetEvents('recv_packet', message, ends, chain)
      if (!found) return undefined
      const refusal = refusalIn(found.events)
      return refusal === undefined ? found.outcome : { ...found.outcome, error: { code: 1, message: refusal } }
    },
    async acknowledged(message, chain) {
      const acknowledged = await packetEvents('acknowledge_packet', message, ends, chain)
      if (acknowledged) {
        const { outcome, events } = acknowledged
        const reason = events
          .find(({ type, attributes }) => type === 'fungible_token_packet' && attributes.has('error'))
          ?.attributes.get('error')
        return { kind: reason === undefined ? 'acknowledged' : 'refused', outcome, reason }
      }
      const timedOut = await packetEvents('timeout_packet', message, ends, chain)
      return timedOut && { kind: 'timed-out', outcome: timedOut.outcome, reason: undefined }
    },
  }
}

/** Finds the transaction with an event of a packet, and the events of the packet in it. */
async function packetEvents(type: string, message: OutboundMessage, ends: PacketEnds, chain: CosmosQueries) {
  const { to, from, id } = message
  const query = `${type}.${ends.source}='${to}' AND ${type}.${ends.destination}='${from}' AND ${type}.packet_sequence='${id}'`
  const transaction = await chain.search(query)
  if (!transaction) return undefined
  const events = eventsOf(transaction.events, type, message, ends)
  return { events, outcome: chain.outcomeOf(transaction, events) }
}

/** Returns the events of one packet: a relayer puts the messages of many packets into one transaction. */
function eventsOf(
  events: readonly ChainEvent[],
  type: string,
  { to, from, id }: OutboundMessage,
  { source, destination }: PacketEnds,
): readonly ChainEvent[] {
  const start = events.findIndex(
    (event) =>
      event.type === type &&
      event.attributes.get(source) === to &&
      event.attributes.get(destination) === from &&
      event.attributes.get('packet_sequence') === id,
  )
  if (start < 0) return []
  const message = events[start]?.attributes.get('msg_index')
  const rest = events.slice(start + 1)
  const end = rest.findIndex((event) => event.type === type || event.attributes.get('msg_index') !== message)
  return events.slice(start, end < 0 ? undefined : start + 1 + end)
}

/** Returns the error with which a packet was acknowledged; undefined if it was accepted. */
function refusalIn(events: readonly ChainEvent[]): string | undefined {
  for (const { type, attributes } of events) {
    if (type !== 'write_acknowledgement') continue
    const error = memberAt(jsonOf(attributes.get('packet_ack')), 'error')
    if (typeof error === 'string') return error
    if (attributes.get('encoded_ack_hex')?.toLowerCase().includes(ERROR_ACKNOWLEDGEMENT)) return REFUSED_PACKET
  }
  return undefined
}

/** Parses an attribute; undefined for text that is not JSON. */
export function jsonOf(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
