/** The orders in which a block may take transactions of different senders: what pays the producer more first, or what arrived first. */
export const POOL_ORDERS = ['priority', 'fifo'] as const
export type PoolOrder = (typeof POOL_ORDERS)[number]
