/** Iterates over the frames of a run. Calls may be nested 1,024 deep, for which the host's stack may be too small, so nothing here is recursive. */

/** Yields a frame and all frames in it, each before the frames that it called. `depth` is 0 for the first. */
export function* framesWithin<Frame>(
  top: Frame,
  callsOf: (frame: Frame) => readonly Frame[],
): IterableIterator<{ readonly frame: Frame; readonly depth: number }> {
  const rest = [{ frame: top, depth: 0 }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    yield next
    const { frame, depth } = next
    for (const call of callsOf(frame).toReversed()) rest.push({ frame: call, depth: depth + 1 })
  }
}

/** Maps the frames of a tree from the innermost outwards. `describe` of each frame gets the results of the frames that it called, in their order. */
export function foldFrames<Frame, Result>(
  top: Frame,
  callsOf: (frame: Frame) => readonly Frame[],
  describe: (frame: Frame, calls: readonly Result[]) => Result,
): Result {
  const [, ...inner] = framesWithin(top, callsOf)
  // Those of the calls of the next frame are the last ones here.
  const results: Result[] = []
  for (const { frame } of inner.reverse()) {
    const calls = results.splice(results.length - callsOf(frame).length).reverse()
    results.push(describe(frame, calls))
  }
  return describe(top, results.reverse())
}
