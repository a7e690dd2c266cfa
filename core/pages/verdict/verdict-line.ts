import { contentStems } from '../../jobs/content-stems.ts'

/** A statement of the verdict, without a final period. */
export type VerdictLine = {
  readonly text: string
  /** The month its fact is known for, `YYYY-MM`. */
  readonly month: string | undefined
}

/** Lines per part, and characters per line: two rows in half of the block. */
const MOST_LINES = 3
const LONGEST_LINE = 96

const END_MARK = /[\s.;]+$/u

export const verdictLine = (text: string, month: string | undefined): VerdictLine => ({
  text: text.replace(END_MARK, ''),
  month,
})

/** With the note in parentheses, unless the line would be too long. */
export const withNote = (text: string, note: string | undefined): string => {
  const noted = `${text} (${note?.replace(END_MARK, '')})`
  return note === undefined || noted.length > LONGEST_LINE ? text : noted
}

const isWithin = (stems: readonly string[], others: readonly string[]): boolean =>
  stems.every((stem) => others.includes(stem))

/** Whether one of the texts says all that the other does. */
const isRepeated = (text: string, other: string): boolean => {
  const [own, others] = [contentStems(text), contentStems(other)]
  return text === other || (own.length > 0 && others.length > 0 && (isWithin(own, others) || isWithin(others, own)))
}

/** The first lines that are short and say something that no other line does. */
export const newLines = (lines: readonly VerdictLine[], said: readonly VerdictLine[]): VerdictLine[] => {
  const chosen: VerdictLine[] = []
  for (const line of lines) {
    if (chosen.length === MOST_LINES) break
    const isNew = ![...said, ...chosen].some((other) => isRepeated(line.text, other.text))
    if (isNew && line.text !== '' && line.text.length <= LONGEST_LINE) chosen.push(line)
  }
  return chosen
}
