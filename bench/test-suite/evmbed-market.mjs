import { defineSetup } from 'evmbed/testing'
import { formatGasReport, GasRecorder } from 'evmbed/testing/gas'
import { connectViem } from 'evmbed/testing/viem'
import { setUp } from './market.mjs'

const recorder = process.env.BENCH_GAS === undefined ? undefined : new GasRecorder()

export const market = defineSetup(
  async ({ provider }) => {
    const { client, accounts } = await connectViem(provider)
    return { market: await setUp(client, accounts) }
  },
  {
    name: 'market',
    explain: process.env.BENCH_EXPLAIN !== 'off',
    ...(recorder && { observe: ({ node }) => recorder.watch(node) }),
  },
)

/** Prints the report of gas, if there is one. */
export async function report() {
  if (recorder) console.log(formatGasReport(await recorder.report()))
}
