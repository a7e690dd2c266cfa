/** Dates plans that somebody found unchanged on the vendor's page. No price or other value changes. */
import { isDeepStrictEqual } from 'node:util'
import type { PlanRecord } from '#core/catalogue/fields/plan-record.ts'
import type { StoredFact, ToolState } from '#core/catalogue/fields/tool-values.ts'
import type { PriceCheck } from '#core/catalogue/vocabulary.ts'
import { Prisma } from '#prisma/client/client.ts'
import { type CacheTag, recordRevisionTag, recordTag } from '#server/platform/cache/cache-tags.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { invalidateTags } from '#server/platform/database/invalidation-log.ts'
import { afterCommit } from '#server/platform/database/transaction.ts'
import { writeByPerson } from '../editing/person-change-set.ts'
import { lockCatalogue, moveRevision } from '../revision.ts'
import { writeTools } from './catalogue-writer.ts'
import { beginChangeSet, endChangeSet } from './change-sets.ts'
import { readCategories, readToolStates } from './tool-state.ts'
import { isOwned } from './tool-state-of-record.ts'

type PlansConfirmation = {
  readonly toolId: string
  /** The vendor's page. */
  readonly url: string
  /** The plans as they were compared: others are left alone. */
  readonly plans: readonly PlanRecord[]
  readonly checkedBy: PriceCheck
  /** The editor; null for the watch. */
  readonly actorId: string | null
}

/** False when the plans have changed since they were compared, and nothing was confirmed. */
export type ConfirmPlans = (tx: TransactionClient, confirmation: PlansConfirmation) => Promise<boolean>

type Followers = {
  readonly clock: Clock
  readonly catalogueRevision: { committed(revision: number, tags: readonly CacheTag[]): void }
  readonly cacheInvalidations: { committed(invalidation: Awaited<ReturnType<typeof invalidateTags>>): void }
}

const isSamePlan = (one: PlanRecord, other: PlanRecord): boolean =>
  isDeepStrictEqual({ ...one, as_of: '', checked_by: null }, { ...other, as_of: '', checked_by: null })

const factOf = (
  before: StoredFact | undefined,
  plans: readonly PlanRecord[],
  url: string,
  today: string,
): StoredFact => {
  const month = today.slice(0, 'YYYY-MM'.length)
  const oldest = plans.map(({ as_of }) => as_of).reduce((a, b) => (a < b ? a : b))
  const areAll = plans.every(({ as_of, checked_by }) => as_of === month && checked_by !== null)
  const isKept = before !== undefined && isOwned(before)
  return {
    source: isKept ? before.source : 'vendor_page',
    as_of: oldest,
    url: isKept ? before.url : url,
    checked_on: areAll ? today : (before?.checked_on ?? null),
  }
}

const confirmed = (before: ToolState, { plans, url, checkedBy }: PlansConfirmation, today: string): ToolState => {
  const month = today.slice(0, 'YYYY-MM'.length)
  const after = before.values.plans.map((plan) =>
    plans.some((one) => isSamePlan(one, plan)) && plan.as_of <= month
      ? { ...plan, as_of: month, checked_by: checkedBy }
      : plan,
  )
  return {
    ...before,
    values: { ...before.values, plans: after },
    facts: { ...before.facts, plans: factOf(before.facts['plans'], after, url, today) },
  }
}

/** Locks the catalog and writes one change set: of the editor with an audit entry, or of the watch. */
export const createConfirmPlans =
  ({ clock, catalogueRevision, cacheInvalidations }: Followers): ConfirmPlans =>
  async (tx, confirmation) => {
    const { toolId, plans, actorId } = confirmation
    await lockCatalogue(tx, clock)
    const categories = await readCategories(tx)
    const [before] = await readToolStates(
      tx,
      categories,
      Prisma.sql`WHERE t.id = ${toolId}::uuid AND t.status = 'active'`,
    )
    const isCurrent =
      plans.length > 0 && plans.every((one) => before?.values.plans.some((plan) => isSamePlan(one, plan)))
    if (before === undefined || !isCurrent) return false
    const at = clock.now()
    const after = confirmed(before, confirmation, at.toISOString().slice(0, 'YYYY-MM-DD'.length))
    if (isDeepStrictEqual(after, before)) return true
    const source = `prices of ${before.values.name} found unchanged`
    const edits = [{ before, after }]
    let revision: number | undefined
    if (actorId === null) {
      const id = await beginChangeSet(tx, clock, { kind: 'watch', source })
      await writeTools(tx, { id, at, categories }, edits)
      await endChangeSet(tx, { id, state: 'done', refused: 0 })
      revision = await moveRevision(tx, clock)
    } else {
      const written = await writeByPerson(tx, clock, { actorId, action: 'tool.check', source, categories, edits })
      revision = written?.revision
    }
    if (revision === undefined) return true
    const moved = revision
    const tags = [recordTag(toolId), recordRevisionTag(moved)]
    const invalidation = await invalidateTags(tx, tags)
    afterCommit(tx, () => {
      cacheInvalidations.committed(invalidation)
      catalogueRevision.committed(moved, tags)
    })
    return true
  }
