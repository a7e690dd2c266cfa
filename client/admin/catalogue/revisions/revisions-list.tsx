import { graphql } from '#client/gql/gql.ts'
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

const STATES = { open: 'OPEN', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const

/** Changes proposed by editors. Administrators publish or reject them; editors see the outcome of their own. */
export function Component() {
  const { query, page } = useAdminQuery()
  const wanted = query.get('state') ?? 'open'
  const state = wanted === 'accepted' || wanted === 'rejected' ? wanted : 'open'
  const { data, failed, onRetry } = useFreshQuery(ToolRevisionsQuery, { state: STATES[state], page })
  const shown = data?.toolRevisions
  return (
    <RevisionsFrame
      states={['open', 'accepted', 'rejected']}
      state={state}
      total={shown?.totalCount}
      failed={failed}
      onRetry={onRetry}
    >
      {shown?.nodes.map((revision) => (
        <ToolRevisionCard key={revision.id} revision={revision} />
      ))}
    </RevisionsFrame>
  )
}
