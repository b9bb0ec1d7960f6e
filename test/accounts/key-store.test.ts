import { MemoryKeyStore } from 'evmbed'
import { keyStoreSuite } from './key-store-suite.js'

keyStoreSuite('MemoryKeyStore', async () => {
  const store = new MemoryKeyStore()
  return { store, reopen: () => store }
})
