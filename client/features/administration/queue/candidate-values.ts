/** The fields of the form for a candidate, and how a cell of an import file reads as a text for people. */
export const CANDIDATE_FIELDS = [
  'name',
  'website_url',
  'category',
  'vendor',
  'pricing_model',
  'description',
  'long_description',
  'features',
] as const
export type CandidateField = (typeof CANDIDATE_FIELDS)[number]

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A list is one line an entry on the screen and JSON in its cell. */
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
