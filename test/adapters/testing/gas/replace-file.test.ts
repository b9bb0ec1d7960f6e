import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replaceFile } from '../../../../adapters/testing/gas/replace-file.js'

let folder: string
let path: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'))
  path = join(folder, 'file')
  lock = `${path}.lock`
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Takes over the lock of the process, as another one does that finds it too old. */
function takeOver(): void {
  const [owner] = readdirSync(lock)
  rmSync(join(lock, owner!))
  writeFileSync(join(lock, 'another process'), '')
}

it('replaces a file, and leaves no lock', async () => {
  await replaceFile(path, (text) => `${text}one\n`)
  await replaceFile(path, (text) => `${text}two\n`)
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n')
  await expect(
    replaceFile(path, () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(readdirSync(folder)).toEqual(['file'])
})

it('begins again with what was written, when it was so slow that another process took over its lock', async () => {
  const texts: string[] = []
  await replaceFile(path, (text) => {
    texts.push(text)
    if (texts.length === 1) {
      takeOver()
      writeFileSync(path, 'another\n')
      rmSync(join(lock, 'another process'))
      rmdirSync(lock)
    }
    return `${text}own\n`
  })
  expect(texts).toEqual(['', 'another\n'])
  expect(readFileSync(path, 'utf8')).toBe('another\nown\n')
  expect(readdirSync(folder)).toEqual(['file'])
})

it('leaves the lock of another process', async () => {
  const replacing = replaceFile(path, () => {
    takeOver()
    throw new Error('no')
  })
  await expect(replacing).rejects.toThrow('no')
  expect(readdirSync(lock)).toEqual(['another process'])
})

it('takes over the lock of a process that was killed, after some seconds', async () => {
  mkdirSync(lock)
  writeFileSync(join(lock, 'killed process'), '')
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const start = performance.now()
  let isReplaced = false
  const replacing = replaceFile(path, () => 'text').then(() => {
    isReplaced = true
  })
  while (!isReplaced) {
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(100)
  }
  await replacing
  expect(performance.now() - start).toBeGreaterThan(5_000)
  expect(readFileSync(path, 'utf8')).toBe('text')
  expect(readdirSync(folder)).toEqual(['file'])
})
