import type { ReactNode } from 'react'
import { Navigate, useLocation, useMatches } from 'react-router-dom'
import { handleOf } from '../lib/page-row.ts'

/** Follows in the browser the same redirects as the server. */
export function MovedGuard({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const handle = handleOf(useMatches())
  // Only path and query count; the origin merely completes the URL.
  const target = handle?.movedTo?.(new URL(pathname + search, 'http://localhost')) ?? null
  return target === null ? children : <Navigate to={target} replace />
}
