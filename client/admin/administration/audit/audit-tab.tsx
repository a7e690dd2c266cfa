import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { AuditRow_entryFragment } from '#client/gql/graphql.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { AdminTable, CELL, ROW } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { ViewLinks } from '../../shared/view-links.tsx'
import { AccountEvents } from './account-events.tsx'

const AuditRow_entry = graphql(`
  fragment AuditRow_entry on AuditEntry {
    id
    at
    actor
    action
    subjectType
    subjectId
    before {
      name
      value
    }
    after {
      name
      value
    }
  }
`)

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

const VIEWS = [
  { id: 'actions', label: 'Actions of administrators', href: '/admin?tab=audit' },
  { id: 'accounts', label: 'Security events', href: '/admin?tab=audit&view=accounts' },
]

/** What administrators did, and what happened to accounts. */
export function Component() {
  const { query } = useAdminQuery()
  const isAccounts = query.get('view') === 'accounts'
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Audit log</h2>
      <ViewLinks label="Logs" views={VIEWS} current={isAccounts ? 'accounts' : 'actions'} />
      {isAccounts ? <AccountEvents /> : <AuditEntries />}
    </section>
  )
}

/** Administrators' actions, newest first. */
function AuditEntries() {
  const { page } = useAdminQuery()
  const { data, failed, onRetry } = useFreshQuery(AuditEntriesQuery, { page })
  const entries = data?.auditEntries
  return (
    <>
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
    </>
  )
}

type AuditRowProps = { readonly entry: FragmentType<typeof AuditRow_entry> }

function AuditRow({ entry: masked }: AuditRowProps) {
  const { at, actor, action, subjectType, subjectId, before, after } = readFragment(AuditRow_entry, masked)
  return (
    <tr className={ROW}>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        <time dateTime={at}>{momentText(at)}</time>
      </td>
      <td className={`${CELL} wrap-anywhere min-w-52`}>{actor ?? 'Command or deleted account'}</td>
      <th scope="row" className={`${CELL} min-w-44 font-normal`}>
        <code className="block font-semibold">{action}</code>
        <span className="wrap-anywhere block text-soft text-xs">
          {subjectType}
          {subjectId === null ? null : ` ${subjectId}`}
        </span>
      </th>
      <td className={`${CELL} min-w-40`}>
        <Fields fields={before} />
      </td>
      <td className={`${CELL} min-w-40`}>
        <Fields fields={after} />
      </td>
    </tr>
  )
}

function Fields({ fields }: { readonly fields: AuditRow_entryFragment['before'] }) {
  if (fields.length === 0) return <span aria-hidden="true">–</span>
  return (
    <dl className="grid gap-0.5 text-xs">
      {fields.map(({ name, value }) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline text-soft">{name}: </dt>
          <dd className="inline">{value ?? <i>changed (personal)</i>}</dd>
        </div>
      ))}
    </dl>
  )
}
