import { Link, useLocation } from 'react-router-dom'
import { MAIN_LINKS, type SiteLink } from '../content/site-links.ts'
import { classNames } from '../ui/class-names.ts'

/** Home is active on its own address only, every other item also on the addresses below it. */
export function isActive(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)
}

function PulsingDot() {
  return <span aria-hidden="true" className="size-1.5 animate-pulse-thrice rounded-full bg-gold" />
}

type NavLinksProps = { readonly listClass: string; readonly linkClass: string; readonly activeClass: string }

/** The main items, for the header's row and for the mobile menu. */
export function NavLinks({ listClass, linkClass, activeClass }: NavLinksProps) {
  const { pathname } = useLocation()
  return (
    <ul className={listClass}>
      {MAIN_LINKS.map(({ label, to, highlighted }: SiteLink) => {
        const active = isActive(to, pathname)
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={active ? 'page' : undefined}
              className={classNames(linkClass, highlighted && 'text-accent', active && activeClass)}
            >
              {label}
              {highlighted ? <PulsingDot /> : null}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
