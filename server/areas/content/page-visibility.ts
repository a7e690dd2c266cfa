/** Which pages visitors see, and what administrators' changes make of a row. */
import type { PageStatus, Prisma } from '../../../prisma/client/client.ts'

/** Pages that everybody may read. Every public statement has this condition. */
export const VISIBLE = {
  deletedAt: null,
  goneAt: null,
  OR: [{ statusOverride: 'published' }, { statusOverride: null, status: 'published' }],
} as const satisfies Prisma.ProgrammaticPageWhereInput

/** By the day of publication. Pages of one day stand in the order in which they were made: what matters most first. */
export const NEWEST_FIRST = [
  { publishedAt: 'desc' },
  { createdAt: 'asc' },
  { slug: 'asc' },
] as const satisfies Prisma.ProgrammaticPageOrderByWithRelationInput[]

/** What decides whether a page is public, as columns. */
export const VISIBILITY_COLUMNS = { status: true, statusOverride: true, deletedAt: true, goneAt: true } as const

/** An administrator's decision, else that of the quality gate. */
export const statusOf = (row: {
  readonly status: PageStatus
  readonly statusOverride: PageStatus | null
}): PageStatus => row.statusOverride ?? row.status

/** Whether everybody may read this page. */
export const isVisible = (row: {
  readonly status: PageStatus
  readonly statusOverride: PageStatus | null
  readonly deletedAt: Date | null
  readonly goneAt: Date | null
}): boolean => row.deletedAt === null && row.goneAt === null && statusOf(row) === 'published'

/** The title that visitors read. */
export const titleOf = (row: { readonly title: string; readonly titleOverride: string | null }): string =>
  row.titleOverride ?? row.title

/** The description that visitors read. */
export const descriptionOf = (row: {
  readonly metaDescription: string
  readonly descriptionOverride: string | null
}): string => row.descriptionOverride ?? row.metaDescription

/** Pages whose title or description, as visitors read them, contains a text in any case. */
export const containing = (text: string): Prisma.ProgrammaticPageWhereInput => {
  // The database reads these characters of a pattern as wildcards.
  const contains = text.replace(/[\\%_]/g, (character) => `\\${character}`)
  const condition = { contains, mode: 'insensitive' } as const
  return {
    OR: [
      { titleOverride: condition },
      { titleOverride: null, title: condition },
      { descriptionOverride: condition },
      { descriptionOverride: null, metaDescription: condition },
    ],
  }
}
