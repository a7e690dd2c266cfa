import { graphql } from '#client/gql/gql.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { TableHead, TableRegion } from '#client/ui/table-region.tsx'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useListQuery } from '../../shared/use-list-query.ts'
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
  const { data, failed, onRetry } = useListQuery(AuditEntriesQuery, { page })
  const entries = data?.auditEntries
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Audit log</h2>
      {entries ? (
        <Entries entries={entries.nodes} />
      ) : (
        <NotLoaded name="the audit log" failed={failed} onRetry={onRetry} height="h-96" />
      )}
      <AdminPagination label="Pages of the audit log" total={entries?.totalCount} pageSize={PAGE_SIZE} />
    </section>
  )
}

type EntriesProps = {
  readonly entries: readonly ({ readonly id: string } & Parameters<typeof AuditRow>[0]['entry'])[]
}

function Entries({ entries }: EntriesProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Nothing recorded yet">
        <p>Changes by administrators appear here.</p>
      </EmptyState>
    )
  }
  return (
    <TableRegion label="Audit log">
      <TableHead names={['When', 'Who', 'What', 'Before', 'After']} />
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </TableRegion>
  )
}
