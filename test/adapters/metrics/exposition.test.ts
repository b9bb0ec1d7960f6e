import { describe, expect, test } from 'vitest'
import { jsonText, prometheusText } from '../../../adapters/metrics/exposition.js'
import { Counter, type Family, Histogram } from '../../../adapters/metrics/families.js'

function families(): readonly Family[] {
  const calls = new Counter()
  calls.add({ method: 'eth_call', outcome: 'success' })
  calls.add({ method: 'eth_call', outcome: 'success' }, 2)
  calls.add({ method: 'a"b\\c\nd', outcome: 'refused' })
  const durations = new Histogram([0.1, 1])
  for (const value of [0.05, 0.1, 0.5, 7]) durations.observe({ method: 'eth_call' }, value)
  return [
    { name: 'calls_total', help: 'Calls.', type: 'counter', samples: calls.samples() },
    { name: 'duration_seconds', help: 'How long.', type: 'histogram', samples: durations.samples() },
    { name: 'height', help: 'The head.', type: 'gauge', samples: [{ value: 3 }] },
    { name: 'nothing_total', help: 'Not seen yet.', type: 'counter', samples: new Counter().samples() },
  ]
}

describe('the Prometheus format', () => {
  test('has help, type and a line for each sample, with cumulative buckets', () => {
    expect(prometheusText(families())).toMatchInlineSnapshot(`
      "# HELP calls_total Calls.
      # TYPE calls_total counter
      calls_total{method="eth_call",outcome="success"} 3
      calls_total{method="a\\"b\\\\c\\nd",outcome="refused"} 1
      # HELP duration_seconds How long.
      # TYPE duration_seconds histogram
      duration_seconds_bucket{method="eth_call",le="0.1"} 2
      duration_seconds_bucket{method="eth_call",le="1"} 3
      duration_seconds_bucket{method="eth_call",le="+Inf"} 4
      duration_seconds_sum{method="eth_call"} 7.65
      duration_seconds_count{method="eth_call"} 4
      # HELP height The head.
      # TYPE height gauge
      height 3
      # HELP nothing_total Not seen yet.
      # TYPE nothing_total counter
      "
    `)
  })
})

test('has the same numbers under the same names in JSON', () => {
  expect(JSON.parse(jsonText(families()))).toEqual({
    'calls_total{method="eth_call",outcome="success"}': 3,
    'calls_total{method="a\\"b\\\\c\\nd",outcome="refused"}': 1,
    'duration_seconds_bucket{method="eth_call",le="0.1"}': 2,
    'duration_seconds_bucket{method="eth_call",le="1"}': 3,
    'duration_seconds_bucket{method="eth_call",le="+Inf"}': 4,
    'duration_seconds_sum{method="eth_call"}': 7.65,
    'duration_seconds_count{method="eth_call"}': 4,
    height: 3,
  })
})
