/** Highest counts first, then lowest terms. Two letters are the prefix of many thousand words. */
export const mostFrequent = (
  counts: ReadonlyMap<number, number>,
  limit: number,
): readonly (readonly [term: number, count: number])[] => {
  const best: (readonly [number, number])[] = []
  for (const [term, count] of counts) {
    const at = best.findIndex(([other, most]) => count > most || (count === most && term < other))
    if (at >= 0) best.splice(at, 0, [term, count])
    else if (best.length < limit) best.push([term, count])
    if (best.length > limit) best.pop()
  }
  return best
}
