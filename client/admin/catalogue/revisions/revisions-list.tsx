import { graphql } from '#client/gql/gql.ts'
import { toEnum } from '#client/lib/enum-values.ts'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { RevisionsFrame } from '../../shared/revisions/revisions-frame.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { ToolRevisionCard } from './tool-revision-card.tsx'

const ToolRevisionsQuery = graphql(`
  query ToolRevisions($state: RevisionState!, $page: Int!) {
    toolRevisions(state: $state, page: $page, first: 10) {
      totalCount
      nodes {
        id
        ...RevisionCard_revision
      }
    }
  }
`)

const NAMES = ['open', 'accepted', 'rejected'] as const

/** Changes proposed by editors. Administrators publish or reject them; editors see the outcome of their own. */
export function Component() {
  const { query, page } = useAdminQuery()
  const state = NAMES.find((name) => name === query.get('state')) ?? 'open'
  const { data, failed, onRetry } = useFreshQuery(ToolRevisionsQuery, { state: toEnum(state), page })
  const shown = data?.toolRevisions
  return (
    <RevisionsFrame states={NAMES} state={state} total={shown?.totalCount} failed={failed} onRetry={onRetry}>
      {shown?.nodes.map((revision) => (
        <ToolRevisionCard key={revision.id} revision={revision} />
      ))}
    </RevisionsFrame>
  )
}
