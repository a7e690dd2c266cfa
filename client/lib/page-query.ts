import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageRow } from './page-row.ts'

/**
 * The parameters of the present page: those that its row of the route tables lists, which the server leaves in. The
 * only way for a screen to read them, so that both sides render the same; what is not listed is not there in the browser
 * either. `useSetPageQuery` changes them.
 */
export function usePageQuery(): readonly [query: URLSearchParams] {
  const row = usePageRow()
  const { search } = useLocation()
  return useMemo(
    () => [new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => row?.parameters.includes(name)))],
    [row, search],
  )
}
