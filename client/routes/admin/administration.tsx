import { useApolloClient } from '@apollo/client/react'
import { AccessDenied } from '../../admin/access-denied.tsx'
import { AdministrationLoading } from '../../admin/administration-loading.tsx'
import { PasswordConfirmation } from '../../features/accounts/password/password-confirmation.tsx'
import { Seo } from '../../lib/seo.tsx'
import { useSession, verifySession } from '../../lib/session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The code of the screens, loaded only for administrators. */
const load = () => import('../../admin/administration-panel.tsx')

export function Component() {
  return (
    <>
      <Seo title="Administration" description="For administrators and editors." />
      <Administration />
    </>
  )
}

function Administration() {
  const session = useSession()
  const isAdministrator = session.status === 'authenticated' && session.verified && session.user.administrator
  const part = useLoaded(load, isAdministrator)
  if (session.status === 'loading') return <AdministrationLoading />
  if (session.status === 'anonymous') return <AccessDenied signedIn={false} />
  if (!session.verified) return <Unreachable />
  if (!isAdministrator) return <AccessDenied signedIn />
  if (part === null) return <AdministrationLoading />
  return (
    <PasswordConfirmation>
      <part.AdministrationPanel />
    </PasswordConfirmation>
  )
}

function Unreachable() {
  const client = useApolloClient()
  return (
    <EmptyState
      title="We can’t verify your account"
      action={<Button onClick={() => void verifySession(client)}>Try again</Button>}
    >
      <p>You're still signed in, but we can't reach the server right now.</p>
    </EmptyState>
  )
}
