import { useRouteError } from 'react-router-dom'
import { PageFrame } from './layout/app-shell.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { latePart } from './lib/later.tsx'

const NotFound = latePart('client/features/not-found/not-found-view.tsx', () =>
  import('./features/not-found/not-found-view.tsx').then((module) => module.NotFoundView),
)

/** Instead of the whole page. The router's patterns, even `*`, match no path that contains a line separator. */
export function RootError() {
  const error = useRouteError() as { readonly status?: unknown } | null
  if (error?.status !== 404) return <ErrorScreen standalone />
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  )
}
