/** `a`, `a and b`, `a, b, and c`; as `Intl.ListFormat` writes it, whose first use is slow. */
export const listText = (items: readonly string[]): string => {
  if (items.length < 3) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}
