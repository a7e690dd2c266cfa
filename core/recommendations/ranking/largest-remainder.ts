/** The sum is `total`; ties go to the first part. No part exceeds its limit; limits must sum to at least the total. */
export const largestRemainder = (
  parts: readonly number[],
  total: number,
  limits: readonly number[] = parts.map(() => total),
): number[] => {
  // Floating-point sums miss whole numbers slightly: 2.9999999999 is 3.
  const whole = parts.map((part, i) => Math.min(limits[i] ?? 0, Math.floor(part + 1e-9)))
  const lacks = (i: number) => Math.round(((parts[i] ?? 0) - (whole[i] ?? 0)) * 1e9)
  const open = new Set(parts.keys())
  for (let missing = total - whole.reduce((sum, value) => sum + value, 0); missing > 0; missing--) {
    let most = -1
    for (const i of open) {
      if ((whole[i] ?? 0) >= (limits[i] ?? 0)) open.delete(i)
      else if (most < 0 || lacks(i) > lacks(most)) most = i
    }
    if (most < 0) return whole
    whole[most] = (whole[most] ?? 0) + 1
  }
  return whole
}
