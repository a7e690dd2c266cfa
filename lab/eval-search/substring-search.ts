/**
 * The predecessor of the search: tools whose name, description or category contains the text. Kept so that figures
 * before and after come from the same run.
 */
import type { SearchRecord } from '#core/search/index/search-record.ts'
import { withoutAccents } from '#core/without-accents.ts'

/** 0: exact name, 1: name prefix, 2: in the name, 3: elsewhere; null for no match. */
const rankOf = (record: SearchRecord, text: string): number | null => {
  const name = withoutAccents(record.name)
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  if (name.includes(text)) return 2
  const elsewhere = [record.description, record.categoryName]
  return elsewhere.some((field) => withoutAccents(field).includes(text)) ? 3 : null
}

/** Slugs of matching tools, best name match first, then by prominence. */
export const searchSubstring = (records: readonly SearchRecord[], text: string): readonly string[] => {
  const folded = withoutAccents(text.trim())
  return records
    .flatMap((record) => {
      const rank = rankOf(record, folded)
      return rank === null ? [] : [{ record, rank }]
    })
    .sort(
      (a, b) =>
        a.rank - b.rank || b.record.prominence - a.record.prominence || (a.record.name < b.record.name ? -1 : 1),
    )
    .map(({ record }) => record.slug)
}
