import { useLocation } from 'react-router-dom'
import { useHydrated } from './use-hydrated.ts'

/**
 * Path and query of the present page, for links that lead back to it. Without the query until the page is hydrated,
 * because the server has stripped what the page does not read.
 */
export function usePageAddress(): string {
  const { pathname, search } = useLocation()
  return useHydrated() ? pathname + search : pathname
}
