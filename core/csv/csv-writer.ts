/** Writing comma-separated text that a spreadsheet cannot take for formulas, and that can be read back as it was. */

/** Signs that begin a formula, full-width ones too, possibly behind white space or our own marks. */
const FORMULA = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u
const MARKED_FORMULA = /^'+\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** Puts an apostrophe before what a spreadsheet would calculate. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Takes the apostrophe away again; every text comes back as it was before `guardFormula`. */
export const unguardFormula = (text: string): string => (MARKED_FORMULA.test(text) ? text.slice(1) : text)

const cell = (text: string): string => {
  const guarded = guardFormula(text)
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** One row with its line break, as RFC 4180 has it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`
