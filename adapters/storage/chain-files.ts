import { ChainFileRefused, type ChainFiles } from '../../src/internal.js'
import { Directory } from '../files/index.js'

/**
 * Lets a node export blocks to files of one directory, and import them from there. Names that lead out of it, also by symbolic links, are
 * refused, and no file is written over. A file has its name only when the disk has all of it. The directory is made when the first file is written.
 *
 * @param directory - its path
 *
 * @example
 * const node = await createNode({ chainFiles: chainDirectory('./data/chains') })
 * await node.request('admin_exportChain', ['blocks.rlp'])
 */
export function chainDirectory(directory: string): ChainFiles {
  const files = new Directory(directory, 'chain files', (message) => new ChainFileRefused(message))
  return {
    directory: files.path,
    read: (name) => files.read(name),
    write: (name, content) => files.write(name, content),
  }
}
