import { SIGN_IN, SIGN_UP } from '../content/site-links.ts'
import { useSignedIn } from '../lib/stored-session.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

const load = () => import('./account-menu.tsx')

/**
 * The sign-in links for visitors; for members, at every width, their menu, which is loaded for them only. Every page is
 * rendered for visitors: until it is hydrated, a member's browser shows nothing here (`theme.js`) and reserves the
 * space.
 */
export function AccountSlot() {
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const part = useLoaded(load, signedIn)
  return (
    <div
      className={classNames('flex justify-end lg:min-w-38', signedIn && 'min-w-12 xl:min-w-58', !hydrated && WAITING)}
    >
      {signedIn && part ? <part.AccountMenu /> : null}
      {signedIn ? null : (
        <div className="hidden items-center gap-1 lg:flex">
          <LinkButton to={SIGN_IN.to} variant="quiet">
            {SIGN_IN.label}
          </LinkButton>
          <LinkButton to={SIGN_UP.to}>{SIGN_UP.label}</LinkButton>
        </div>
      )}
    </div>
  )
}

const WAITING = 'in-data-member:invisible in-data-member:min-w-12 xl:in-data-member:min-w-58'
