/** The days of generated texts, recorded with the data files: the same text has the same days in every database. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { slugSchema } from '#core/slug.ts'

/** Days are `YYYY-MM-DD`. */
export type TextDates = {
  readonly publishedOn: string
  /** Null for a text that differs from the recorded one. */
  readonly changedOn: string | null
}

/** The parts of a page that belong to its text. */
type PageText = { readonly title: string; readonly metaDescription: string; readonly markdown: string }

const pageDatesFileSchema = z.strictObject({
  /** By slug: the days on which the page was published and its text last changed, and a digest of that text. */
  pages: z.record(
    slugSchema,
    z
      .strictObject({ published_on: z.iso.date(), changed_on: z.iso.date(), text: z.string().regex(/^[0-9a-f]{16}$/) })
      .refine(({ published_on, changed_on }) => published_on <= changed_on, 'changed before it was published'),
  ),
})
export type RecordedDates = z.infer<typeof pageDatesFileSchema>['pages']

export const PAGE_DATES_FILE = new URL('../../../prisma/data/page-dates.json', import.meta.url)

/** Does not depend on ids, URLs of the installation or administrators' changes. */
export const textDigestOf = ({ title, metaDescription, markdown }: PageText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, metaDescription, markdown]))
    .digest('hex')
    .slice(0, 16)

export const readPageDates = (): RecordedDates =>
  pageDatesFileSchema.parse(JSON.parse(readFileSync(PAGE_DATES_FILE, 'utf8'))).pages

/** Null for a page that is not recorded, such as one about imported tools. */
export const createPageDates = (recorded: RecordedDates) => {
  const bySlug = new Map(Object.entries(recorded))
  return (slug: string, text: PageText): TextDates | null => {
    const known = bySlug.get(slug)
    if (known === undefined) return null
    return {
      publishedOn: known.published_on,
      changedOn: known.text === textDigestOf(text) ? known.changed_on : null,
    }
  }
}
export type PageDates = ReturnType<typeof createPageDates>
