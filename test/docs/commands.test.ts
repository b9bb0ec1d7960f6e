/** The commands in the documents: each is run with the packed package by `npm run package`, or has a reason why it is not. */
import { expect, test } from 'vitest'
import { listComplaints, RUNS } from '../../scripts/package/commands.mjs'
import { commandsIn } from '../../scripts/package/document-commands.mjs'

test('has a run or an exception for every command of the documents, and no run that is out of date', () => {
  expect(Object.keys(RUNS).length).toBeGreaterThan(50)
  expect(listComplaints()).toEqual([])
})

test('finds commands in blocks and in sentences, without comments and prompts', () => {
  const text = `Run \`npx evmbed dev --port 0\`, not \`evmbed dev\` or \`node.fork()\`.

    npm install evmbed     # the library
    const node = 1

\`\`\`sh
# a comment
./tool --flag
\`\`\`

\`\`\`
$ evmbed gas 0x12
gas: 5
\`\`\`
`
  expect(commandsIn(text)).toEqual(['npx evmbed dev --port 0', 'npm install evmbed', './tool --flag', 'evmbed gas 0x12'])
})

test('names a command that has no run', () => {
  const { 'npx evmbed dev': _, ...fewer } = RUNS
  expect(listComplaints(fewer)).toEqual([expect.stringContaining('README.md has the command `npx evmbed dev`, which has no run')])
  expect(listComplaints({ ...RUNS, 'evmbed fly': {} })).toEqual([expect.stringContaining('no document has the command `evmbed fly`')])
})
