import { Link } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'

type NavLinkProps = { readonly to: string; readonly current: boolean; readonly children: string }

/** A link to one view of a tab. */
export function NavLink({ to, current, children }: NavLinkProps) {
  return (
    <Link
      to={to}
      replace
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold text-sm',
        current ? 'border-accent text-accent' : 'border-line text-soft hover:border-accent',
      )}
    >
      {children}
    </Link>
  )
}
