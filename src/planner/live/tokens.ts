import type { Address } from '../../primitives/hex.js'
import { hexToBytes } from '../../primitives/hex.js'
import type { AbiWords } from './abi-words.js'
import type { ContractReader } from './contract-reader.js'

/** Metadata of a token; undefined where the token has none. */
export interface TokenFacts {
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly decimals: number | undefined
}

/** `name()`, `symbol()` and `decimals()` */
const NAME = '0x06fdde03'
const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'

/** Characters of a name that are kept. */
const LONGEST_NAME = 64
/** Decimals beyond which amounts could not be written. */
const MOST_DECIMALS = 77n

/** Asks a token what it is called. None of the three functions is mandatory in ERC-20, so none is here. */
export async function readToken(token: Address, reader: ContractReader): Promise<TokenFacts> {
  const [name, symbol, decimals] = await Promise.all([
    reader.call(token, NAME).then(textOf).catch(absent),
    reader.call(token, SYMBOL).then(textOf).catch(absent),
    reader.call(token, DECIMALS).then(decimalsOf).catch(absent),
  ])
  return { name, symbol, decimals }
}

function absent(): undefined {}

function decimalsOf(returned: AbiWords): number | undefined {
  const decimals = returned.unsigned(0)
  return decimals <= MOST_DECIMALS ? Number(decimals) : undefined
}

/** A `string`; or a `bytes32`, which tokens of the first years return. */
function textOf(returned: AbiWords): string | undefined {
  const bytes = returned.length === 32 ? returned : stringIn(returned)
  const text = new TextDecoder().decode(hexToBytes(bytes.data))
  // The name comes from an untrusted contract and is shown to people.
  const printable = text.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME)
  return printable === '' ? undefined : printable
}

function stringIn(returned: AbiWords): AbiWords {
  const text = returned.part(returned.size(0))
  return text.part(32, 32 + text.size(0))
}
