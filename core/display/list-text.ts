/** `a`, `a and b`, `a, b, and c`, like `Intl.ListFormat`, which is slow on first use. */
export const listText = (items: readonly string[]): string => {
  if (items.length < 3) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}
