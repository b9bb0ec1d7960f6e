#!/usr/bin/env node
import * as nodeModule from 'node:module'
import { limitYoungGeneration } from './young-generation.js'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`evmbed: needs Node 20.19 or later, and this is ${process.version}`)
  process.exit(1)
}

/** Milliseconds in which a server starts. */
const START = 250

// Node keeps the compiled code of the modules that are imported from now on, and the next start does not compile them again. Node 22.8 was the first.
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') nodeModule.enableCompileCache()

// After the start: V8 does not use compiled code that was kept under other flags, so that a flag set now would make the start a fifth slower.
setTimeout(() => limitYoungGeneration([...process.execArgv, process.env.NODE_OPTIONS ?? '']), START).unref()

const [{ run }, { processTerminal }] = await Promise.all([import('./cli.js'), import('./terminal.js')])

// The process ends by itself when nothing is left to do, so that everything written arrives.
process.exitCode = await run(process.argv.slice(2), processTerminal())
