import { expect, test } from 'vitest'
import { CallChanges } from '../../src/persistence/call-changes.js'

const settled = async (wait: Promise<void>) =>
  Promise.race([
    wait.then(() => 'written').catch((error: unknown) => `failed: ${error}`),
    Promise.resolve().then(() => Promise.resolve('waits')),
  ])

test('a change waits for the batch that contains it, and for no other', async () => {
  const changes = new CallChanges()
  let asked = 0
  const first = changes.noted(() => asked++)
  changes.collect()
  const second = changes.noted(() => asked++)
  changes.written()
  expect(await settled(first())).toBe('written')
  expect(asked).toBe(0)
  expect(await settled(second())).toBe('waits')
  expect(asked).toBe(1)
  changes.collect()
  changes.written()
  expect(await settled(second())).toBe('written')
})

test('a failed batch fails its changes and those that came since, and later ones are written', async () => {
  const changes = new CallChanges()
  const first = changes.noted(() => {})
  changes.collect()
  const second = changes.noted(() => {})
  changes.fail(new Error('no space'))
  expect(await settled(first())).toBe('failed: Error: no space')
  expect(await settled(second())).toBe('failed: Error: no space')
  const third = changes.noted(() => {})
  changes.collect()
  changes.written()
  expect(await settled(third())).toBe('written')
})
