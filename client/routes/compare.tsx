import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { listText } from '#core/display/list-text.ts'
import { toolsPreviewPath } from '#core/pages/preview-address.ts'
import { FavoriteHeart } from '../features/catalogue/cards/favorite-link.tsx'
import { canonicalComparison, readCompareAddress } from '../features/compare/compare-address.ts'
import { CompareControls } from '../features/compare/compare-controls.tsx'
import type { ForYou } from '../features/compare/for-you-control.tsx'
import { PairsLoading } from '../features/compare/pairs-loading.tsx'
import type { RenderHeart } from '../features/compare/table-head.tsx'
import { graphql } from '../gql/gql.ts'
import { HydrateLater, latePart } from '../lib/later.tsx'
import { keepHeadingFocus } from '../lib/navigation.ts'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useSignedIn } from '../lib/stored-session.ts'
import { useAddressQuery } from '../lib/use-address-query.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const CompareRouteQuery = graphql(`
  query CompareRoute($slugs: [String!]!, $only: String!, $isOne: Boolean!, $pair: String!, $isPair: Boolean!) {
    compareTools(slugs: $slugs) {
      id
      slug
      name
      ...CompareTools_tool
    }
    one: tool(by: { slug: $only }) @include(if: $isOne) {
      id
      ...CompareSuggestions_tool
    }
    article: blogPost(slug: $pair) @include(if: $isPair) {
      ... on BlogPost {
        id
        path
      }
      ... on MovedPost {
        path
      }
    }
  }
