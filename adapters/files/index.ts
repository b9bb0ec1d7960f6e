export { Directory, type NewFile } from './directory.js'
