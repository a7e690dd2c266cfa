/** Manual page changes: validation, conflict detection and writing. */
import { EditConflictError, InvalidInputError } from '#core/errors.ts'
import { GENERATED_PAGE_TYPES } from '#core/pages/page-model.ts'
import { isPlainLine } from '#core/plain-text.ts'
import { utcMonth } from '#core/utc-day.ts'
import type { Prisma, ProgrammaticPage } from '#prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AuditedChange, recordAudit } from '../../platform/database/audit-log.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import { contentHashOf, invalidatePages } from './content-changes.ts'
import { descriptionOf, isVisible, statusOf, titleOf } from './page-visibility.ts'

/** Undefined keeps a text; an empty one resets it to the generated one. */
export type PageTexts = { readonly title?: string | undefined; readonly description?: string | undefined }
/** A proposed text (empty: the generated one) and the visible text when editing began. */
export type PageTextChange = { readonly field: keyof PageTexts; readonly value: string; readonly base: string }

/** Columns that determine the visible texts. */
type TextColumns = Pick<ProgrammaticPage, 'title' | 'titleOverride' | 'metaDescription' | 'descriptionOverride'>

export const NO_PAGE = 'Page not found.'
/** Pages that administrators can change. Guides are files in the repository and are excluded. */
export const GENERATED = { type: { in: [...GENERATED_PAGE_TYPES] } } satisfies Prisma.ProgrammaticPageWhereInput

const MAX_TITLE = 120
const MAX_DESCRIPTION = 320
const FIELDS = ['title', 'description'] as const

/** One line; null for an empty or the generated text. Throws InvalidInputError when too long or not plain. */
const override = (text: string, generated: string, { field, most }: { field: string; most: number }): string | null => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length > most) throw new InvalidInputError(`"${field}" must be at most ${most} characters.`, field)
  if (!isPlainLine(line)) throw new InvalidInputError(`"${field}" must be plain text.`, field)
  return line === '' || line === generated ? null : line
}

/** Throws InvalidInputError for a title beyond 120 or a description beyond 320 characters. */
const columnsOf = (row: TextColumns, { title, description }: PageTexts) => ({
  ...(title !== undefined && {
    titleOverride: override(title, row.title, { field: 'title', most: MAX_TITLE }),
  }),
  ...(description !== undefined && {
    descriptionOverride: override(description, row.metaDescription, { field: 'description', most: MAX_DESCRIPTION }),
  }),
})

/** The visible texts. */
export const textsOf = (row: TextColumns) => ({ title: titleOf(row), description: descriptionOf(row) })

/** The visible texts after a change. Throws InvalidInputError. */
export const textsAfter = (row: TextColumns, texts: PageTexts) => textsOf({ ...row, ...columnsOf(row, texts) })

/**
 * `base`: the texts when the form was opened; texts without one are not compared.
 * @throws InvalidInputError, EditConflictError for each text changed since to a third one
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

/** The texts that differ from the visible ones, with the text when editing began. */
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

/** Fields for the audit log. */
const audited = (row: ProgrammaticPage) => ({
  slug: row.slug,
  ...textsOf(row),
  status: statusOf(row),
  deleted: row.deletedAt !== null,
})

/** Existing pages, locked until the end of the transaction to serialize changes. */
export const lockPages = async (tx: TransactionClient, ids: readonly string[]): Promise<ProgrammaticPage[]> => {
  await tx.$queryRaw`SELECT id FROM programmatic_pages WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`
  return tx.programmaticPage.findMany({ where: { id: { in: [...ids] }, ...GENERATED }, orderBy: { id: 'asc' } })
}

/** Writes changes of locked pages with audit entries; unchanged pages get none. */
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
        factsAsOf: after.factsAsOf === null ? null : utcMonth(after.factsAsOf),
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
    await invalidatePages(tx, cacheInvalidations, slugs)
  }
