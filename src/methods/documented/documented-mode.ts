import type { DocumentedSettings } from '../../options.js'
import { MethodNotFound } from '../../rpc/errors.js'
import { type MethodRecord, namespaceOf } from '../../rpc/record.js'
import { encodedAs } from '../../rpc/schema.js'
import { documentedStatuses } from './statuses.js'

/**
 * Returns the methods as the status lists of the interface document describe them.
 *
 * | status | behaviour |
 * | --- | --- |
 * | functional, partial | unchanged |
 * | stub | checks its parameters, then answers its one value, whatever the state |
 * | unavailable | -32601, whatever the parameters |
 * | unavailable, unless the input is right | unchanged, because it refuses other input with the documented error, or with -32601 where none is documented; with `deny`, -32601 |
 * | not in the document | -32601 in namespaces of the document; unchanged in others (`rpc`, test chains) |
 */
export function documentedMethods<Context>(
  records: readonly MethodRecord<Context>[],
  conditional: DocumentedSettings['conditionalMethods'] = 'work',
): MethodRecord<Context>[] {
  const namespaces = new Set([...documentedStatuses.keys()].map(namespaceOf))
  return records.flatMap((record) => {
    const status = documentedStatuses.get(record.name)
    if (!status) return namespaces.has(namespaceOf(record.name)) ? [] : [record]
    if (status.status === 'stub') return [answering(record, status.value, status.hasEffect)]
    if (status.status === 'unavailable') {
      if (status.unless === undefined || conditional === 'deny') return []
      return status.isUnmet ? [conditionally(record, status.isUnmet)] : [record]
    }
    return [record]
  })
}

/** A method that answers -32601 to callers who do not meet its condition. */
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

/** A method that checks its parameters and answers one value. */
function answering<Context>(record: MethodRecord<Context>, value: unknown, hasEffect = false): MethodRecord<Context> {
  // Callers may change the answer, so each gets a copy.
  const result = encodedAs(record.result, () => structuredClone(value))
  return {
    ...record,
    result,
    async handler(context, params) {
      if (hasEffect) await record.handler(context, params)
    },
  }
}
