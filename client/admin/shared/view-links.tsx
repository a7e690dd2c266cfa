import { Link } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'

type ViewLinksProps = {
  readonly label: string
  readonly views: readonly { readonly id: string; readonly label: string; readonly href: string }[]
  /** The current view, or null for anything else. */
  readonly current: string | null
}

/** Links to the views of a tab. */
export function ViewLinks({ label: name, views, current }: ViewLinksProps) {
  return (
    <nav aria-label={name} className="flex flex-wrap gap-2">
      {views.map(({ id, label, href }) => (
        <Link
          key={id}
          to={href}
          aria-current={id === current ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold text-sm',
            id === current ? 'border-accent text-accent' : 'border-line text-soft hover:border-accent',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
