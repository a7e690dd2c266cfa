import { useQuery } from '@apollo/client/react'
import { pageCount, pageWindow } from '../../../../../core/display/pagination.ts'
import { graphql } from '../../../../gql/gql.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Field, Select } from '../../../../ui/field.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { changedHref, useAdminQuery } from '../../admin-tabs.ts'
import { NotLoaded } from '../../not-loaded.tsx'
import { RevisionCard } from './revision-card.tsx'

const ToolRevisionsQuery = graphql(`
  query ToolRevisionsQuery($state: RevisionState!, $page: Int!) {
    toolRevisions(state: $state, page: $page, first: 10) {
      totalCount
      nodes {
        id
        ...RevisionCard_revision
      }
    }
  }
`)

const PAGE_SIZE = 10
const STATES = { open: 'OPEN', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const

/** What editors propose. Administrators publish or reject it; editors see what became of theirs. */
export function Component() {
  const { query, change, page } = useAdminQuery()
  const wanted = query.get('state') ?? 'open'
  const state = wanted === 'accepted' || wanted === 'rejected' ? STATES[wanted] : STATES.open
  const { data, error, refetch } = useQuery(ToolRevisionsQuery, {
    variables: { state, page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
  })
  const shown = data?.toolRevisions
  const last = pageCount(shown?.totalCount ?? 0, PAGE_SIZE)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-lg" aria-live="polite">
          Revisions{shown ? ` (${shown.totalCount})` : ''}
        </h3>
        <Field label="Show" className="min-w-36">
          {(control) => (
            <Select {...control} value={state.toLowerCase()} onChange={({ target }) => change({ state: target.value })}>
              <option value="open">Waiting</option>
              <option value="accepted">Published</option>
              <option value="rejected">Rejected</option>
            </Select>
          )}
        </Field>
      </div>
      {shown ? null : (
        <NotLoaded name="revisions" failed={error !== undefined} onRetry={() => refetch().catch(() => undefined)} />
      )}
      {shown?.nodes.length === 0 ? (
        <EmptyState title="No revisions">
          <p>{state === 'OPEN' ? 'Nothing waits for a decision.' : 'There are none in this state.'}</p>
        </EmptyState>
      ) : null}
      {shown?.nodes.map((revision) => (
        <RevisionCard key={revision.id} revision={revision} />
      ))}
      <Pagination
        label="Pages of the list"
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
    </>
  )
}
