import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { SavedCopyNotice } from '../features/catalogue/saved-copy/saved-copy-notice.tsx'
import { useSavedCopy } from '../features/catalogue/saved-copy/use-saved-copy.ts'
import { ToolDetail } from '../features/catalogue/tool-page/tool-detail.tsx'
import { BackLink, ToolHeader, ToolHeader_tool } from '../features/catalogue/tool-page/tool-header.tsx'
import { ToolSeo } from '../features/catalogue/tool-page/tool-seo.tsx'
import { makeFragmentData } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { noteRecent } from '../lib/compare-storage.ts'
import { latePart } from '../lib/later.tsx'
import { keepHeadingFocus } from '../lib/navigation.ts'
import { MovedTo } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { useAddressQuery } from '../lib/use-address-query.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const ToolNotFound = latePart('client/features/catalogue/tool-page/tool-not-found.tsx', () =>
  import('../features/catalogue/tool-page/tool-not-found.tsx').then((module) => module.ToolNotFound),
)

const ToolRouteQuery = graphql(`
  query ToolRoute($reference: String!) {
    tool(by: { reference: $reference }) {
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

/** What the cache knows about the tool from its card; the card's link says which tool it was. */
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
  const { data, error, loading, refetch } = useAddressQuery(ToolRouteQuery, { variables: { reference } })
  const preview = useCardOf(state)
  const found = data?.tool
  useEffect(() => {
    if (found) noteRecent(found)
  }, [found])
  const load = useCallback(
    (failure: unknown) =>
      import('../features/catalogue/saved-copy/saved-tool.ts').then((module) =>
        module.loadSavedTool(reference, failure),
      ),
    [reference],
  )
  const retry = () => void refetch().catch(() => undefined)
  const saved = useSavedCopy({ failure: error, live: data !== undefined, load, retry })

  if (data?.tool === null) return <ToolNotFound slug={reference} />
  if (data?.tool && data.tool.slug !== reference) return <MovedTo to={`/tool/${data.tool.slug}${search}`} />
  const copy = saved?.state === 'read' ? saved.copy.value : null
  const tool = data?.tool ?? copy?.tool ?? null
  // What a card knew stays when the rest cannot be loaded.
  const failed = tool === null && (saved?.state === 'lost' || saved?.state === 'read') ? saved.state : null
  return (
    <div className="shell wrap-anywhere py-6 lg:py-8">
      {data?.tool ? (
        <ToolSeo tool={data.tool} />
      ) : (
        <Seo title={saved ? 'Saved copy of a tool' : 'Loading tool'} description="An AI tool in the catalog." noindex />
      )}
      {saved && failed === null ? <SavedCopyNotice onRetry={retry} busy={loading} saved={saved} /> : null}
      {failed === null ? (
        <ToolDetail tool={tool} preview={preview} savedPrice={copy?.price} />
      ) : (
        <Unavailable preview={preview} state={failed} onRetry={retry} busy={loading} />
      )}
    </div>
  )
}

type UnavailableProps = {
  readonly preview: ReturnType<typeof useCardOf>
  readonly state: 'read' | 'lost'
  readonly onRetry: () => void
  readonly busy: boolean
}

/** What a card knew about the tool, if anything, and why the rest is missing. */
function Unavailable({ preview, state, onRetry, busy }: UnavailableProps) {
  const why =
    state === 'read'
      ? ', and the saved copy of the catalog does not have it.'
      : ', and so is the saved copy of the catalog.'
  return (
    <div ref={keepHeadingFocus}>
      {preview ? <ToolHeader tool={preview} /> : <BackLink />}
      <div className="mt-6">
        <EmptyState
          title={preview ? 'The rest of this page could not be loaded' : 'This tool could not be loaded'}
          action={
            <Button onClick={onRetry} disabled={busy}>
              {busy ? 'Trying...' : 'Try again'}
            </Button>
          }
        >
          <p>Live data is unavailable{why}</p>
        </EmptyState>
      </div>
    </div>
  )
}
