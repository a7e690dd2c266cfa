import { useCallback } from 'react'
import { usePageQuery } from '../../lib/page-query.ts'
import type { Tab } from '../../ui/tabs.tsx'

export type AdminTab = 'analytics' | 'seo' | 'ai-research' | 'messages' | 'audit'

/** In the order in which they are shown; the first is the default. */
export const ADMIN_TABS: readonly Tab<AdminTab>[] = [
  { id: 'analytics', label: 'Analytics Upload' },
  { id: 'seo', label: 'SEO Management' },
  { id: 'ai-research', label: 'AI Research' },
  { id: 'messages', label: 'Messages' },
  { id: 'audit', label: 'Audit log' },
]

export const adminTabOf = (query: URLSearchParams): AdminTab =>
  ADMIN_TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'analytics'

export const adminTabHref = (tab: AdminTab): string => (tab === 'analytics' ? '/admin' : `/admin?tab=${tab}`)

type Changes = Readonly<Record<string, string | null>>

/** The address of the present tab with these parameters changed; null takes one away. */
export function changedHref(query: URLSearchParams, changes: Changes): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed.size === 0 ? '/admin' : `/admin?${changed}`
}

/** The parameters of the present tab and how to change them. A change of a filter begins again with the first page. */
export function useAdminQuery() {
  const [query, setQuery] = usePageQuery()
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
