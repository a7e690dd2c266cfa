import { useMemo } from 'react'
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom'
import { usePageRow } from './page-row.ts'

/**
 * The parameters of the present page: those that its row of the route tables lists, which the server leaves in. The
 * only way for a screen to read them, so that both sides render the same; what is not listed is not there in the browser
 * either.
 */
export function usePageQuery(): [query: URLSearchParams, setQuery: SetURLSearchParams] {
  const row = usePageRow()
  const [all, setQuery] = useSearchParams()
  const query = useMemo(
    () => new URLSearchParams([...all].filter(([name]) => row?.parameters.includes(name))),
    [row, all],
  )
  return [query, setQuery]
}
