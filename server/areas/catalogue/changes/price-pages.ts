/** The vendors' pages that state the prices of active tools. */
import type { PlanRecord } from '#core/catalogue/fields/plan-record.ts'
import { type KnownPlan, toPlanRecord } from '#core/catalogue/known-plan.ts'
import { isOpen } from '#core/catalogue/plan-prices.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'

/** A tool with the plans whose prices one page states; plans that are closed to new customers are left out. */
type PricedTool = {
  readonly toolId: string
  readonly name: string
  readonly url: string
  readonly plans: readonly PlanRecord[]
}

type Row = { readonly toolId: string; readonly name: string; readonly url: string | null; readonly plans: KnownPlan[] }

const pagesOf = ({ toolId, name, url, plans }: Row): PricedTool[] => {
  const open = plans.filter(isOpen)
  const hasPages = plans.some(({ sourceUrl }) => sourceUrl !== null)
  const byPage = Map.groupBy(open, ({ sourceUrl }) => (hasPages ? sourceUrl : url))
  return [...byPage].flatMap(([page, stated]) =>
    page === null ? [] : [{ toolId, name, url: page, plans: stated.map(toPlanRecord) }],
  )
}

/**
 * By tool. The page of a plan is its own; when no plan has one, that of the fact if its source is the vendor. `toolId`: only
 * of this tool.
 */
export const readPricePages = async (
  reader: Pick<TransactionClient, '$queryRaw'>,
  toolId: string | null = null,
): Promise<PricedTool[]> => {
  const ofTool = toolId === null ? Prisma.empty : Prisma.sql`AND t.id = ${toolId}::uuid`
  const rows = await reader.$queryRaw<Row[]>(Prisma.sql`
    SELECT t.id AS "toolId", t.name, t.plans, f.source_url AS url
    FROM tools t LEFT JOIN tool_facts f ON f.tool_id = t.id AND f.field = 'plans'
      AND f.source IN ('vendor_page', 'vendor_statement')
    WHERE t.status = 'active' AND jsonb_array_length(t.plans) > 0 ${ofTool} ORDER BY t.id`)
  return rows.flatMap(pagesOf)
}
