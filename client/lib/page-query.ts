import { useMemo } from 'react'
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router-dom'
import { pageParameters } from '../../core/page-parameters.ts'

/**
 * The parameters of the present page: those that `core/page-parameters.ts` lists for it, which the server leaves in. The
 * only way for a screen to read them, so that both sides render the same; what is not listed is not there in the browser
 * either.
 */
export function usePageQuery(): [query: URLSearchParams, setQuery: SetURLSearchParams] {
  const { pathname } = useLocation()
  const [all, setQuery] = useSearchParams()
  const query = useMemo(() => {
    const known = pageParameters(pathname)
    return new URLSearchParams([...all].filter(([name]) => known.includes(name)))
  }, [pathname, all])
  return [query, setQuery]
}
