import type { JsonObject } from '../../primitives/json.js'
import { loadOnce } from '../../primitives/load-once.js'
import type { BodyOf, Fields } from '../wire/fields.js'
import type { BoundEndpoint, Endpoint } from './endpoint.js'
import type { AnswerOf } from './typed.js'

/** The schemas of an endpoint. */
interface TypedRecord {
  readonly request: Fields
  readonly response: JsonObject
}

/** The endpoints of a service, which are loaded with the first request. */
export interface LaterEndpoints<Records extends Readonly<Record<string, TypedRecord>>> {
  all(): Promise<readonly BoundEndpoint[]>
  /** Returns an endpoint as a function. */
  ask<Name extends keyof Records>(name: Name): (request?: BodyOf<Records[Name]['request']>) => Promise<AnswerOf<Records[Name]['response']>>
}

/**
 * @param load loads the records of endpoints, by the names of methods
 * @param services what the handlers read, asked for once per question
 */
export function bindLater<Services, Records extends Readonly<Record<string, Endpoint<Services>>>>(
  load: () => Promise<Records>,
  services: () => Services | Promise<Services>,
): LaterEndpoints<Records> {
  const loaded = loadOnce(async () => {
    const [{ bindEndpoint }, records] = await Promise.all([import('./endpoint.js'), load()])
    return { bindEndpoint, records }
  })
  return {
    async all() {
      const { bindEndpoint, records } = await loaded()
      return Object.values(records).map((record) => bindEndpoint(record, services))
    },
    ask<Name extends keyof Records>(name: Name) {
      // The record behind the name reads the request and makes the answer, whatever their types say here.
      return async (request?: BodyOf<Records[Name]['request']>) => {
        // The data of the time of the call: an update that is called later does not count.
        const given = Promise.resolve(services())
        given.catch(() => undefined)
        const { bindEndpoint, records } = await loaded()
        const record = records[name]
        if (!record) throw new RangeError(`there is no endpoint ${String(name)}`)
        return bindEndpoint(record, () => given).post((request ?? {}) as JsonObject) as Promise<AnswerOf<Records[Name]['response']>>
      }
    },
  }
}
