import { MethodNotFound } from './errors.js'
import { type MethodRecord, namespaceOf } from './record.js'
import type { Schema } from './schema.js'

/** What becomes of methods that the interface document calls not implemented, but names an input for. */
export type ConditionalMethods = 'work' | 'deny'

/**
 * The methods as the status lists of the interface document have them, to the letter.
 *
 * | status | what is left of a method |
 * | --- | --- |
 * | functional, partial | all of it |
 * | stub | the check of its parameters; then its one value, whatever the state |
 * | unavailable | nothing: -32601, whatever the parameters |
 * | unavailable, unless the input is right | all of it, since it refuses other input with the documented error, or with -32601 where none is documented; with `deny`, nothing |
 * | absent | nothing in namespaces of the document; elsewhere (`rpc`, those of test chains) all of it |
 */
export function documentedMethods<Context>(
  records: readonly MethodRecord<Context>[],
  conditional: ConditionalMethods = 'work',
): MethodRecord<Context>[] {
  const ofDocument = new Set(records.filter(({ documented }) => documented.status !== 'absent').map(({ name }) => namespaceOf(name)))
  return records.flatMap((record) => {
    const { documented } = record
    if (documented.status === 'stub') return [answering(record, documented.value, documented.hasEffect)]
    if (documented.status === 'unavailable') {
      if (documented.unless === undefined || conditional === 'deny') return []
      return documented.isUnmet ? [conditionally(record, documented.isUnmet)] : [record]
    }
    return documented.status === 'absent' && ofDocument.has(namespaceOf(record.name)) ? [] : [record]
  })
}

/** A method that is not there for those who do not meet its condition. */
function conditionally<Context>(record: MethodRecord<Context>, isUnmet: (error: unknown) => boolean): MethodRecord<Context> {
  return {
    ...record,
    async handler(context, params) {
      try {
        return await record.handler(context, params)
      } catch (error) {
        throw isUnmet(error) ? new MethodNotFound(record.name) : error
      }
    },
  }
}

/** A method that checks its parameters, and answers one value. */
function answering<Context>(record: MethodRecord<Context>, value: unknown, hasEffect = false): MethodRecord<Context> {
  // Callers may change what they get, so each gets a copy.
  const result: Schema<unknown, unknown> = { ...record.result, encode: () => structuredClone(value) }
  return {
    ...record,
    result,
    async handler(context, params) {
      if (hasEffect) await record.handler(context, params)
    },
  }
}
