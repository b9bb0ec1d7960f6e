import { threadId } from 'node:worker_threads'

/** Returns the stack of this thread, and the number of pending resources by kind, without addresses, arguments or variables. */
export function stacks(): string {
  // The first two lines are the error's name and this function.
  const frames = (new Error().stack ?? '').split('\n').slice(2)
  const waiting = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) waiting.set(kind, (waiting.get(kind) ?? 0) + 1)
  return [
    `thread ${threadId} [running]:`,
    ...frames,
    '',
    'waiting for:',
    ...[...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `    ${count} ${kind}`),
    '',
  ].join('\n')
}
