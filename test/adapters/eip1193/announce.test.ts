import { announceProvider, NodeProvider } from 'evmbed/eip1193'
import { expect, test } from 'vitest'

test('announces the provider to pages that listen before or ask later', async () => {
  const page = new EventTarget()
  const found: {
    readonly info: { readonly uuid: string; readonly name: string; readonly rdns: string }
    readonly provider: NodeProvider
  }[] = []
  page.addEventListener('eip6963:announceProvider', (event) => found.push((event as CustomEvent).detail))

  const provider = new NodeProvider()
  const stop = announceProvider(provider, { name: 'Test chain' }, page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(found).toHaveLength(2)
  expect(found[0]).toBe(found[1])
  expect(found[0]!.info).toMatchObject({ name: 'Test chain', uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(Object.isFrozen(found[0]!.info)).toBe(true)
  expect(await found[0]!.provider.request({ method: 'eth_chainId' })).toBe('0x7a69')

  stop()
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(found).toHaveLength(2)
  await provider.close()
})
