// @chunk parts
import { useLocation } from 'react-router-dom'
import { useHydrated } from './use-hydrated.ts'

/**
 * Path and query of the current page, for links back to it. Without the query until the page is hydrated, because the
 * server has stripped the parameters that the page does not read.
 */
export function usePageAddress(): string {
  const { pathname, search } = useLocation()
  return useHydrated() ? pathname + search : pathname
}
