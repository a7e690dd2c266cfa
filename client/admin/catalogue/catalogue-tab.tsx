import type { ComponentType } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { ViewLinks } from '../shared/view-links.tsx'

type View = { readonly Component: ComponentType }

/** The views of the tab, each loaded when it is first shown. The first is the default. */
type ViewRow = {
  readonly id: string
  readonly label: string
  readonly forEditors: boolean
  readonly load: () => Promise<View>
}
const VIEWS: readonly ViewRow[] = [
  { id: 'tools', label: 'Tools', forEditors: true, load: () => import('./tools-list.tsx') },
  { id: 'revisions', label: 'Revisions', forEditors: true, load: () => import('./revisions/revisions-list.tsx') },
  { id: 'new', label: 'New tool', forEditors: true, load: () => import('./editor/new-tool-form.tsx') },
  { id: 'import', label: 'Import', forEditors: false, load: () => import('./import/catalogue-import.tsx') },
]
const EDITOR = () => import('./editor/tool-editor.tsx')

const hrefOf = (view: string): string =>
  view === 'tools' ? '/admin?tab=catalogue' : `/admin?tab=catalogue&view=${view}`

/** The catalog: find, edit, check, merge and create tools, and review revisions. */
export function Component() {
  const { query } = useAdminQuery()
  const isAdministrator = useIsAdministrator()
  const views = VIEWS.filter(({ forEditors }) => forEditors || isAdministrator)
  const view = views.find(({ id }) => id === query.get('view')) ?? views[0]
  const isEditing = query.get('tool') !== null
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">Catalog</h2>
      <ViewLinks
        label="Catalog"
        views={views.map(({ id, label }) => ({ id, label, href: hrefOf(id) }))}
        current={isEditing ? null : (view?.id ?? null)}
      />
      {view ? <Part key={isEditing ? 'editor' : view.id} load={isEditing ? EDITOR : view.load} /> : null}
    </section>
  )
}

function Part({ load }: { readonly load: () => Promise<View> }) {
  const part = useLoaded(load, true)
  if (part === null) {
    return (
      <>
        <LoadingStatus label="Loading" />
        <Skeleton className="h-96" />
      </>
    )
  }
  return <part.Component />
}
