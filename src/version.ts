/** Version of this package. A test compares it with `package.json`. */
export const VERSION = '0.1.0'

/** Information about the platform, as far as it is available. */
interface Platform {
  readonly process?: { readonly platform?: string; readonly arch?: string; readonly versions?: { readonly node?: string } }
  readonly navigator?: { readonly platform?: string }
}

/** Returns `evmbed/<version>/<platform>/<runtime>`: name, version, operating system and runtime, in the format of the interface document. */
export function clientVersion(platform: Platform = globalThis): string {
  const { process, navigator } = platform
  const system = process?.platform ? `${process.platform}-${process.arch}` : (navigator?.platform ?? 'unknown').replaceAll(/[\s/]+/g, '-')
  const runtime = process?.versions?.node ? `node${process.versions.node}` : 'browser'
  return `evmbed/${VERSION}/${system}/${runtime}`
}
