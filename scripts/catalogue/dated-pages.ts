import type { GeneratedPage } from '#core/pages/page-model.ts'
import { blocksToMarkdown } from '#core/pages/render-page.ts'
import { type RecordedDates, textDigestOf } from '#server/areas/content/page-dates.ts'

/**
 * The days of all pages that were ever published, by slug. A text that is recorded keeps its days, a changed one gets
 * `today` as the day of its change, a new page as both. A page that is no longer published keeps its days, so that it has
 * the same first day if it returns. `today`: `YYYY-MM-DD`.
 */
export const datedPages = (recorded: RecordedDates, pages: readonly GeneratedPage[], today: string): RecordedDates => {
  const published = pages
    .filter(({ gate }) => gate.status === 'published')
    .map((page): [string, RecordedDates[string]] => {
      const text = textDigestOf({ ...page, markdown: blocksToMarkdown(page) })
      const before = recorded[page.slug]
      if (before?.text === text) return [page.slug, before]
      return [page.slug, { published_on: before?.published_on ?? today, changed_on: today, text }]
    })
  const days = { ...recorded, ...Object.fromEntries(published) }
  return Object.fromEntries(Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1)))
}
