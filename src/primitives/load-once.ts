/**
 * Returns a function that loads a value with its first call, once. If loading fails, all waiting calls reject, and the next call tries again.
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
