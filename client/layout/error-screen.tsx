import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { AnchorButton, Button } from '../ui/button.tsx'

/** Shown when a screen crashes. `standalone` is for the case that the frame around it is not there. */
export function ErrorScreen({ standalone = false }: { readonly standalone?: boolean }) {
  const error = useRouteError()
  const client = useApolloClient()
  useEffect(() => {
    // Loaded on first use. Should even that fail, there is nobody left to tell.
    import('../lib/report-error.ts').then(
      ({ reportError }) => reportError(client, error),
      () => undefined,
    )
  }, [client, error])
  const content = (
    <div className="shell grid justify-items-start gap-5 py-24">
      <title>Something went wrong | Toolfinch</title>
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="max-w-prose text-lg text-soft">
        We encountered an unexpected error. Don't worry, our team has been notified and is working on a fix.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <AnchorButton href="/" variant="secondary">
          Go Home
        </AnchorButton>
      </div>
    </div>
  )
  return standalone ? <main>{content}</main> : content
}
