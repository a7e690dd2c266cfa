/**
 * Streaming RFC 4180 parser with little memory for any file size. A lone line feed or carriage return ends a line. Reads
 * also the semicolons and tabs that spreadsheets write where the comma is the decimal sign.
 */

export type Delimiter = ',' | ';' | '\t'

/** `problem` says why the cells cannot be trusted; null for a valid row. A blank line is one empty cell. */
export type CsvRow = {
  /** The line the row begins on, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  readonly problem: string | null
}

/** Probably a missing quotation mark; every following line would be misread. */
export class CsvRowTooLongError extends Error {
  readonly line: number

  constructor(line: number, limit: number) {
    super(`Line ${line} begins a row of more than ${limit} characters. Is a quotation mark missing?`)
    this.name = 'CsvRowTooLongError'
    this.line = line
  }
}

type CsvReader = {
  /** Parses the next chunk and returns the rows that end in it. Throws CsvRowTooLongError. */
  push(text: string): CsvRow[]
  /** Returns the last row, which may lack its line break. */
  end(): CsvRow[]
  /** As given or detected; a comma until the first line is complete. */
  delimiter(): Delimiter
}

type Scanned = { readonly cells: string[]; readonly next: number; readonly problem: string | null }

const STRAY_QUOTE = 'has a quotation mark inside a cell: enclose the cell in quotation marks and double the inner one'
const UNCLOSED = 'has a quotation mark that is never closed'
const MAX_ROW_LENGTH = 1_048_576
/** The first of equally frequent ones is taken. */
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t']
/** A first line with which Excel names the delimiter. */
const STATED = /^sep=([,;\t])$/i

const isBreak = (character: string | undefined): boolean => character === '\n' || character === '\r'

/** The position after the line break at `at`; null when more text is needed to tell. */
const afterBreak = (text: string, at: number, final: boolean): number | null => {
  if (text[at] !== '\r') return at + 1
  if (at + 1 === text.length && !final) return null
  return text[at + 1] === '\n' ? at + 2 : at + 1
}

const breakAt = (text: string, from: number): number => {
  let at = from
  while (at < text.length && !isBreak(text[at])) at += 1
  return at
}

/** The first line without its break, which may be inside a quoted cell; null when its end is not in the text yet. */
const firstLine = (text: string, final: boolean): string | null => {
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && isBreak(text[at])) return text.slice(0, at)
  }
  return final ? text : null
}

/** The most frequent delimiter of a line outside of quotation marks; a comma when there is none. */
const delimiterOf = (line: string): Delimiter => {
  const stated = STATED.exec(line)?.[1]
  if (stated !== undefined) return stated as Delimiter
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const count = (delimiter: Delimiter): number => counts.get(delimiter) ?? 0
  return DELIMITERS.reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most))
}

/** The quoted cell that opens at `open`; null when it does not close in the text. */
const quotedCell = (text: string, open: number): { cell: string; end: number } | null => {
  let from = open + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return null
    if (text[quote + 1] !== '"') return { cell: text.slice(open + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    from = quote + 2
  }
}

/** One row from `start`; null when its end is not in the text yet. */
const scanRow = (text: string, start: number, delimiter: Delimiter, final: boolean): Scanned | null => {
  const cells: string[] = []
  let at = start
  let problem: string | null = null
  for (;;) {
    let cell: string
    let end: number
    if (text[at] === '"') {
      const quoted = quotedCell(text, at)
      // A quotation mark at the very end may be the first half of a doubled one.
      if (quoted === null || (quoted.end === text.length && !final)) {
        if (!final) return null
        return { cells: [...cells, text.slice(at)], next: text.length, problem: UNCLOSED }
      }
      cell = quoted.cell
      end = quoted.end
      if (end < text.length && text[end] !== delimiter && !isBreak(text[end])) problem = STRAY_QUOTE
    } else {
      end = at
      while (end < text.length && text[end] !== delimiter && !isBreak(text[end])) end += 1
      cell = text.slice(at, end)
      if (cell.includes('"')) problem = STRAY_QUOTE
    }
    // Text after a stray quotation mark is ambiguous, so the row ends with its line.
    if (problem !== null) end = breakAt(text, end)
    cells.push(cell)
    if (end === text.length) return final ? { cells, next: end, problem } : null
    if (text[end] !== delimiter) {
      const next = afterBreak(text, end, final)
      return next === null ? null : { cells, next, problem }
    }
    at = end + 1
  }
}

const countBreaks = (text: string, from: number, to: number): number => {
  let count = 0
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1
  }
  return count
}

/**
 * `maxRowLength`: most characters per row, 1,048,576 by default. `delimiter`: null detects it in the first line; a line
 * that names it (`sep=;`) is read as a blank one.
 */
export const createCsvReader = (maxRowLength: number = MAX_ROW_LENGTH, given: Delimiter | null = ','): CsvReader => {
  let rest = ''
  let line = 1
  let delimiter = given

  /** The delimiter of the text and where its rows begin; null when more text is needed to tell. */
  const beginning = (text: string, final: boolean): { readonly delimiter: Delimiter; readonly at: number } | null => {
    if (delimiter !== null) return { delimiter, at: 0 }
    const first = firstLine(text, final)
    if ((first ?? text).length > maxRowLength) throw new CsvRowTooLongError(line, maxRowLength)
    if (first === null) return null
    delimiter = delimiterOf(first)
    return { delimiter, at: STATED.test(first) ? first.length : 0 }
  }

  const read = (text: string, final: boolean): CsvRow[] => {
    const rows: CsvRow[] = []
    const begun = beginning(text, final)
    let at = begun?.at ?? 0
    while (begun !== null && at < text.length) {
      const scanned = scanRow(text, at, begun.delimiter, final)
      if ((scanned?.next ?? text.length) - at > maxRowLength) throw new CsvRowTooLongError(line, maxRowLength)
      if (scanned === null) break
      rows.push({ line, cells: scanned.cells, problem: scanned.problem })
      line += countBreaks(text, at, scanned.next)
      at = scanned.next
    }
    rest = text.slice(at)
    return rows
  }

  return {
    push: (text) => read(rest + text, false),
    end: () => read(rest, true),
    delimiter: () => delimiter ?? ',',
  }
}
