export { indexedDbStore } from './indexeddb-store.js'
