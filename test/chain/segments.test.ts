import { describe, expect, it } from 'vitest'
import { compact, type View } from '../../src/chain/segments.js'

type Numbers = { readonly size: number; readonly entries: readonly number[] }

let copied = 0
const segmentOf = (entries: readonly number[]): Numbers => ({ size: entries.length, entries })
const seenIn = (views: readonly View<Numbers>[]) => views.flatMap(({ segment, size }) => segment.entries.slice(0, size))
const join = (...views: readonly View<Numbers>[]): Numbers => {
  const segment = segmentOf(seenIn(views))
  copied += segment.size
  return segment
}
const whole = (segment: Numbers): View<Numbers> => ({ segment, size: segment.size })

describe('compact', () => {
  it('keeps few segments and copies entries rarely when each entry comes in its own segment', () => {
    copied = 0
    let views: View<Numbers>[] = []
    for (let entry = 0; entry < 4096; entry++) {
      views = compact([...views, whole(segmentOf([entry]))], join)
      expect(views.length).toBeLessThanOrEqual(12)
    }
    expect(seenIn(views)).toEqual([...Array(4096).keys()])
    expect(copied).toBeLessThan(4096 * 12)
  })

  it('releases segments that are less than half visible', () => {
    const [long, short] = [segmentOf([...Array(100).keys()]), segmentOf([1000])]
    expect(compact([{ segment: long, size: 50 }], join)).toEqual([{ segment: long, size: 50 }])
    const [kept, ...others] = compact(
      [
        { segment: long, size: 49 },
        { segment: short, size: 0 },
      ],
      join,
    )
    expect(others).toEqual([])
    expect(kept?.segment.entries).toEqual([...Array(49).keys()])
  })
})
