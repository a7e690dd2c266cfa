import type { GeneratedPage } from '#core/pages/page-model.ts'
import { blocksToMarkdown } from '#core/pages/render-page.ts'
import { type RecordedDates, textDigestOf } from '#server/areas/content/page-dates.ts'

/**
 * The days of the published pages, by slug. A text that is recorded keeps its days, a changed one gets `today` as the
 * day of its change, a new page as both. `today`: `YYYY-MM-DD`.
 */
export const datedPages = (recorded: RecordedDates, pages: readonly GeneratedPage[], today: string): RecordedDates =>
  Object.fromEntries(
    pages
      .filter(({ gate }) => gate.status === 'published')
      .map((page): [string, RecordedDates[string]] => {
        const text = textDigestOf({ ...page, markdown: blocksToMarkdown(page) })
        const before = recorded[page.slug]
        if (before?.text === text) return [page.slug, before]
        return [page.slug, { published_on: before?.published_on ?? today, changed_on: today, text }]
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
