/** The gas report as a table for a terminal, as Markdown and as JSON. */
import { escaped, grouped } from '../../../src/internal.js'
import { cell } from './changes.js'
import { CODE_SIZE_LIMIT, type ContractGas, type GasReport, type GasSummary, titleOf } from './report.js'

/** - `table`: aligned text for a terminal; - `markdown`: for a pull request; - `json`: all numbers */
export type GasReportFormat = 'table' | 'markdown' | 'json'

const HEADINGS = ['calls', 'min', 'median', 'mean', 'max']

/** Formats a gas report. */
export function formatGasReport(report: GasReport, format: GasReportFormat = 'table'): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`
  return format === 'markdown' ? markdown(report) : table(report)
}

function numbers({ calls, min, median, mean, max }: GasSummary): string[] {
  return [calls, min, median, mean, max].map((number) => grouped(BigInt(number)))
}

function sizeText({ deployment }: ContractGas): string {
  if (!deployment) return ''
  const { size, percentOfLimit } = deployment
  return `${grouped(BigInt(size))} of ${grouped(BigInt(CODE_SIZE_LIMIT))} bytes (${percentOfLimit.toFixed(1)} %)`
}

function table({ contracts }: GasReport): string {
  const blocks = contracts.map((contract): string[][] => [
    [escaped(titleOf(contract)), ...HEADINGS],
    ...(contract.deployment ? [[`  deployment, ${sizeText(contract)}`, ...numbers(contract.deployment)]] : []),
    ...contract.functions.map((found) => [`  ${escaped(found.signature)}`, ...numbers(found)]),
  ])
  const rows = blocks.flat()
  const widths = rows.reduce<number[]>((widest, row) => row.map((text, i) => Math.max(widest[i] ?? 0, text.length)), [])
  const line = (row: readonly string[]) =>
    row.map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join('  ')
  return `${blocks.map((block) => block.map(line).join('\n')).join('\n\n')}\n`
}

function markdown({ contracts }: GasReport): string {
  const rows = contracts.flatMap((contract) => [
    ...(contract.deployment ? [[cell(titleOf(contract)), `deployment, ${sizeText(contract)}`, ...numbers(contract.deployment)]] : []),
    ...contract.functions.map((found) => [cell(titleOf(contract)), cell(found.signature), ...numbers(found)]),
  ])
  return [
    `| contract | function | ${HEADINGS.join(' | ')} |`,
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n')
}
