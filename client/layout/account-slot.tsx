import { SIGN_IN, SIGN_UP } from '../content/site-links.ts'
import { useSignedIn } from '../lib/stored-session.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { LinkButton } from '../ui/button.tsx'

const load = () => import('./account-menu.tsx')

/** The ways in for visitors; for members, on every width, their menu, which is loaded for them only. */
export function AccountSlot() {
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  if (signedIn) return <div className="min-w-12">{part ? <part.AccountMenu /> : null}</div>
  return (
    <div className="hidden items-center gap-1 lg:flex">
      <LinkButton to={SIGN_IN.to} variant="quiet">
        {SIGN_IN.label}
      </LinkButton>
      <LinkButton to={SIGN_UP.to}>{SIGN_UP.label}</LinkButton>
    </div>
  )
}
