import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '../../../gql/gql.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LoadingStatus, Skeleton } from '../../../ui/skeleton.tsx'
import { useAdminQuery } from '../admin-tabs.ts'

const CatalogueTabQuery = graphql(`
  query CatalogueTabQuery {
    viewer {
      id
      role
    }
  }
`)

export type CatalogueViewProps = { readonly isAdministrator: boolean }
type View = { readonly Component: ComponentType<CatalogueViewProps> }

/** The parts of the tab, each loaded when it is shown first. The first is the default. */
const VIEWS: readonly { readonly id: string; readonly label: string; readonly load: () => Promise<View> }[] = [
  { id: 'tools', label: 'Tools', load: () => import('./tools-list.tsx') },
  { id: 'revisions', label: 'Revisions', load: () => import('./revisions/revisions-list.tsx') },
  { id: 'new', label: 'New tool', load: () => import('./editor/new-tool-form.tsx') },
]
const EDITOR = () => import('./editor/tool-editor.tsx')

const hrefOf = (view: string): string =>
  view === 'tools' ? '/admin?tab=catalogue' : `/admin?tab=catalogue&view=${view}`

/** The catalogue: finding, editing, checking, merging and creating tools, and deciding on revisions. */
export function Component() {
  const { query } = useAdminQuery()
  const { data } = useQuery(CatalogueTabQuery, { context: { asViewer: true } })
  const view = VIEWS.find(({ id }) => id === query.get('view')) ?? VIEWS[0]
  const isEditing = query.get('tool') !== null
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">Catalogue</h2>
      <nav aria-label="Catalogue" className="flex flex-wrap gap-2">
        {VIEWS.map(({ id, label }) => {
          const current = id === view?.id && !isEditing
          return (
            <Link
              key={id}
              to={hrefOf(id)}
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold text-sm',
                current ? 'border-accent text-accent' : 'border-line text-soft hover:border-accent',
              )}
            >
              {label}
            </Link>
          )
        })}
      </nav>
      {data && view ? (
        <Part
          key={isEditing ? 'editor' : view.id}
          load={isEditing ? EDITOR : view.load}
          isAdministrator={data.viewer?.role === 'ADMIN'}
        />
      ) : null}
    </section>
  )
}

function Part({ load, isAdministrator }: CatalogueViewProps & { readonly load: () => Promise<View> }) {
  const part = useLoaded(load, true)
  if (part === null) {
    return (
      <>
        <LoadingStatus label="Loading" />
        <Skeleton className="h-96" />
      </>
    )
  }
  return <part.Component isAdministrator={isAdministrator} />
}
