/** Writes comma-separated text that is safe from formula injection and can be read back unchanged. */

/** Signs that begin a formula, including full-width ones, possibly after white space or our own apostrophes. */
export const FORMULA = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u
const MARKED_FORMULA = /^'+\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** Prefixes an apostrophe to text that a spreadsheet would evaluate. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Removes the apostrophe again; the inverse of `guardFormula` for every text. */
export const unguardFormula = (text: string): string => (MARKED_FORMULA.test(text) ? text.slice(1) : text)

const cell = (text: string): string => {
  const guarded = guardFormula(text)
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** One row with its line break (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`
