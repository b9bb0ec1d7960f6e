const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not',
  EEXIST: 'a file is in its place',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk takes no writes',
  ENOSPC: 'there is no room left',
  EDQUOT: 'there is no room left',
  EMFILE: 'too many files are open',
}

/** Checks whether an error is a file error of the platform. */
export function isErrno(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

/** Describes an error of the platform without its path; unknown errors by their code. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return REASONS[code] ?? code
}
