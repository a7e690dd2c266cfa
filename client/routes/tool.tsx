import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { SavedCopyNotice } from '../features/catalogue/saved-copy-notice.tsx'
import { ToolDetail } from '../features/catalogue/tool-detail.tsx'
import { BackLink, ToolHeader_tool } from '../features/catalogue/tool-header.tsx'
import { ToolSeo } from '../features/catalogue/tool-seo.tsx'
import { useSavedCopy } from '../features/catalogue/use-saved-copy.ts'
import { makeFragmentData } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { noteRecent } from '../lib/compare-storage.ts'
import { latePart } from '../lib/late-part.tsx'
import { MovedTo } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const ToolNotFound = latePart(
  'client/features/catalogue/tool-not-found.tsx',
  async () => (await import('../features/catalogue/tool-not-found.tsx')).ToolNotFound,
)

const ToolRouteQuery = graphql(`
  query ToolRouteQuery($reference: String!) {
    tool(reference: $reference) {
      id
      slug
      name
      mark {
        path
        darkPath
      }
      ...ToolSeo_tool
      ...ToolDetail_tool
    }
  }
`)

/** What the saved copy says about one address. */
type SavedAnswer = {
  readonly reference: string
  readonly tool: Parameters<typeof ToolDetail>[0]['tool']
}

/** What the cache knows of the tool since its card was shown; the link on the card says which tool it was. */
function useCardOf(state: unknown) {
  const { cache } = useApolloClient()
  const id = typeof state === 'object' && state !== null && 'toolId' in state ? state.toolId : null
  return useMemo(() => {
    if (typeof id !== 'string') return null
    const known = cache.readFragment({ fragment: ToolHeader_tool, id: `Tool:${id}` })
    return known ? makeFragmentData(known, ToolHeader_tool) : null
  }, [cache, id])
}

export function Component() {
  const { id: reference = '' } = useParams()
  const { state, search } = useLocation()
  const { data, error, loading, refetch } = useQuery(ToolRouteQuery, { variables: { reference } })
  const preview = useCardOf(state)
  const found = data?.tool
  useEffect(() => {
    if (found) noteRecent(found)
  }, [found])
  const load = useCallback(async (): Promise<SavedAnswer> => {
    const { loadSavedTool } = await import('../features/catalogue/saved-tool.ts')
    return { reference, tool: await loadSavedTool(reference) }
  }, [reference])
  const notSaved = useMemo<SavedAnswer>(() => ({ reference, tool: null }), [reference])
  const saved = useSavedCopy(error, data !== undefined, load, notSaved)
  const copy = saved?.reference === reference ? saved : null
  const retry = () => void refetch().catch(() => undefined)

  if (data?.tool === null) return <ToolNotFound slug={reference} />
  if (data?.tool && data.tool.slug !== reference) return <MovedTo to={`/tool/${data.tool.slug}${search}`} />
  const tool = data?.tool ?? copy?.tool ?? null
  return (
    <div className="shell wrap-anywhere py-6 lg:py-8">
      {data?.tool ? (
        <ToolSeo tool={data.tool} />
      ) : (
        <Seo
          title={copy ? 'Saved copy of a tool' : 'Loading tool'}
          description="An AI tool of the catalogue."
          noindex
        />
      )}
      {copy?.tool ? <SavedCopyNotice onRetry={retry} busy={loading} /> : null}
      {copy && tool === null ? <Unreachable onRetry={retry} /> : <ToolDetail tool={tool} preview={preview} />}
    </div>
  )
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <BackLink />
      <EmptyState title="This tool could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
        <p>Live data is out of reach, and the saved copy of the catalogue does not hold it.</p>
      </EmptyState>
    </>
  )
}
