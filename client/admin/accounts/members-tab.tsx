import { useQuery } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { DataRequests } from '../administration/data-requests/data-requests.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'
import { NavLink } from '../shared/nav-link.tsx'
import { MemberDetails } from './member-details.tsx'
import { MembersList } from './members-list.tsx'

const OpenDataRequestsQuery = graphql(`
  query OpenDataRequestsQuery {
    dataRequests(first: 1) {
      openCount
    }
  }
`)

/** Members and personal data requests. */
export function Component() {
  const { query } = useAdminQuery()
  const { data } = useQuery(OpenDataRequestsQuery, {
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const member = query.get('member')
  const isRequests = query.get('view') === 'requests'
  const open = data?.dataRequests.openCount
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">Members</h2>
      <nav aria-label="Members" className="flex flex-wrap gap-2">
        <NavLink to="/admin?tab=members" current={!isRequests && member === null}>
          All members
        </NavLink>
        <NavLink to="/admin?tab=members&view=requests" current={isRequests}>
          {open === undefined ? 'Data requests' : `Data requests (${open} open)`}
        </NavLink>
      </nav>
      {isRequests ? <DataRequests /> : member === null ? <MembersList /> : <MemberDetails id={member} />}
    </section>
  )
}
