import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation, where objects begin, as small as it is now. Under load V8 lets it grow to more than 100 MiB, nearly all of it garbage;
 * collecting a small one more often takes no longer. Does nothing where an option of Node sets its size.
 *
 * @param options options of the process for Node
 */
export function limitYoungGeneration(options: readonly string[]): void {
  if (options.some((option) => /semi[-_]space/.test(option))) return
  try {
    setFlagsFromString('--semi-space-growth-factor=1')
  } catch {
    // Bun has the function, and no V8.
  }
}
