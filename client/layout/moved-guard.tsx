import type { ReactNode } from 'react'
import { Navigate, useLocation, useMatches } from 'react-router-dom'

type MovedHandle = { readonly movedTo?: (url: URL) => string | null }

/** Follows, inside the browser, the moved addresses that the server answers with a redirect. */
export function MovedGuard({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const handle = useMatches().at(-1)?.handle as MovedHandle | undefined
  // Only path and query count; the origin is there to make the address whole.
  const target = handle?.movedTo?.(new URL(pathname + search, 'http://localhost')) ?? null
  return target === null ? children : <Navigate to={target} replace />
}
