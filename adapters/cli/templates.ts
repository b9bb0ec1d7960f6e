/** A project that `evmbed init` writes. */
export interface Template {
  /** Contents of the project, one sentence. */
  readonly summary: string
  /** Folders of this package, and the folder of the project that gets their files. */
  readonly folders: readonly (readonly [from: string, to: string])[]
  /** Commands that run the project, after `npm install`. */
  readonly run: readonly string[]
}

/** The projects of `evmbed init`, by their names. */
export const TEMPLATES = {
  vitest: {
    summary: 'A contract and its tests with Vitest and viem.',
    folders: [
      ['templates/vitest', ''],
      ['templates/solidity', ''],
    ],
    run: ['npm test'],
  },
  jest: {
    summary: 'A contract and its tests with Jest and viem, in CommonJS.',
    folders: [
      ['templates/jest', ''],
      ['templates/solidity', ''],
    ],
    run: ['npm test'],
  },
  mocha: {
    summary: 'A contract and its tests with Mocha, chai and ethers.',
    folders: [
      ['templates/mocha', ''],
      ['templates/solidity', ''],
    ],
    run: ['npm test'],
  },
  page: {
    summary: 'A page with a chain of its own, which survives reloads; bundled by Vite.',
    folders: [
      ['templates/page', ''],
      ['templates/solidity', ''],
    ],
    run: ['npm run dev'],
  },
  electron: {
    summary: 'An Electron application with a chain in its folder of user data.',
    folders: [['examples/electron', '']],
    run: ['npm start'],
  },
  foundry: {
    summary: 'A project of Foundry with tests in Vitest and viem. Needs forge.',
    folders: [
      ['templates/foundry', ''],
      ['templates/solidity/contracts', 'src'],
      ['templates/vitest/test', 'test'],
    ],
    run: ['npm test'],
  },
  hardhat: {
    summary: 'A project of Hardhat 3 whose tests run on a node in its process.',
    folders: [
      ['templates/hardhat', ''],
      ['templates/solidity/contracts', 'contracts'],
    ],
    run: ['npm test'],
  },
} as const satisfies Readonly<Record<string, Template>>

export type TemplateName = keyof typeof TEMPLATES
