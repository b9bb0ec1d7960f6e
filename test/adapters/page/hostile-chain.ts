import type { Json } from 'evmbed'
import { encodeErrorResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { TestedNode } from './places.js'

/** Markup that would run a script where it is not text, with characters that turn the direction of a line. */
export const MARKUP = `<img src=x onerror="globalThis.wasRun = true"><script>globalThis.wasRun = true</script>\u202egnp.exe`
/** The same as the page writes it. */
export const SHOWN = MARKUP.replace('\u202e', '\\u{202e}')

/** Its end, as the node quotes it in the sentence on a failure. */
export const QUOTED = '<script>globalThis.wasRun = true</script>\\u202egnp.exe"'

/** Reverts with its input. */
const ECHO_REVERT = '0x365f5f37365ffd'
/** Calls the address of console.log with its input. */
const ECHO_CONSOLE = '0x365f5f375f5f365f73000000000000000000636f6e736f6c652e6c6f675afa5000'

export interface HostileChain {
  /** Transactions: one that reverts with markup as its reason, and one whose console line and contract's name are markup. */
  readonly reverted: Hex
  readonly logged: Hex
}

/** Runs contracts whose author chose markup for every text. */
export async function runHostileContracts(node: TestedNode): Promise<HostileChain> {
  const [from] = await node.request('eth_accounts')
  const [reverter, logger] = ['0x00000000000000000000000000000000000bad01', '0x00000000000000000000000000000000000bad02'] as const
  await node.request('anvil_setCode', [reverter, ECHO_REVERT])
  await node.request('anvil_setCode', [logger, ECHO_CONSOLE])
  await node.request('evmbed_addArtifact', [parseAbi(['event Nothing()']) as unknown as Json, { name: MARKUP, address: logger }])
  const reason = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: [MARKUP] })
  const line = encodeFunctionData({ abi: parseAbi(['function log(string)']), args: [MARKUP] })
  const send = (to: Hex, data: Hex) => node.request('eth_sendTransaction', [{ from: from!, to, data, gas: '0x30000' }])
  return { reverted: await send(reverter, reason), logged: await send(logger, line) }
}
