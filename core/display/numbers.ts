// @chunk parts
/** Avoids `Intl`, whose first use costs a phone a tenth of a second (decision 040). */

/** `1,234`; whole numbers only. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** `3.5`, `3`: a small number with at most `decimals` decimals. */
export const roundedText = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))
