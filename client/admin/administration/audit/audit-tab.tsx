import { useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { TableHead, TableRegion } from '#client/ui/table-region.tsx'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { changedHref, useAdminQuery } from '../../shared/admin-query.ts'
import { AuditRow } from './audit-row.tsx'

const AuditEntriesQuery = graphql(`
  query AuditEntriesQuery($page: Int!) {
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
  const { query, page } = useAdminQuery()
  const { data, error, refetch } = useQuery(AuditEntriesQuery, {
    variables: { page },
    context: { asViewer: true },
    // It should include actions from a moment ago.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const entries = data?.auditEntries
  const last = pageCount(entries?.totalCount ?? 0, PAGE_SIZE)
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Audit log</h2>
      {entries ? (
        <Entries entries={entries.nodes} />
      ) : error ? (
        <Notice tone="danger">
          <p>Failed to fetch the audit log</p>
          <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : (
        <>
          <LoadingStatus label="Loading the audit log" />
          <Skeleton className="h-96" />
        </>
      )}
      <Pagination
        label="Pages of the audit log"
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
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
