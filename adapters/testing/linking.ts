import { type ContractArtifact, type ContractFiles, ContractUnavailable, type LibraryPlace } from './contract-files.js'

/** Addresses of libraries by their names, `MathLib` or `src/MathLib.sol:MathLib`. */
export type Libraries = Readonly<Record<string, string>>

/**
 * Returns the creation code of a contract with the addresses of its libraries. Libraries without an address are deployed first.
 *
 * @param deploy deploys creation code without arguments, and returns the address
 * @throws `ContractUnavailable` for an interface, an abstract contract, a library that cannot be found, and a name that the contract does not use
 */
export async function linkedCode(
  artifact: ContractArtifact,
  given: Libraries,
  files: ContractFiles,
  deploy: (code: `0x${string}`) => Promise<string>,
): Promise<`0x${string}`> {
  const { name, source, libraries } = artifact
  if (artifact.bytecode === '0x') {
    throw new ContractUnavailable(
      `${name}${source === '' ? '' : ` of ${source}`} has no bytecode: it is an interface or an abstract contract, or the compiler was not asked for bytecode`,
    )
  }
  const unused = Object.keys(given).find((key) => !libraries.some((place) => isNamed(place, key)))
  if (unused !== undefined) {
    const names = [...new Set(libraries.map(({ library }) => library))].sort()
    throw new ContractUnavailable(`${name} does not use a library ${unused}; it uses ${names.join(', ') || 'none'}`)
  }
  const addresses = new Map<string, string>()
  let code = artifact.bytecode.slice(2)
  for (const place of libraries) {
    const key = `${place.source}:${place.library}`
    const known = addresses.get(key) ?? Object.entries(given).find(([named]) => isNamed(place, named))?.[1]
    const address = known ?? (await deployLibrary(place, name, files, deploy))
    addresses.set(key, address)
    const start = 2 * place.start
    code = code.slice(0, start) + address.slice(2).toLowerCase() + code.slice(start + 40)
  }
  if (!/^[0-9a-fA-F]*$/.test(code)) {
    throw new ContractUnavailable(
      `the bytecode of ${name} is not linked, and its artifact does not say where the libraries belong (linkReferences)`,
    )
  }
  return `0x${code}`
}

async function deployLibrary(
  { source, library }: LibraryPlace,
  user: string,
  files: ContractFiles,
  deploy: (code: `0x${string}`) => Promise<string>,
): Promise<string> {
  const artifact = await files.find(`${source}:${library}`).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ContractUnavailable(
      `${user} needs the library ${library} of ${source}: ${reason}. Its address can be given in the option libraries`,
    )
  })
  return deploy(await linkedCode(artifact, {}, files, deploy))
}

function isNamed({ source, library }: LibraryPlace, name: string): boolean {
  return name === library || name === `${source}:${library}`
}
