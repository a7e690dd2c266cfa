const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `a`, `a and b`, `a, b, and c`. */
export const listText = (items: readonly string[]): string => conjunction.format(items)
