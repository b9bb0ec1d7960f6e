import type { Json } from '../../src/primitives/json.js'

/** Numbers of blocks that take a tenth of a second and a minute. More are refused. */
const [MANY, MOST] = [1_000, 1_000_000]

/** Whether a call may mine many blocks: it would take longer than all others together. */
export function minesForLong(method: string, params: Json): boolean {
  return /_mine(_?detailed)?$/i.test(method) && numbersIn(params).some((number) => number > MANY && number <= MOST)
}

/** Returns all numbers in a value, those in texts too. */
function numbersIn(value: Json): number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((member) => numbersIn(member ?? null))
  return [Number(value)]
}
