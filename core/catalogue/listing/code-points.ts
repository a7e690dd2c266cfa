const FIRST_SURROGATE = 0xd8_00
const BEYOND_SURROGATES = 0xe0_00

/** Moves surrogates, which encode the highest code points, to the end. */
const inCodePointOrder = (unit: number): number => {
  if (unit < FIRST_SURROGATE) return unit
  return unit < BEYOND_SURROGATES ? unit + 0x20_00 : unit - 0x8_00
}

/** Compares by code points, like database collation "C". */
export const compareCodePoints = (a: string, b: string): number => {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)]
    if (left !== right) return inCodePointOrder(left) - inCodePointOrder(right)
  }
  return a.length - b.length
}
