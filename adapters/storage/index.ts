export { directoryKeyStore, type KeyStoreOptions } from './key-store.js'
