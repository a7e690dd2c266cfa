import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageRow } from './page-row.ts'

/**
 * The parameters of the current page: those listed in its route row, which the server keeps. Screens must read them
 * only this way, so that server and browser render the same; unlisted parameters are not available in the browser
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
