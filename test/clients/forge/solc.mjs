#!/usr/bin/env node
// The compiler of the other tests, under the command line that forge expects of a native one: npm has no native solc.
import { readFileSync } from 'node:fs'
import solc from 'solc'

if (process.argv.includes('--version')) console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`)
else console.log(solc.compile(readFileSync(0, 'utf8')))
