import { ChainFileRefused, type ChainFiles } from '../../src/internal.js'
import { Directory } from '../files/index.js'

/**
 * Creates the chain files of a directory, for export and import of blocks. Names that lead out of the directory, also by symbolic links, are refused, and
 * no file is overwritten. A file gets its name when it is completely on the disk. The first write creates the directory.
 *
 * @param directory - path of the directory
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
