/** Dates plans that somebody found unchanged on the vendor's page. No price or other value changes. */
import { isDeepStrictEqual } from 'node:util'
import type { PlanRecord } from '#core/catalogue/fields/plan-record.ts'
import type { StoredFact, ToolState } from '#core/catalogue/fields/tool-values.ts'
import { withPlansMonth } from '#core/catalogue/plans-month.ts'
import type { PriceCheck } from '#core/catalogue/vocabulary.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { type Publishing, publishEdit } from '../editing/tool-editing.service.ts'
import { lockCatalogue } from '../revision.ts'
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

const isSamePlan = (one: PlanRecord, other: PlanRecord): boolean =>
  isDeepStrictEqual({ ...one, as_of: '', checked_by: null }, { ...other, as_of: '', checked_by: null })

const factOf = (
  before: StoredFact | undefined,
  plans: readonly PlanRecord[],
  url: string,
  today: string,
): StoredFact => {
  const month = today.slice(0, 'YYYY-MM'.length)
  const areAll = plans.every(({ as_of, checked_by }) => as_of === month && checked_by !== null)
  const isKept = before !== undefined && isOwned(before)
  return {
    source: isKept ? before.source : 'vendor_page',
    as_of: month,
    url: isKept ? before.url : url,
    checked_on: areAll ? today : (before?.checked_on ?? null),
  }
}

const confirmed = (before: ToolState, { plans, url, checkedBy }: PlansConfirmation, today: string): ToolState => {
  const month = today.slice(0, 'YYYY-MM'.length)
  const after = before.values.plans.map((plan) =>
    plans.some((one) => isSamePlan(one, plan)) && plan.as_of <= month
      ? { ...plan, as_of: month, checked_by: checkedBy, source_url: plan.source_url ?? url }
      : plan,
  )
  return withPlansMonth({
    ...before,
    values: { ...before.values, plans: after },
    facts: { ...before.facts, plans: factOf(before.facts['plans'], after, url, today) },
  })
}

/** Locks the catalog and writes one change set: of the editor with an audit entry, or of the watch. */
export const createConfirmPlans =
  (publishing: Publishing): ConfirmPlans =>
  async (tx, confirmation) => {
    const { toolId, plans, actorId } = confirmation
    await lockCatalogue(tx, publishing.clock)
    const categories = await readCategories(tx)
    const [before] = await readToolStates(
      tx,
      categories,
      Prisma.sql`WHERE t.id = ${toolId}::uuid AND t.status = 'active'`,
    )
    const isCurrent =
      plans.length > 0 && plans.every((one) => before?.values.plans.some((plan) => isSamePlan(one, plan)))
    if (before === undefined || !isCurrent) return false
    const today = utcDay(publishing.clock.now())
    const after = confirmed(before, confirmation, today)
    const source = `prices of ${before.values.name} found unchanged`
    const kind = actorId === null ? 'watch' : 'person'
    const edit = { actorId, kind, action: 'tool.check', source, categories, before, after, changed: ['plans'] } as const
    await publishEdit(tx, publishing, edit)
    return true
  }
