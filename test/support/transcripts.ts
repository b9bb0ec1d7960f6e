/**
 * Transcripts: conversations of a peer with a node, as text.
 *
 *     // a remark
 *     >> a message of the peer
 *     << the answer; nothing after the arrows when there is none
 *     << a notification, where it arrives
 *
 * Every message is answered before the next one is sent.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { Json } from '../../src/primitives/json.js'
import type { Connection } from '../../src/rpc/connection.js'
import { namespaceOf } from '../../src/rpc/record.js'
import type { Notify } from '../../src/rpc/session.js'
import { clientVersion, VERSION } from '../../src/version.js'

const folder = path.join(import.meta.dirname, '../methods/transcripts')

/** Names of the methods that have a transcript. */
export const transcribedMethods: readonly string[] = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.io'))
  .map((file) => path.basename(file, '.io'))
  .sort()

/** Path of the transcript of a method: `transcripts/eth/eth_call.io`. */
export function transcriptFile(method: string): string {
  return path.join(folder, namespaceOf(method), `${method}.io`)
}

/** The parameters of the calls of a method in its transcript; none if there is no transcript. */
export function transcribedParams(method: string): Json[][] {
  if (!transcribedMethods.includes(method)) return []
  return fs
    .readFileSync(transcriptFile(method), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('>> ')) return []
      const { method: name, params = [] } = JSON.parse(line.slice(3))
      return name === method ? [params as Json[]] : []
    })
}

/** Replaces what differs between machines and releases: two names, and the output of gzip. */
export function portable(line: string): string {
  return line
    .replace(clientVersion(), 'evmbed/<version>/<platform>/<runtime>')
    .replace(`"clientSemver":"${VERSION}"`, '"clientSemver":"<version>"')
    .replace(/"0x1f8b08[0-9a-f]+"/, '"0x1f8b08"')
}

/**
 * Sends the messages of a transcript over a new connection, and returns the transcript with the answers and notifications that came.
 *
 * @param connect opens the connection, with the listener for its notifications
 * @param notificationText writes a notification as the peer receives it
 * @param isLast decides by an answer whether the transcript ends with it
 */
export async function playTranscript(
  lines: readonly string[],
  connect: (notify: Notify) => Connection,
  notificationText: (...notification: Parameters<Notify>) => string,
  isLast: (answer: string) => boolean = () => false,
): Promise<string[]> {
  const played: string[] = []
  const connection = connect((subscription, result) => played.push(`<< ${notificationText(subscription, result)}`))
  for (const line of lines) {
    if (line.startsWith('<<')) continue
    played.push(line)
    if (!line.startsWith('>>')) continue
    const { length } = played
    await connection.exchange(line.slice(3), (answer) => {
      played.push(`<< ${answer}`)
    })
    if (played.length === length) played.push('<<')
    if (played.slice(length).some(isLast)) break
  }
  return played
}
