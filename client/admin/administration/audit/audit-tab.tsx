import { graphql } from '#client/gql/gql.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { AdminTable } from '../../shared/admin-table.tsx'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { AuditRow } from './audit-row.tsx'

const AuditEntriesQuery = graphql(`
  query AuditEntries($page: Int!) {
    auditEntries(page: $page, first: 50) {
      totalCount
      nodes {
        id
        ...AuditRow_entry
      }
    }
  }
`)

const PAGE_SIZE = 50

/** Administrators' actions, newest first. */
export function Component() {
  const { page } = useAdminQuery()
  const { data, failed, onRetry } = useFreshQuery(AuditEntriesQuery, { page })
  const entries = data?.auditEntries
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Audit log</h2>
      {entries === undefined ? (
        <NotLoaded name="the audit log" failed={failed} onRetry={onRetry} height="h-96" />
      ) : entries.nodes.length === 0 ? (
        <EmptyState title="Nothing recorded yet">
          <p>Changes by administrators appear here.</p>
        </EmptyState>
      ) : (
        <AdminTable label="Audit log" names={['When', 'Who', 'What', 'Before', 'After']}>
          {entries.nodes.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </AdminTable>
      )}
      <AdminPagination label="Pages of the audit log" total={entries?.totalCount} pageSize={PAGE_SIZE} />
    </section>
  )
}
