const MAX_SEEN = 20_000

/** Returns a function that reports whether a recent call had the same number, and remembers this one. */
export const createRecentNumbers = (): ((value: number) => boolean) => {
  let young = new Set<number>()
  let old = new Set<number>()
  return (value) => {
    if (young.has(value) || old.has(value)) return true
    young.add(value)
    if (young.size >= MAX_SEEN) {
      old = young
      young = new Set()
    }
    return false
  }
}
