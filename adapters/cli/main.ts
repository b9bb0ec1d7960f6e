#!/usr/bin/env node
import { run } from './cli.js'
import { processTerminal } from './terminal.js'

// The process ends by itself when nothing is left to do, so that everything written arrives.
process.exitCode = await run(process.argv.slice(2), processTerminal())
