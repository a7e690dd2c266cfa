import { Menu, X } from 'lucide-react'
import { SIGN_IN, SIGN_UP } from '../content/site-links.ts'
import { useSignedIn } from '../lib/stored-session.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { useMenu } from '../lib/use-menu.ts'
import { LinkButton } from '../ui/button.tsx'
import { NavLinks } from './nav-links.tsx'

const load = () => import('./account-menu.tsx')

const LIST = 'shell divide-y divide-line'
const ITEM = 'flex min-h-12 w-full items-center gap-2 font-medium'

/** The header's items behind a button, for narrow screens. It closes when it loses focus. */
export function MobileMenu() {
  const { open, id, area, buttonProps } = useMenu()
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  return (
    <div ref={area} className="lg:hidden">
      <button
        {...buttonProps}
        aria-label={open ? 'Close menu' : 'Open menu'}
        className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-sunk"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      {open ? (
        <nav
          id={id}
          aria-label="Main"
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-line border-y bg-paper pb-6 shadow-raised"
        >
          <NavLinks listClass={LIST} linkClass={ITEM} activeClass="text-accent font-semibold" />
          {signedIn ? (
            part && <part.AccountLinks listClass={`${LIST} border-line border-t`} linkClass={ITEM} />
          ) : (
            <div className="shell mt-5 grid grid-cols-2 gap-3">
              <LinkButton to={SIGN_IN.to} variant="secondary">
                {SIGN_IN.label}
              </LinkButton>
              <LinkButton to={SIGN_UP.to}>{SIGN_UP.label}</LinkButton>
            </div>
          )}
        </nav>
      ) : null}
    </div>
  )
}
