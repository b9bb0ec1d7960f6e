export { chainDirectory } from './chain-files.js'
export { fixtureFile } from './fixture-file.js'
export { directoryKeyStore, type KeyStoreOptions } from './key-store.js'
export { hasLevelStore, levelStore } from './level-store.js'
