import { graphql } from '../../gql/gql.ts'
import { DataRequests } from '../administration/data-requests/data-requests.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { ViewLinks } from '../shared/view-links.tsx'
import { MemberDetails } from './member-details.tsx'
import { MembersList } from './members-list.tsx'

const OpenDataRequestsQuery = graphql(`
  query OpenDataRequests {
    dataRequests(first: 1) {
      openCount
    }
  }
`)

/** Members and personal data requests. */
export function Component() {
  const { query } = useAdminQuery()
  const { data } = useFreshQuery(OpenDataRequestsQuery, {})
  const member = query.get('member')
  const isRequests = query.get('view') === 'requests'
  const open = data?.dataRequests.openCount
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">Members</h2>
      <ViewLinks
        label="Members"
        views={[
          { id: 'members', label: 'All members', href: '/admin?tab=members' },
          {
            id: 'requests',
            label: open === undefined ? 'Data requests' : `Data requests (${open} open)`,
            href: '/admin?tab=members&view=requests',
          },
        ]}
        current={isRequests ? 'requests' : member === null ? 'members' : null}
      />
      {isRequests ? <DataRequests /> : member === null ? <MembersList /> : <MemberDetails id={member} />}
    </section>
  )
}
