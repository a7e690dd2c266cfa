import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { memberName } from '#core/display/member-name.ts'
import { useSignOut } from '../features/accounts/sign-in/use-sign-out.ts'
import { useSession } from '../lib/session.ts'
import { useMenu } from '../lib/use-menu.ts'

const LINKS = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Profile', to: '/profile' },
  { label: 'Favorites', to: '/favorites' },
  { label: 'Collections', to: '/collections' },
  { label: 'Results', to: '/quiz/results' },
  { label: 'Settings', to: '/settings' },
  { label: 'Help', to: '/help' },
] as const

const ITEM = 'flex min-h-11 w-full items-center px-4 text-left font-medium text-sm hover:bg-sunk hover:text-accent'

/** The member's screens and Sign out, for the account menu and for the mobile menu. */
export function AccountLinks({ listClass, linkClass }: { readonly listClass: string; readonly linkClass: string }) {
  const { user } = useSession()
  const signOut = useSignOut()
  return (
    <ul className={listClass}>
      {user?.administrator ? (
        <li>
          <Link to="/admin" className={linkClass}>
            Administration
          </Link>
        </li>
      ) : null}
      {LINKS.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={signOut} className={linkClass}>
          Sign out
        </button>
      </li>
    </ul>
  )
}

/** The signed-in member's name and menu. */
export function AccountMenu() {
  const { user } = useSession()
  const { open, id, area, buttonProps } = useMenu()
  if (user === null) return null
  const name = memberName(user)
  return (
    <div ref={area} data-private className="relative">
      <button
        {...buttonProps}
        className="flex min-h-11 max-w-58 items-center gap-2 rounded-md px-2 font-semibold text-sm hover:bg-sunk"
      >
        <span
          aria-hidden="true"
          data-account-mark
          className="grid size-8 shrink-0 place-items-center rounded-full bg-support text-on-accent uppercase"
        >
          {[...name][0]}
        </span>
        <span className="sr-only">Account of </span>
        <span className="truncate max-xl:sr-only">{name}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 max-xl:hidden" />
      </button>
      {open ? (
        <div
          id={id}
          className="absolute top-full right-0 mt-1 w-64 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface py-2 shadow-raised"
        >
          <div className="wrap-anywhere border-line border-b px-4 pt-1 pb-3">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-support">{user.planLabel}</p>
            <p className="text-soft text-sm">{user.email}</p>
          </div>
          <AccountLinks listClass="pt-1" linkClass={ITEM} />
        </div>
      ) : null}
    </div>
  )
}
