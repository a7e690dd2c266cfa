import { useCallback } from 'react'
import { useSetPageQuery } from '../../lib/go-to.ts'
import { usePageQuery } from '../../lib/page-query.ts'

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

/** The name that a URL parameter has in lower case; null for any other text. */
export const nameInUrl = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  text: string | null,
): Name | null => (Object.keys(labels) as Name[]).find((name) => name.toLowerCase() === text) ?? null

/** The options of a filter whose value is such a name. */
export const optionsInUrl = (labels: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(labels).map(([name, label]) => [name.toLowerCase(), label])
