import { useAdminQuery } from '../shared/admin-query.ts'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { LoadedPart } from '../shared/loaded-part.tsx'
import { ViewLinks } from '../shared/view-links.tsx'

/** The views of the tab, each loaded when it is first shown. The first is the default. */
const VIEWS = [
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
      {view ? (
        <LoadedPart key={isEditing ? 'editor' : view.id} name="this view" load={isEditing ? EDITOR : view.load} />
      ) : null}
    </section>
  )
}
