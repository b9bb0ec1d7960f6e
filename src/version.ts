/** The version of this package; a test compares it with `package.json`. */
export const VERSION = '0.1.0'

/** What the platform says of itself, where it does. */
interface Platform {
  readonly process?: { readonly platform?: string; readonly arch?: string; readonly versions?: { readonly node?: string } }
  readonly navigator?: { readonly platform?: string }
}

/** `evmbed/<version>/<platform>/<runtime>`: name, version, operating system and runtime, as the interface document has them. */
export function clientVersion(platform: Platform = globalThis): string {
  const { process, navigator } = platform
  const system = process?.platform ? `${process.platform}-${process.arch}` : (navigator?.platform ?? 'unknown').replaceAll(/[\s/]+/g, '-')
  const runtime = process?.versions?.node ? `node${process.versions.node}` : 'browser'
  return `evmbed/${VERSION}/${system}/${runtime}`
}
