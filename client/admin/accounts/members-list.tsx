import { Link } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminPagination } from '../shared/admin-pagination.tsx'
import { nameInUrl, optionsInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { AdminTable, CELL, ROW } from '../shared/admin-table.tsx'
import { dayText } from '../shared/dates.ts'
import { FilterBar, UrlSelect } from '../shared/filter-bar.tsx'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { ROLE_LABELS } from './member-labels.ts'

const MemberRow_member = graphql(`
  fragment MemberRow_member on MemberAccount {
    id
    email
    emailVerified
    fullName
    role
    suspendedAt
    createdAt
    lastUsedAt
    entitlement {
      label
    }
  }
`)

const MembersQuery = graphql(`
  query Members($search: String, $role: Role, $suspended: Boolean, $page: Int!) {
    members(search: $search, role: $role, suspended: $suspended, page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...MemberRow_member
      }
    }
  }
`)

const PAGE_SIZE = 20

/** Accounts, searchable by part of their email address or name, with role, plan and state. */
export function MembersList() {
  const { query, page } = useAdminQuery()
  const role = nameInUrl(ROLE_LABELS, query.get('type'))
  const suspended = query.get('status') === 'suspended' ? true : null
  const { data, failed, onRetry } = useFreshQuery(MembersQuery, { search: query.get('search'), role, suspended, page })
  return (
    <>
      <MemberFilters />
      {data === undefined ? (
        <NotLoaded name="members" failed={failed} onRetry={onRetry} />
      ) : data.members.totalCount === 0 ? (
        <EmptyState
          title="No members found"
          action={
            <LinkButton to="/admin?tab=members" replace variant="secondary">
              Show all members
            </LinkButton>
          }
        >
          <p>Search for part of an email address or name.</p>
        </EmptyState>
      ) : (
        <>
          <p className="text-soft text-sm">
            {data.members.totalCount === 1 ? '1 member' : `${countText(data.members.totalCount)} members`}
          </p>
          <AdminTable label="Members" names={['Member', 'Role', 'Plan', 'Signed up', 'Last used']}>
            {data.members.nodes.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </AdminTable>
        </>
      )}
      <AdminPagination label="Pages of members" total={data?.members.totalCount} pageSize={PAGE_SIZE} />
    </>
  )
}

/** Search, role and state, all in the URL. */
function MemberFilters() {
  return (
    <FilterBar label="Email or name" maxLength={100}>
      <UrlSelect name="type" label="Role" options={[['', 'All roles'], ...optionsInUrl(ROLE_LABELS)]} />
      <UrlSelect
        name="status"
        label="Status"
        options={[
          ['', 'Any state'],
          ['suspended', 'Suspended'],
        ]}
      />
    </FilterBar>
  )
}

type MemberRowProps = { readonly member: FragmentType<typeof MemberRow_member> }

function MemberRow({ member: masked }: MemberRowProps) {
  const member = readFragment(MemberRow_member, masked)
  const { id, email, emailVerified, fullName, role, suspendedAt, createdAt, lastUsedAt, entitlement } = member
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} min-w-60 font-normal`}>
        <Link to={`/admin?tab=members&member=${id}`} className="link wrap-anywhere font-semibold">
          {email}
        </Link>
        <span className="wrap-anywhere block text-soft text-xs">{fullName}</span>
        {emailVerified && suspendedAt === null ? null : (
          <span className="mt-1 flex flex-wrap gap-1">
            {emailVerified ? null : <Badge>Not verified</Badge>}
            {suspendedAt === null ? null : <Badge tone="danger">Suspended</Badge>}
          </span>
        )}
      </th>
      <td className={CELL}>
        <Badge tone={role === 'MEMBER' ? 'plain' : 'gold'}>{ROLE_LABELS[role]}</Badge>
      </td>
      <td className={`${CELL} whitespace-nowrap`}>{entitlement.label}</td>
      <td className={`${CELL} tabular-nums`}>{dayText(createdAt)}</td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        {lastUsedAt === null ? 'Not signed in' : dayText(lastUsedAt)}
      </td>
    </tr>
  )
}
