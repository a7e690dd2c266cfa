import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { reportError } from '#client/lib/report-error.ts'
import { useHydrated } from '#client/lib/use-hydrated.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

const FAILED = 'Signing in with a passkey failed. Please try again, or use your password.'

/** Signs in with a passkey, without email and password. Its code is loaded on the first press. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn?: (() => void) | undefined }) {
  const client = useApolloClient()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { signInWithPasskey } = await import('./passkey-sign-in.ts')
      const refused = await signInWithPasskey(client)
      if (refused === null) onSignedIn?.()
      setProblem(refused)
    } catch (error) {
      setProblem(FAILED)
      void reportError(client, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="noscript:hidden mt-3 grid gap-3">
      <Button variant="secondary" disabled={!hydrated || busy} onClick={() => void run()}>
        {busy ? 'Waiting for your passkey…' : 'Sign in with a passkey'}
      </Button>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
