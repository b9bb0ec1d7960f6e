import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawBenchmarks } from '../../bench/chart.js'

const document = readFileSync('docs/benchmarks.md', 'utf8')

test('the picture of the benchmarks is that of the tables in the document', () => {
  expect(readFileSync('docs/benchmarks.svg', 'utf8')).toBe(drawBenchmarks(document))
})

test('the picture has a bar for each row that compares evmbed with a peer', () => {
  const tables = document.slice(document.indexOf('ordinary -- --write -->'), document.indexOf('<!-- end -->'))
  const rows = [...tables.matchAll(/^\| .* \| \d+\.\d\d \|$/gm)]
  const picture = drawBenchmarks(document)
  expect(picture.match(/<rect /g)).toHaveLength(rows.length)
  expect(picture.match(/class="more"/g)?.length).toBeGreaterThan(0)
  expect(picture).not.toMatch(/href|url\(|@import/)
})

test('losses have the scale of wins', () => {
  const table = `Rows:

| | evmbed | peer | evmbed / best peer |
| --- | ---: | ---: | ---: |
| slow, ms | 4 | 1 | 4.00 |
| fast, ms | 1 | 4 | 0.25 |
| rate, /s | 1.0k | 4.0k | 0.25 |
`
  const widths = [...drawBenchmarks(table).matchAll(/class="(less|more)" x="[\d.]+" y="\d+" width="([\d.]+)"/g)].map(([, side, width]) => [
    side,
    width,
  ])
  expect(widths).toEqual([
    ['more', '180'],
    ['less', '180'],
    ['more', '180'],
  ])
})
