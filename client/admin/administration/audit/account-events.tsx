import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SecurityEventKind } from '#client/gql/graphql.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SECURITY_EVENTS, securityEventText } from '#core/accounts/security-events.ts'
import { deviceName } from '#core/display/device-name.ts'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { AdminTable, CELL, ROW } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'
import { FilterBar, UrlSelect } from '../../shared/filter-bar.tsx'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'

const AccountEventRow_event = graphql(`
  fragment AccountEventRow_event on AccountEvent {
    id
    kind
    at
    accountId
    email
    actor
    address
    network
    userAgent
    requestId
    detail
  }
`)

const AccountEventsQuery = graphql(`
  query AccountEvents($kind: SecurityEventKind, $account: String, $page: Int!) {
    accountEvents(kind: $kind, account: $account, page: $page, first: 50) {
      totalCount
      nodes {
        id
        ...AccountEventRow_event
      }
    }
  }
`)

const PAGE_SIZE = 50
const KINDS = Object.entries<string>(SECURITY_EVENTS)

/** The security events of all accounts, newest first. */
export function AccountEvents() {
  const { query, page } = useAdminQuery()
  const type = query.get('type') ?? ''
  const kind = type in SECURITY_EVENTS ? (type.toUpperCase() as SecurityEventKind) : null
  const { data, failed, onRetry } = useFreshQuery(AccountEventsQuery, { kind, account: query.get('search'), page })
  const events = data?.accountEvents
  return (
    <>
      <FilterBar label="Email address or account id" maxLength={254}>
        <UrlSelect name="type" label="Event" options={[['', 'All events'], ...KINDS]} />
      </FilterBar>
      {events === undefined ? (
        <NotLoaded name="the security events" failed={failed} onRetry={onRetry} height="h-96" />
      ) : events.nodes.length === 0 ? (
        <EmptyState title="No events found">
          <p>Events are kept for a year. Enter a whole email address or the id of an account.</p>
        </EmptyState>
      ) : (
        <AdminTable label="Security events" names={['When', 'Account', 'What', 'From', 'Request']}>
          {events.nodes.map((event) => (
            <AccountEventRow key={event.id} event={event} />
          ))}
        </AdminTable>
      )}
      <AdminPagination label="Pages of security events" total={events?.totalCount} pageSize={PAGE_SIZE} />
    </>
  )
}

type AccountEventRowProps = { readonly event: FragmentType<typeof AccountEventRow_event> }

function AccountEventRow({ event: masked }: AccountEventRowProps) {
  const event = readFragment(AccountEventRow_event, masked)
  const { kind, at, accountId, email, actor, address, network, userAgent, requestId, detail } = event
  return (
    <tr className={ROW}>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        <time dateTime={at}>{momentText(at)}</time>
      </td>
      <td className={`${CELL} wrap-anywhere min-w-52`}>
        {email ? (
          <Link to={`/admin?tab=members&member=${accountId}`} className="link">
            {email}
          </Link>
        ) : (
          <>
            Deleted account <span className="block text-soft text-xs">{accountId}</span>
          </>
        )}
      </td>
      <th scope="row" className={`${CELL} min-w-44 font-normal`}>
        {securityEventText(kind)}
        {detail ? <code className="wrap-anywhere block text-soft text-xs">{detail}</code> : null}
        {actor ? <span className="wrap-anywhere block text-soft text-xs">by {actor}</span> : null}
      </th>
      <td className={`${CELL} wrap-anywhere min-w-40`}>
        {address ?? network ?? <span aria-hidden="true">–</span>}
        {userAgent ? <span className="block text-soft text-xs">{deviceName(userAgent)}</span> : null}
      </td>
      <td className={`${CELL} wrap-anywhere min-w-40 text-xs`}>{requestId ?? <span aria-hidden="true">–</span>}</td>
    </tr>
  )
}
