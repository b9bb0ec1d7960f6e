/**
 * Modules of Node that are loaded with their first use. Importing them took a third of the start of `evmbed dev`: an import of `node:http` reads all its
 * exports, and one of them loads the whole `fetch` of Node.
 */
import type * as crypto from 'node:crypto'
import type * as http from 'node:http'
import type * as https from 'node:https'
import type * as zlib from 'node:zlib'

export const nodeHttp = (): typeof http => process.getBuiltinModule('node:http')
export const nodeHttps = (): typeof https => process.getBuiltinModule('node:https')
export const nodeCrypto = (): typeof crypto => process.getBuiltinModule('node:crypto')
export const nodeZlib = (): typeof zlib => process.getBuiltinModule('node:zlib')
