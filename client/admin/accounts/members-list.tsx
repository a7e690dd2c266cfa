import { useQuery } from '@apollo/client/react'
import { type FormEvent, useRef } from 'react'
import { countText } from '#core/display/numbers.ts'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { graphql } from '../../gql/gql.ts'
import type { Role } from '../../gql/graphql.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableHead, TableRegion } from '../../ui/table-region.tsx'
import { changedHref, useAdminQuery } from '../shared/admin-query.ts'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { ROLE_LABELS } from './member-labels.ts'
import { MemberRow } from './member-row.tsx'

const MembersQuery = graphql(`
  query MembersQuery($search: String, $role: Role, $suspended: Boolean, $page: Int!) {
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
const ROLES = Object.keys(ROLE_LABELS) as Role[]

/** Accounts, searchable by part of their email address or name, with role, plan and state. */
export function MembersList() {
  const { query, page } = useAdminQuery()
  const role = ROLES.find((name) => name.toLowerCase() === query.get('type')) ?? null
  const suspended = query.get('status') === 'suspended' ? true : null
  const { data, error, refetch } = useQuery(MembersQuery, {
    variables: { search: query.get('search'), role, suspended, page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const last = pageCount(data?.members.totalCount ?? 0, PAGE_SIZE)
  return (
    <>
      <MemberFilters />
      {data === undefined ? (
        <NotLoaded name="members" failed={error !== undefined} onRetry={() => refetch().catch(() => undefined)} />
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
          <TableRegion label="Members">
            <TableHead names={['Member', 'Role', 'Plan', 'Signed up', 'Last used']} />
            <tbody>
              {data.members.nodes.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </tbody>
          </TableRegion>
        </>
      )}
      <Pagination
        label="Pages of members"
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
    </>
  )
}

/** Search, role and state, all in the URL. */
function MemberFilters() {
  const { query, change } = useAdminQuery()
  const input = useRef<HTMLInputElement>(null)
  const search = query.get('search') ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ search: input.current?.value.trim() ?? '' })
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element */}
      <form role="search" onSubmit={submit} className="flex min-w-64 flex-1 items-end gap-2">
        <Field label="Email or name" className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} key={search} ref={input} type="search" maxLength={100} defaultValue={search} />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <Field label="Role" className="min-w-36 flex-1 sm:flex-none">
        {(control) => (
          <Select
            {...control}
            value={query.get('type') ?? ''}
            onChange={({ target }) => change({ type: target.value })}
          >
            <option value="">All roles</option>
            {ROLES.map((role) => (
              <option key={role} value={role.toLowerCase()}>
                {ROLE_LABELS[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Status" className="min-w-36 flex-1 sm:flex-none">
        {(control) => (
          <Select
            {...control}
            value={query.get('status') ?? ''}
            onChange={({ target }) => change({ status: target.value })}
          >
            <option value="">Any state</option>
            <option value="suspended">Suspended</option>
          </Select>
        )}
      </Field>
    </div>
  )
}
