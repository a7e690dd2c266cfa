import { useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'
import { graphql } from '../../gql/gql.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminPagination } from '../shared/admin-pagination.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'
import { monthText } from '../shared/dates.ts'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { OldPricesTable } from './old-prices-table.tsx'
import { yearBefore } from './price-age.ts'

const OldPricesQuery = graphql(`
  query OldPrices($pricesBefore: Month!, $page: Int!) {
    editableTools(filter: { status: ACTIVE, pricesBefore: $pricesBefore }, order: BEST_KNOWN, page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...OldPricesTable_tool
      }
    }
    queue(kind: PRICE_CHECK, first: 1) {
      totalCount
    }
  }
`)

const PAGE_SIZE = 20

/** Tools whose prices are older than a year, the best-known ones first. */
export function Component() {
  const { page } = useAdminQuery()
  const [pricesBefore] = useState(() => yearBefore(new Date()))
  const { data, failed, onRetry } = useFreshQuery(OldPricesQuery, { pricesBefore, page })
  const tools = data?.editableTools
  const checks = data?.queue.totalCount ?? 0
  return (
    <section className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="text-xl">Prices</h2>
        <p className="text-soft text-sm">
          Tools with a price from before {monthText(pricesBefore)}, the best-known first.{' '}
          {checks === 0 ? null : (
            <Link to="/admin?tab=queue&type=price_check" className="link">
              {checks === 1 ? '1 price check is in the queue' : `${countText(checks)} price checks are in the queue`}
            </Link>
          )}
        </p>
      </div>
      {tools === undefined ? (
        <NotLoaded name="prices" failed={failed} onRetry={onRetry} height="h-96" />
      ) : tools.nodes.length === 0 ? (
        <EmptyState title="No price is older than a year" />
      ) : (
        <OldPricesTable tools={tools.nodes} />
      )}
      <AdminPagination label="Pages of prices" total={tools?.totalCount} pageSize={PAGE_SIZE} />
    </section>
  )
}
