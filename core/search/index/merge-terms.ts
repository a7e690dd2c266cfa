export type TermLists = {
  /** Start of each term's list, plus the total length. */
  readonly starts: Uint32Array
  /** Ordinals, ascending per list. */
  readonly tools: Uint32Array
  readonly impacts: Uint8Array
}

/** Tools are renumbered, -1 is removed; `added` has all terms. `dropped`: removed tools per list. */
export const mergeTerms = (
  before: TermLists,
  placeOf: Int32Array,
  dropped: Uint32Array,
  added: TermLists,
): TermLists => {
  if (before.tools.length === 0) return added
  const terms = added.starts.length - 1
  const earlierTerms = before.starts.length - 1
  const earlierStart = (term: number) => before.starts[Math.min(term, earlierTerms)] ?? 0
  const addedStart = (term: number) => added.starts[term] ?? 0
  const starts = new Uint32Array(terms + 1)
  for (let term = 0; term < terms; term++) {
    const earlier = earlierStart(term + 1) - earlierStart(term) - (dropped[term] ?? 0)
    starts[term + 1] = (starts[term] ?? 0) + earlier + addedStart(term + 1) - addedStart(term)
  }
  const total = starts[terms] ?? 0
  const merged = { starts, tools: new Uint32Array(total), impacts: new Uint8Array(total) }
  const isMoved = placeOf.some((place, tool) => place >= 0 && place !== tool)

  const copy = (from: number, to: number, place: number) => {
    const tools = before.tools.subarray(from, to)
    merged.tools.set(tools, place)
    merged.impacts.set(before.impacts.subarray(from, to), place)
    if (!isMoved) return
    for (let at = place; at < place + tools.length; at++) merged.tools[at] = placeOf[merged.tools[at] ?? 0] ?? 0
  }

  const merge = (term: number) => {
    const to = earlierStart(term + 1)
    const end = addedStart(term + 1)
    let place = starts[term] ?? 0
    let next = addedStart(term)
    const addUpTo = (tool: number) => {
      for (; next < end && (added.tools[next] ?? 0) < tool; next++) {
        merged.tools[place] = added.tools[next] ?? 0
        merged.impacts[place++] = added.impacts[next] ?? 0
      }
    }
    for (let from = earlierStart(term); from < to; from++) {
      const tool = placeOf[before.tools[from] ?? 0] ?? -1
      if (tool < 0) continue
      addUpTo(tool)
      merged.tools[place] = tool
      merged.impacts[place++] = before.impacts[from] ?? 0
    }
    addUpTo(Number.POSITIVE_INFINITY)
  }

  const isChanged = (term: number) => (dropped[term] ?? 0) > 0 || addedStart(term + 1) > addedStart(term)
  for (let term = 0; term < terms; ) {
    if (isChanged(term)) {
      merge(term)
      term += 1
      continue
    }
    // Unchanged lists are contiguous.
    const first = term
    while (term < terms && !isChanged(term)) term += 1
    copy(earlierStart(first), earlierStart(term), starts[first] ?? 0)
  }
  return merged
}
