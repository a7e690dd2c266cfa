/** Changing pages by hand: what may be set, when two people changed the same, and the one way to write it. */
import { EditConflictError, InvalidInputError } from '../../../core/errors.ts'
import { GENERATED_PAGE_TYPES } from '../../../core/pages/page-model.ts'
import type { Prisma, ProgrammaticPage } from '../../../prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AuditedChange, recordAudit } from '../../platform/database/audit-log.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import { contentHashOf, invalidatePages } from './content-changes.ts'
import { descriptionOf, isVisible, statusOf, titleOf } from './page-visibility.ts'

/** The texts of a page that people set. Undefined leaves one as it is; an empty one goes back to the generated one. */
export type PageTexts = { readonly title?: string | undefined; readonly description?: string | undefined }
/** A proposed text, empty for the generated one, with the text that visitors read when the editor began. */
export type PageTextChange = { readonly field: keyof PageTexts; readonly value: string; readonly base: string }

/** What of a row decides which texts visitors read. */
type TextColumns = Pick<ProgrammaticPage, 'title' | 'titleOverride' | 'metaDescription' | 'descriptionOverride'>

export const NO_PAGE = 'Page not found.'
/** Pages that are administered. Guides are files of the repository and are not among them. */
export const GENERATED = { type: { in: [...GENERATED_PAGE_TYPES] } } satisfies Prisma.ProgrammaticPageWhereInput

const MAX_TITLE = 120
const MAX_DESCRIPTION = 320
const FIELDS = ['title', 'description'] as const

/** A text on one line, or null for an empty or the generated one. @throws InvalidInputError for one that is too long. */
const override = (text: string, generated: string, { field, most }: { field: string; most: number }): string | null => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length > most) throw new InvalidInputError(`"${field}" must be at most ${most} characters.`, field)
  return line === '' || line === generated ? null : line
}

/** The columns that these texts set. @throws InvalidInputError for a title beyond 120 or a description beyond 320 characters. */
const columnsOf = (row: TextColumns, { title, description }: PageTexts) => ({
  ...(title !== undefined && {
    titleOverride: override(title, row.title, { field: 'title', most: MAX_TITLE }),
  }),
  ...(description !== undefined && {
    descriptionOverride: override(description, row.metaDescription, { field: 'description', most: MAX_DESCRIPTION }),
  }),
})

/** The texts that visitors read. */
export const textsOf = (row: TextColumns) => ({ title: titleOf(row), description: descriptionOf(row) })

/** The texts that visitors would read after a change of some. @throws InvalidInputError. */
export const textsAfter = (row: TextColumns, texts: PageTexts) => textsOf({ ...row, ...columnsOf(row, texts) })

/**
 * The columns that these texts set. `base` has the texts that the form began with; a text without one is not compared.
 * @throws InvalidInputError, EditConflictError with each text that somebody else changed since to a third one.
 */
export const changedTexts = (row: TextColumns, texts: PageTexts, base: PageTexts) => {
  const before = textsOf(row)
  const after = textsAfter(row, texts)
  const conflicts = FIELDS.flatMap((field) => {
    const began = base[field]
    const isConflict = began !== undefined && began !== before[field] && after[field] !== before[field]
    return isConflict ? [{ field, base: began, theirs: before[field], yours: after[field] }] : []
  })
  if (conflicts.length > 0) throw new EditConflictError(conflicts)
  return columnsOf(row, texts)
}

/** What of these texts differs from what visitors read, each with the text that the editor began with. */
export const proposedTexts = (row: TextColumns, texts: PageTexts, base: PageTexts): PageTextChange[] => {
  const { titleOverride, descriptionOverride } = changedTexts(row, texts, base)
  const values = { title: titleOverride ?? '', description: descriptionOverride ?? '' }
  const [before, after] = [textsOf(row), textsAfter(row, texts)]
  return FIELDS.filter((field) => after[field] !== before[field]).map((field) => ({
    field,
    value: values[field],
    base: before[field],
  }))
}

/** What the audit log says about a page. */
const audited = (row: ProgrammaticPage) => ({
  slug: row.slug,
  ...textsOf(row),
  status: statusOf(row),
  deleted: row.deletedAt !== null,
})

/** Pages that exist, locked until the end of the transaction, so that changes of two people follow one another. */
export const lockPages = async (tx: TransactionClient, ids: readonly string[]): Promise<ProgrammaticPage[]> => {
  await tx.$queryRaw`SELECT id FROM programmatic_pages WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`
  return tx.programmaticPage.findMany({ where: { id: { in: [...ids] }, ...GENERATED }, orderBy: { id: 'asc' } })
}

/** Writes changes of locked pages, each with an entry in the audit log; pages that stay as they are get none. */
export const createPageWriter =
  (dependencies: { clock: Clock; cacheInvalidations: Pick<CacheInvalidations, 'committed'> }) =>
  async (
    tx: TransactionClient,
    { actorId, action, rows }: { actorId: string; action: string; rows: readonly ProgrammaticPage[] },
    edit: (row: ProgrammaticPage) => Partial<ProgrammaticPage>,
  ): Promise<void> => {
    const { clock, cacheInvalidations } = dependencies
    const now = clock.now()
    const entries: AuditedChange[] = []
    const slugs: string[] = []
    for (const row of rows) {
      const edits = edit(row)
      if (Object.entries(edits).every(([name, value]) => row[name as keyof ProgrammaticPage] === value)) continue
      const after = { ...row, ...edits }
      const contentHash = contentHashOf({
        ...after,
        ...textsOf(after),
        factsAsOf: after.factsAsOf?.toISOString().slice(0, 7) ?? null,
      })
      await tx.programmaticPage.update({
        where: { id: row.id },
        data: {
          ...(edits as Prisma.ProgrammaticPageUpdateInput),
          contentHash,
          ...(contentHash !== row.contentHash && { contentChangedAt: now }),
          ...(row.publishedAt === null && isVisible(after) && { publishedAt: now }),
          updatedAt: now,
        },
        select: { id: true },
      })
      const change = { subjectType: 'page', subjectId: row.id, before: audited(row), after: audited(after) }
      entries.push({ actorId, action, ...change })
      slugs.push(row.slug)
    }
    if (entries.length === 0) return
    await recordAudit(tx, clock, entries)
    await invalidatePages(tx, clock, cacheInvalidations, slugs)
  }
