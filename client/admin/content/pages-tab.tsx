import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { countText } from '#core/display/numbers.ts'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AdminPagination } from '../shared/admin-pagination.tsx'
import { nameInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { LoadedPart } from '../shared/loaded-part.tsx'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { ViewLinks } from '../shared/view-links.tsx'
import { DeletedPages } from './deleted-pages.tsx'
import { EditPageDialog } from './edit-page-dialog.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { NoPages } from './no-pages.tsx'
import { PageFilters } from './page-filters.tsx'
import { STATUS_LABELS, TYPE_LABELS } from './page-labels.ts'
import { PageStatistics } from './page-statistics.tsx'
import { PagesTable } from './pages-table.tsx'
import { useGeneration } from './use-generation.ts'

const ProgrammaticPagesQuery = graphql(`
  query ProgrammaticPages(
    $search: String
    $type: GeneratedPageType
    $status: PageStatus
    $deleted: Boolean!
    $page: Int!
  ) {
    programmaticPages(search: $search, type: $type, status: $status, deleted: $deleted, page: $page, first: 100) {
      totalCount
      nodes {
        id
        ...PagesTable_page
        ...DeletedPages_page
      }
    }
  }
`)

const PAGE_SIZE = 100
/** The number of pages per run of all types. */
const OF_ALL = 50
const GENERATORS = [
  ['Generate Comparisons', 'COMPARISON', 20],
  ['Generate Categories', 'CATEGORY', 20],
  ['Generate All', null, OF_ALL],
] as const

const VIEWS = [
  { id: 'pages', label: 'Pages', href: '/admin?tab=seo' },
  { id: 'revisions', label: 'Revisions', href: '/admin?tab=seo&view=revisions' },
]
const loadRevisions = () => import('./page-revisions.tsx')

/** "Programmatic SEO Manager": generates, edits, publishes, deletes and restores pages, and reviews revisions. */
export function Component() {
  const { query } = useAdminQuery()
  const isRevisions = query.get('view') === 'revisions'
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">Programmatic SEO Manager</h2>
      <ViewLinks label="Pages" views={VIEWS} current={isRevisions ? 'revisions' : 'pages'} />
      {isRevisions ? <LoadedPart name="revisions" load={loadRevisions} /> : <Pages />}
    </section>
  )
}

function Pages() {
  const { query, change } = useAdminQuery()
  const { generation, isRunning, starting, start } = useGeneration()
  const edited = query.get('edit')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {GENERATORS.map(([label, type, limit]) => (
          <Button
            key={label}
            variant={type === null ? 'primary' : 'secondary'}
            disabled={starting || isRunning}
            onClick={() => void start(type, limit)}
          >
            {label}
          </Button>
        ))}
      </div>
      <PageStatistics />
      <GenerationProgress generation={generation} isRunning={isRunning} />
      <PageFilters />
      <PageList onGenerate={() => void start(null, OF_ALL)} generating={starting || isRunning} />
      <EditPageDialog id={edited} onClose={() => change({ edit: null, page: query.get('page') })} />
    </>
  )
}

type PageListProps = { readonly onGenerate: () => void; readonly generating: boolean }

function PageList({ onGenerate, generating }: PageListProps) {
  const client = useApolloClient()
  const { query, page } = useAdminQuery()
  const search = query.get('search')?.trim() || null
  const deleted = query.get('view') === 'deleted'
  const status = deleted ? null : nameInUrl(STATUS_LABELS, query.get('status'))
  // A search covers all types.
  const type = search === null ? nameInUrl(TYPE_LABELS, query.get('type')) : null
  const { data, error, loading, onRetry } = useFreshQuery(ProgrammaticPagesQuery, {
    search,
    type,
    status,
    deleted,
    page,
  })
  const [reported, setReported] = useState<unknown>(null)
  useEffect(() => {
    if (!error || error === reported) return
    setReported(error)
    toast('Failed to fetch pages')
    void reportError(client, error)
  }, [client, error, reported])
  if (!data) return <NotLoaded name="pages" failed={!loading} onRetry={onRetry} height="h-96" />
  const { nodes, totalCount } = data.programmaticPages
  const isFiltered = search !== null || type !== null || status !== null
  return (
    <>
      <h3 className="text-lg" aria-live="polite">
        {deleted ? 'Deleted pages' : 'Programmatic Pages'} ({countText(totalCount)})
      </h3>
      {nodes.length === 0 ? (
        <NoPages deleted={deleted} filtered={isFiltered} generating={generating} onGenerate={onGenerate} />
      ) : deleted ? (
        <DeletedPages pages={nodes} />
      ) : (
        // A selection belongs to one list.
        <PagesTable key={`${search} ${type} ${status} ${page}`} pages={nodes} />
      )}
      <AdminPagination label="Pages of the list" total={totalCount} pageSize={PAGE_SIZE} />
    </>
  )
}
