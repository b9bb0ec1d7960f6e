import { readFile } from 'node:fs/promises'
import type { FixtureStorage } from '../../src/internal.js'
import { isErrno, replaceFile } from '../files/index.js'

/**
 * Keeps the recorded answers of a remote chain in a file, for the option `fork.fixture`. A missing file is an empty fixture; the file is replaced as a whole when
 * the node closes.
 *
 * @param path - path of the file, whose folder exists
 *
 * @example
 * const fixture = fixtureFile('test/mainnet.fixture.json')
 * const node = await createNode({ fork: { url, block: 23_000_000n, fixture } })
 */
export function fixtureFile(path: string): FixtureStorage {
  return {
    async read() {
      try {
        return await readFile(path, 'utf8')
      } catch (error) {
        if (isErrno(error) && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    write: (text) => replaceFile(path, [text]),
  }
}
