/**
 * Formats numbers in American English. Without `Intl`, whose first use costs a phone a tenth of a second
 * (docs/decisions/040-scripts-after-the-first-paint.md).
 */

/** `1,234` for a whole number. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** `3.5`, `3`: a small number with at most so many decimals. */
export const roundedText = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))
