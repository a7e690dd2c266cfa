import { useRouteError } from 'react-router-dom'
import { LoadError } from '../lib/load-error.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { ErrorText } from './error-frame.tsx'

const loadDetails = () => import('./error-details.tsx')

/**
 * Shown when a screen crashes or cannot be loaded. `standalone` is for use without the frame around it. `start.js`
 * prefetches the details, if there is time, before a failure happens.
 */
export function ErrorScreen({ standalone = false }: { readonly standalone?: boolean }) {
  const error = useRouteError()
  const part = useLoaded(loadDetails, true)
  const content = part ? (
    <part.ErrorDetails error={error} />
  ) : (
    <ErrorText>
      {error instanceof LoadError ? 'This page could not be loaded.' : 'We encountered an unexpected error.'}
    </ErrorText>
  )
  return standalone ? <main>{content}</main> : content
}
