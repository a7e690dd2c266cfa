/** What the vendor of a tool states: confirmations at once, corrections as revisions. The caller proved that it is the vendor. */
import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import { NotFoundError } from '#core/errors.ts'
import { VENDOR_GROUP_LABELS, type VendorGroup } from '#core/listings/vendor-fields.ts'
import { VENDOR_CONFIRMATION } from '#core/listings/vendor-history.ts'
import { confirmFacts, correctFacts } from '#core/listings/vendor-statements.ts'
import { revisionNote } from '#core/revision-note.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { readCategories, readToolStates, type StoredTool } from '../changes/tool-state.ts'
import { checkLogoIsStored } from '../logos/logos.service.ts'
import { lockCatalogue } from '../revision.ts'
import { changeTool, type ToolFieldChange } from './tool-change.ts'
import { type Publishing, publishEdit } from './tool-editing.service.ts'

type Statement = {
  /** The member with the claim. */
  readonly actorId: string
  readonly toolId: string
  /** The proved domain. */
  readonly domain: string
  /** The vendor's page with the values, as typed. */
  readonly pageUrl: string | null
}

export type VendorEdits = ReturnType<typeof createVendorEdits>

export const createVendorEdits = (publishing: Publishing) => {
  const { clock } = publishing
  const today = (): string => utcDay(clock.now())

  const read = async (tx: Pick<TransactionClient, '$queryRaw' | 'category'>, toolId: string) => {
    const categories = await readCategories(tx)
    const [before] = await readToolStates(tx, categories, Prisma.sql`WHERE t.id = ${toolId}::uuid`)
    if (before === undefined) throw new NotFoundError('Tool not found.')
    return { categories, before }
  }

  return {
    /** The record with its facts. Throws NotFoundError. */
    read: async (tx: Pick<TransactionClient, '$queryRaw' | 'category'>, toolId: string): Promise<StoredTool> =>
      (await read(tx, toolId)).before,

    lock: (tx: TransactionClient) => lockCatalogue(tx, clock),

    /** Dates one group of facts. Requires the lock; call it last. Throws InvalidInputError, NotFoundError. */
    confirm: async (
      tx: TransactionClient,
      { actorId, toolId, group, ...statement }: Statement & { readonly group: VendorGroup },
    ): Promise<void> => {
      const { categories, before } = await read(tx, toolId)
      const after: ToolState = confirmFacts(before, group, { ...statement, day: today() })
      const changed: readonly ToolField[] = group === 'prices' ? ['plans'] : []
      const source = `${VENDOR_CONFIRMATION} of ${before.values.name}: ${VENDOR_GROUP_LABELS[group]}`
      const set = { actorId, kind: 'vendor', action: 'tool.confirm', source, categories } as const
      await publishEdit(tx, publishing, { ...set, before, after, changed })
    },

    /**
     * Stores a correction for an editor, after validating it as if published now. Requires the lock.
     * @throws InvalidInputError by field, EditConflictError, NotFoundError
     */
    propose: async (
      tx: TransactionClient,
      {
        actorId,
        toolId,
        changes: given,
        note,
        ...statement
      }: Statement & { readonly changes: readonly Omit<ToolFieldChange, 'fact'>[]; readonly note: string | null },
    ): Promise<void> => {
      const day = today()
      const changes = correctFacts(given, { ...statement, day })
      await checkLogoIsStored(tx, changes)
      const authorNote = revisionNote(note)
      const { categories, before } = await read(tx, toolId)
      changeTool(before, changes, { categories, month: day.slice(0, 'YYYY-MM'.length), fromVendor: true })
      const data = { toolId, authorId: actorId, authorNote, changes: [...changes], fromVendor: true }
      await tx.toolRevision.create({ data: { ...data, createdAt: clock.now() }, select: { id: true } })
    },
  }
}
