/**
 * Replays the transcripts beside this file: what is asked (`>>`) and what is answered (`<<`), to the last character.
 *
 * Each file plays on a fresh scene (`scene.ts`) over one connection. Lines that begin with `//` tell what is shown. To write a transcript, leave
 * the answers out and run with `RECORD=1`, then read what was recorded as if a stranger had written it.
 */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { methods } from '../../src/methods/registry.js'
import { notificationText } from '../../src/rpc/notification.js'
import { clientVersion, VERSION } from '../../src/version.js'
import { createScene } from './scene.js'

const folder = path.join(import.meta.dirname, 'transcripts')
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.io'))
const isRecording = process.env.RECORD === '1'

/** What differs between machines and releases: two names, and how gzip packs. */
function portable(answer: string): string {
  return answer
    .replace(clientVersion(), 'evmbed/<version>/<platform>/<runtime>')
    .replace(`"clientSemver":"${VERSION}"`, '"clientSemver":"<version>"')
    .replace(/"0x1f8b08[0-9a-f]+"/, '"0x1f8b08"')
}

async function play(text: string): Promise<string> {
  const { node } = await createScene()
  const played: string[] = []
  const connection = node.connect({
    namespaces: 'all',
    authenticated: true,
    notify: (subscription, result) => played.push(`<< ${notificationText(subscription, result)}`),
  })
  try {
    for (const line of text.split('\n')) {
      if (line.startsWith('<<')) continue
      played.push(line)
      if (line.startsWith('>> ')) await connection.exchange(line.slice(3), (answer) => played.push(`<< ${portable(answer)}`))
    }
  } finally {
    await node.close()
  }
  return played.join('\n')
}

describe('transcripts', () => {
  it.each(files)('%s', async (name) => {
    const file = path.join(folder, name)
    const text = fs.readFileSync(file, 'utf8')
    const played = await play(text)
    if (isRecording) fs.writeFileSync(file, played)
    else expect(played).toBe(text)
  })

  it('exist for every method, under one of its names', () => {
    const told = new Set(files.map((name) => name.replace(/\.io$/, '')))
    expect([...methods].filter(({ name, aliasOf = name }) => !told.has(aliasOf)).map(({ name }) => name)).toEqual([])
  })
})
