import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { Notice } from '#client/ui/notice.tsx'
import { changedHref, useAdminQuery } from '../../shared/admin-query.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { RankForm } from './rank-form.tsx'
import { ToolClaims } from './tool-claims.tsx'
import { ToolForm } from './tool-form.tsx'
import { ToolHead } from './tool-head.tsx'
import { ToolHistory } from './tool-history.tsx'

const EditableToolQuery = graphql(`
  query EditableTool($slug: String!) {
    editableTool(slug: $slug) {
      id
      status
      ...ToolHead_tool
      ...ToolForm_tool
    }
  }
`)

/** A tool with all its fields, its other actions and its history. */
export function Component() {
  const isAdministrator = useIsAdministrator()
  const { query, page } = useAdminQuery()
  const slug = query.get('tool') ?? ''
  // Never from the cache alone: conflicts are detected against the form's initial values.
  const { data, failed, onRetry } = useFreshQuery(EditableToolQuery, { slug }, { fetchPolicy: 'network-only' })
  const back = changedHref(query, { tool: null, plan: null, page: page === 1 ? null : String(page) })
  const tool = data?.editableTool
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={back} className="justify-self-start font-semibold text-accent text-sm hover:text-accent-strong">
        ← All tools
      </Link>
      {tool ? (
        <>
          <ToolHead tool={tool} />
          {isAdministrator && tool.status === 'ACTIVE' ? <RankForm key={`rank ${tool.id}`} toolId={tool.id} /> : null}
          {isAdministrator ? <ToolClaims key={`claims ${tool.id}`} toolId={tool.id} /> : null}
          {tool.status === 'MERGED' ? null : <ToolForm key={tool.id} tool={tool} />}
          <ToolHistory toolId={tool.id} />
        </>
      ) : data && !failed ? (
        <Notice tone="warning">This tool no longer exists.</Notice>
      ) : (
        <NotLoaded
          name="the tool"
          failed={failed}
          failure="The tool could not be loaded."
          onRetry={onRetry}
          height="h-96"
        />
      )}
    </div>
  )
}
