/** Content codings of responses (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip'

/**
 * Returns the content coding that a client prefers, from its `Accept-Encoding` (RFC 9110, section 12.5.3). Undefined if the client accepts none of
 * them, or sends no such header.
 *
 * @param codings the codings of the server by preference
 */
export function codingFor<Known extends Coding>(accepted: string | undefined, codings: readonly Known[]): Known | undefined {
  const weights = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [, name, weight = '1'] = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/.exec(part) ?? []
    if (name !== undefined) weights.set(name, Number(weight))
  }
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = codings.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a))
  return best
}
