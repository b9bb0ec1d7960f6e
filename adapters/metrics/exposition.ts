import type { Family, Labels, Sample } from './families.js'

/** Media type of Prometheus' text format. */
export const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8'

/** Formats families in Prometheus' text format, version 0.0.4. */
export function prometheusText(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => `${nameOf(name, sample)} ${sample.value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** Formats families as one JSON object: the value of each sample, by its name in the text format. */
export function jsonText(families: readonly Family[]): string {
  return JSON.stringify(
    Object.fromEntries(families.flatMap(({ name, samples }) => samples.map((sample) => [nameOf(name, sample), sample.value]))),
  )
}

function nameOf(family: string, { suffix = '', labels = {} }: Sample): string {
  return `${family}${suffix}${labelText(labels)}`
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${quotable(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function quotable(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
