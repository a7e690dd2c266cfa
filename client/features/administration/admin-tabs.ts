import { useCallback } from 'react'
import { useSetPageQuery } from '../../lib/go-to.ts'
import { usePageQuery } from '../../lib/page-query.ts'
import type { Tab } from '../../ui/tabs.tsx'

export type AdminTab =
  | 'analytics'
  | 'seo'
  | 'ai-research'
  | 'overview'
  | 'queue'
  | 'catalogue'
  | 'members'
  | 'messages'
  | 'refunds'
  | 'audit'
  | 'system'

type AdminTabRow = Tab<AdminTab> & {
  /** Whether editors see it; administrators see every tab. */
  readonly forEditors: boolean
}

/** In display order; the first one the viewer may see is the default. */
const ADMIN_TABS: readonly AdminTabRow[] = [
  { id: 'analytics', label: 'Analytics Upload', forEditors: false },
  { id: 'seo', label: 'SEO Management', forEditors: true },
  { id: 'ai-research', label: 'AI Research', forEditors: true },
  { id: 'overview', label: 'Overview', forEditors: false },
  { id: 'queue', label: 'Queue', forEditors: true },
  { id: 'catalogue', label: 'Catalog', forEditors: true },
  { id: 'members', label: 'Members', forEditors: false },
  { id: 'messages', label: 'Messages', forEditors: false },
  { id: 'refunds', label: 'Refunds', forEditors: false },
  { id: 'audit', label: 'Audit log', forEditors: false },
  { id: 'system', label: 'System', forEditors: false },
]

/** The tabs visible to this role. */
export const adminTabsFor = (isAdministrator: boolean): readonly Tab<AdminTab>[] =>
  ADMIN_TABS.filter(({ forEditors }) => forEditors || isAdministrator)

/** The tab in the URL, or the first. */
export const adminTabOf = (query: URLSearchParams, tabs: readonly Tab<AdminTab>[]): AdminTab =>
  (tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0])?.id ?? 'analytics'

type Changes = Readonly<Record<string, string | null>>

/** The URL of the current tab with these parameters changed; null removes one. */
export function changedHref(query: URLSearchParams, changes: Changes): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed.size === 0 ? '/admin' : `/admin?${changed}`
}

/** The parameters of the current tab and a function to change them. Changing a filter goes back to the first page. */
export function useAdminQuery() {
  const [query] = usePageQuery()
  const setQuery = useSetPageQuery()
  const change = useCallback(
    (changes: Changes) => {
      const href = changedHref(query, { page: null, ...changes })
      setQuery(href.split('?', 2)[1] ?? '', { replace: true })
    },
    [query, setQuery],
  )
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return { query, change, page }
}
