/** Which pages are visible, and the effect of administrators' changes. */
import type { PageStatus, Prisma } from '#prisma/client/client.ts'

/** The condition of every public statement. */
export const VISIBLE = {
  deletedAt: null,
  goneAt: null,
  OR: [{ statusOverride: 'published' }, { statusOverride: null, status: 'published' }],
} as const satisfies Prisma.ProgrammaticPageWhereInput

/** By day of publication, then order of creation: most important first. */
export const NEWEST_FIRST = [
  { publishedAt: 'desc' },
  { createdAt: 'asc' },
  { slug: 'asc' },
] as const satisfies Prisma.ProgrammaticPageOrderByWithRelationInput[]

export const VISIBILITY_COLUMNS = { status: true, statusOverride: true, deletedAt: true, goneAt: true } as const

/** An administrator's decision, else that of the quality gate. */
export const statusOf = (row: {
  readonly status: PageStatus
  readonly statusOverride: PageStatus | null
}): PageStatus => row.statusOverride ?? row.status

export const isVisible = (row: {
  readonly status: PageStatus
  readonly statusOverride: PageStatus | null
  readonly deletedAt: Date | null
  readonly goneAt: Date | null
}): boolean => row.deletedAt === null && row.goneAt === null && statusOf(row) === 'published'

/** The visible title. */
export const titleOf = (row: { readonly title: string; readonly titleOverride: string | null }): string =>
  row.titleOverride ?? row.title

/** The visible description. */
export const descriptionOf = (row: {
  readonly metaDescription: string
  readonly descriptionOverride: string | null
}): string => row.descriptionOverride ?? row.metaDescription

type Dates = { readonly publishedAt: Date | null; readonly contentChangedAt: Date }

/** When readers could first read it. */
export const publishedAtOf = ({ publishedAt, contentChangedAt }: Dates): Date => publishedAt ?? contentChangedAt

/** When readers last saw a change: a draft can be older than its publication. */
export const updatedAtOf = ({ publishedAt, contentChangedAt }: Dates): Date =>
  publishedAt !== null && publishedAt > contentChangedAt ? publishedAt : contentChangedAt

/** Case-insensitive search in visible titles and descriptions. */
export const containing = (text: string): Prisma.ProgrammaticPageWhereInput => {
  // Escapes wildcards.
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
