/**
 * Counts by one label, 0 for the expected values that have not happened yet: Prometheus sees the first increase of a
 * series only if it was there before.
 */
export const startingAtZero = (
  label: string,
  counts: ReadonlyMap<string, number>,
  expected: readonly string[],
): (readonly [Readonly<Record<string, string>>, number])[] =>
  [...new Set([...expected, ...counts.keys()])].map((value) => [{ [label]: value }, counts.get(value) ?? 0])