`)

/** The table is loaded at the first interaction, and before hydration if its rows are in the member's order. */
const CompareView = latePart(
  'client/features/compare/compare-view.tsx',
  () => import('../features/compare/compare-view.tsx').then((module) => module.CompareView),
  () => <Skeleton className="mt-4 h-[40rem]" />,
)

const CompareSuggestions = latePart(
  'client/features/compare/compare-suggestions.tsx',
  () => import('../features/compare/compare-suggestions.tsx').then((module) => module.CompareSuggestions),
  () => <Skeleton className="mt-6 h-86" />,
)

const CompareEntrance = latePart('client/features/compare/compare-entrance.tsx', () =>
  import('../features/compare/compare-entrance.tsx').then((module) => module.CompareEntrance),
)

const SuggestedPairs = latePart(
  'client/features/compare/suggested-pairs.tsx',
  () => import('../features/compare/suggested-pairs.tsx').then((module) => module.SuggestedPairs),
  PairsLoading,
)

type ForYouPart = Pick<typeof import('../features/recommendations/compare-for-you.tsx'), 'CompareForYou'>

/** Rows stay hidden until their weights are known, but do not wait if this part cannot be loaded. */
const loadForYou = (): Promise<ForYouPart> =>
  import('../features/recommendations/compare-for-you.tsx').catch(() => ({ CompareForYou: NotWeighed }))

function NotWeighed({ onKnown }: Parameters<ForYouPart['CompareForYou']>[0]) {
  useEffect(() => onKnown({ status: 'failed' }), [onKnown])
  return null
}

const renderHeart: RenderHeart = (tool) => <FavoriteHeart tool={tool} />

/** Says which tools in the URL are not in the table. */
function missingText(unknown: readonly string[], left: readonly string[]): string | null {
  const texts = [
    ...(unknown.length > 0 ? [`There is no tool called ${listText(unknown)}.`] : []),
    ...(left.length > 0 ? [`You can compare up to ${MAX_COMPARED} tools. Left out: ${listText(left)}.`] : []),
  ]
  return texts.length === 0 ? null : texts.join(' ')
}

export function Component() {
  const [query] = usePageQuery()
  const { slugs, left, onlyDifferences, forYou: weighted } = useMemo(() => readCompareAddress(query), [query])
  const isOne = slugs.length === 1
  const pair = slugs.join('-vs-')
  const { data, error, loading, refetch } = useAddressQuery(CompareRouteQuery, {
    variables: { slugs: [...slugs], only: slugs[0] ?? '', isOne, pair, isPair: slugs.length === 2 },
    skip: slugs.length === 0,
  })
  const signedIn = useSignedIn()
  const member = useLoaded(loadForYou, signedIn)
  const [forYou, setForYou] = useState<ForYou | null>(null)
  const tools = slugs.length === 0 ? [] : data?.compareTools
  const names = tools?.map(({ name }) => name) ?? []
  const unknown = tools ? slugs.filter((slug) => !tools.some((tool) => tool.slug === slug)) : []
  const missing = missingText(unknown, left)
  const articlePath = data?.article && 'path' in data.article ? data.article.path : null
  const Table = weighted ? Fragment : HydrateLater
  const before = useRef(pair)
  useEffect(() => {
    if (!tools || before.current === pair) return
    before.current = pair
    // The clicked link was removed together with the table.
    keepHeadingFocus(document.getElementById('content'))
  }, [tools, pair])
  const title = names.length > 1 ? names.join(' vs ') : names.length === 1 ? `Compare ${names[0]}` : 'Compare AI tools'
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title={title}
        description={
          names.length > 1
            ? `${listText(names)} side by side: prices, platforms, integrations, privacy claims, pros and cons, each with its source.`
            : 'Compare up to four AI tools: prices, platforms, integrations, privacy claims, pros and cons.'
        }
        path={canonicalComparison(tools?.map(({ slug }) => slug) ?? [])}
        noindex={names.length < 2}
        head={
          names.length < 2
            ? undefined
            : { image: { path: toolsPreviewPath(tools?.map(({ slug }) => slug) ?? []), alt: title } }
        }
      />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <h1 className="wrap-anywhere text-2xl lg:text-3xl">{title}</h1>
        {tools && tools.length > 0 ? (
          <CompareControls
            tools={tools}
            slugs={tools.map(({ slug }) => slug)}
            options={{ onlyDifferences, forYou: weighted }}
            forYou={signedIn ? forYou : null}
          />
        ) : null}
      </div>
      {articlePath && names.length === 2 ? (
        <p className="mt-3">
          <Link to={articlePath} className="link inline-flex min-h-touch items-center">
            Read the comparison: which one to choose
          </Link>
        </p>
      ) : null}
      {missing === null ? null : (
        <Notice tone="warning" className="mt-5">
          {missing}
        </Notice>
      )}
      {tools?.length === 1 && data?.one ? <CompareSuggestions tool={data.one} /> : null}
      {tools && tools.length > 0 ? (
        <Table>
          <CompareView
            tools={tools}
            options={{ onlyDifferences, forYou: weighted }}
            forYou={signedIn ? forYou : null}
            weighing={weighted && signedIn && forYou === null}
            renderHeart={renderHeart}
          />
        </Table>
      ) : null}
      {member && tools && tools.length > 0 ? (
        <member.CompareForYou toolIds={tools.map(({ id }) => id)} onKnown={setForYou} />
      ) : null}
      {tools?.length === 0 ? <CompareEntrance /> : null}
      {tools?.length === 1 ? <SuggestedPairs /> : null}
      {tools === undefined && error === undefined ? <Loading /> : null}
      {tools === undefined && error !== undefined ? (
        <Unreachable onRetry={() => void refetch().catch(() => undefined)} busy={loading} />
      ) : null}
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading the comparison" />
      <Skeleton className="mt-6 h-11 max-w-prose" />
      <Skeleton className="mt-5 h-[40rem]" />
    </>
  )
}

function Unreachable({ onRetry, busy }: { readonly onRetry: () => void; readonly busy: boolean }) {
  return (
    <div className="mt-6">
      <EmptyState
        title="The comparison could not be loaded"
        action={
          <Button onClick={onRetry} disabled={busy}>
            {busy ? 'Trying...' : 'Try again'}
          </Button>
        }
      >
        <p>Live data is unavailable.</p>
      </EmptyState>
    </div>
  )
}
