import { graphql } from '../../gql/gql.ts'
import { toEnum } from '../../lib/enum-values.ts'
import { useAdminQuery } from '../shared/admin-query.ts'
import { RevisionsFrame } from '../shared/revisions/revisions-frame.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { PageRevisionCard } from './page-revision-card.tsx'

const PageRevisionsQuery = graphql(`
  query PageRevisions($state: PageRevisionState!, $page: Int!) {
    pageRevisions(state: $state, page: $page, first: 10) {
      totalCount
      nodes {
        id
        ...PageRevisionCard_revision
      }
    }
  }
`)

const NAMES = ['open', 'accepted', 'rejected', 'withdrawn'] as const

/**
 * Editors' proposals for published pages. Administrators publish or reject them; editors see the outcome of their own.
 */
export function Component() {
  const { query, page } = useAdminQuery()
  const state = NAMES.find((name) => name === query.get('state')) ?? 'open'
  const { data, failed, onRetry } = useFreshQuery(PageRevisionsQuery, { state: toEnum(state), page })
  const shown = data?.pageRevisions
  return (
    <RevisionsFrame states={NAMES} state={state} total={shown?.totalCount} failed={failed} onRetry={onRetry}>
      {shown?.nodes.map((revision) => (
        <PageRevisionCard key={revision.id} revision={revision} />
      ))}
    </RevisionsFrame>
  )
}
