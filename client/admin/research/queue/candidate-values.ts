/** Converts cells of an import file to readable text. */
import type { CandidateField } from '#core/research/candidate-fields.ts'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A list has one entry per line on the screen and is JSON in its cell. */
export const cellOfText = (field: CandidateField, text: string): string => {
  if (field !== 'features') return text.trim()
  const lines = linesOf(text)
  return lines.length === 0 ? '' : JSON.stringify(lines)
}

export const textOfCell = (field: CandidateField, cell: string): string => {
  if (field !== 'features' || cell === '') return cell
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list.map(String).join('\n') : cell
  } catch {
    return cell
  }
}
