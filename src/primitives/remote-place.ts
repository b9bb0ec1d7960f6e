/** A place to ask, with what stood in its URL as credentials in a header. */
export interface Place {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

/** The place behind an `http:` or `https:` URL; undefined for anything else. */
export function placeOf(given: unknown): Place | undefined {
  if (typeof given !== 'string' || !URL.canParse(given)) return undefined
  const url = new URL(given)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  // `fetch` refuses such a URL, with a message that repeats it.
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (username === '' && password === '') return { url, headers: {} }
  const bytes = new TextEncoder().encode(`${unescaped(username)}:${unescaped(password)}`)
  return { url, headers: { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` } }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A place below another one. What stood in the query stays there: keys do. */
export function below({ url, headers }: Place, path: string, query: Readonly<Record<string, string>> = {}): Place {
  const target = new URL(url)
  target.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  return { url: target, headers }
}
