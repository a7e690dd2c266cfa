const MIN_DIFFERENCE_CENTS = 100
const MIN_DIFFERENCE_SHARE = 0.1

/** Whether two monthly prices in US cents differ by at least a dollar and a tenth of the higher one. */
export const pricesDiffer = (a: number, b: number): boolean => {
  const difference = Math.abs(a - b)
  return difference >= MIN_DIFFERENCE_CENTS && difference >= MIN_DIFFERENCE_SHARE * Math.max(a, b)
}
