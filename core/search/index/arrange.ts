/** Builds index lists and columns from the previous index plus new entries. */
import type { StringList } from '../text/string-list.ts'

/** The source of each new entry: the previous list, or from `boundary` on, the additions. */
export type Arrangement = { readonly boundary: number; readonly sources: Uint32Array }

/** The first position not before another entry. */
export const firstAtLeast = (
  list: { readonly length: number },
  isBefore: (position: number) => boolean,
  from = 0,
): number => {
  let low = from
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges two sorted lists of entry numbers. */
export const mergeSorted = (
  kept: Uint32Array,
  boundary: number,
  added: ArrayLike<number>,
  isBefore: (kept: number, added: number) => boolean,
): Arrangement => {
  const sources = new Uint32Array(kept.length + added.length)
  let from = 0
  for (let at = 0; at < added.length; at++) {
    const entry = added[at] ?? 0
    const to = firstAtLeast(kept, (position) => isBefore(kept[position] ?? 0, entry), from)
    sources.set(kept.subarray(from, to), from + at)
    sources[to + at] = boundary + entry
    from = to
  }
  sources.set(kept.subarray(from), from + added.length)
  return { boundary, sources }
}

type Column = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** Calls back for maximal runs (`first` to `last`) of consecutive source entries. */
const eachRun = (
  { boundary, sources }: Arrangement,
  visit: (isAdded: boolean, first: number, last: number, at: number) => void,
): void => {
  for (let at = 0; at < sources.length; ) {
    const first = sources[at] ?? 0
    let length = 1
    while (at + length < sources.length && sources[at + length] === first + length && first + length !== boundary)
      length++
    const shift = first < boundary ? 0 : boundary
    visit(first >= boundary, first - shift, first + length - 1 - shift, at)
    at += length
  }
}

/** Shorter runs are copied one by one: creating an array view takes longer. */
const LONG_RUN = 8

/** Fills a column with one value per entry. */
export const arrangeColumn = <Made extends Column>(
  made: Made,
  arrangement: Arrangement,
  before: Column,
  added: Column,
): Made => {
  eachRun(arrangement, (isAdded, first, last, at) => {
    const from = isAdded ? added : before
    if (last - first >= LONG_RUN) made.set(from.subarray(first, last + 1), at)
    else for (let entry = first; entry <= last; entry++) made[at + entry - first] = from[entry] ?? 0
  })
  return made
}

const arrangeStarts = (arrangement: Arrangement, before: Uint32Array, added: Uint32Array): Uint32Array => {
  const starts = new Uint32Array(arrangement.sources.length + 1)
  let end = 0
  eachRun(arrangement, (isAdded, first, last, at) => {
    const from = isAdded ? added : before
    const shift = end - (from[first] ?? 0)
    for (let entry = first; entry <= last; entry++) starts[at + entry - first + 1] = (from[entry + 1] ?? 0) + shift
    end = starts[at + last - first + 1] ?? 0
  })
  return starts
}

export const arrangeStrings = (arrangement: Arrangement, before: StringList, added: StringList): StringList => {
  const pieces: string[] = []
  eachRun(arrangement, (isAdded, first, last) => {
    const { text, starts } = isAdded ? added : before
    pieces.push(text.slice(starts[first], starts[last + 1]))
  })
  const starts = arrangeStarts(arrangement, before.starts, added.starts)
  return { length: starts.length - 1, text: pieces.join(''), starts }
}

/** Variable-length numbers per entry. */
export type Runs<Values extends Column> = { readonly values: Values; readonly starts: Uint32Array }

export const arrangeRuns = <Values extends Column>(
  make: (length: number) => Values,
  arrangement: Arrangement,
  before: Runs<Values>,
  added: Runs<Values>,
): Runs<Values> => {
  const starts = arrangeStarts(arrangement, before.starts, added.starts)
  const values = make(starts.at(-1) ?? 0)
  eachRun(arrangement, (isAdded, first, last, at) => {
    const from = isAdded ? added : before
    values.set(from.values.subarray(from.starts[first], from.starts[last + 1]), starts[at])
  })
  return { values, starts }
}
