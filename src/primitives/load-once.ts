/**
 * Something that is loaded when it is first asked for, and once. A failure is told to those who wait for it; the next one tries again.
 *
 * @example
 * const tables = loadOnce(() => import('./tables.js'))
 * await tables() // loads
 * await tables() // is there
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    if (loading) return loading
    const current = load()
    loading = current
    current.catch(() => {
      if (loading === current) loading = undefined
    })
    return current
  }
}
