export { Directory, type NewFile } from './directory.js'
export { isErrno, reasonOf } from './errno.js'
export { createFile, type Pieces, type ReplacingDisk, replaceFile } from './whole-file.js'
