/** Delivery of the first notifications of subscriptions to callers in this process. */
import { nextTask } from '../primitives/event-loop.js'
import type { Hash } from '../primitives/hex.js'
import type { Session } from './session.js'

/** Subscriptions whose notifications are emitted in the next task, by session. */
const due = new Map<Session, Hash[]>()
let delivery: Promise<void> | undefined

/**
 * Emits the held notifications of a subscription in the next task. The id of the subscription passes through promises of the provider and of its user, whose
 * number is unknown, but all of them end before the next task.
 */
export function deliverInNextTask(session: Session, subscription: Hash): void {
  const subscriptions = due.get(session)
  if (subscriptions) subscriptions.push(subscription)
  else due.set(session, [subscription])
  delivery ??= nextTask().then(deliver)
}

/** Resolves as a call does, after the events that it causes are emitted. */
export async function afterEvents<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } finally {
    if (delivery !== undefined) await delivery
  }
}

function deliver(): void {
  delivery = undefined
  const sessions = [...due]
  due.clear()
  for (const [session, subscriptions] of sessions) session.announce(subscriptions)
}
