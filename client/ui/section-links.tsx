import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

type SectionLinksProps = {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
  /** The address of the current screen. */
  readonly current: string
}

/** Links between related screens, styled as tabs. */
export function SectionLinks({ label, links, current }: SectionLinksProps) {
  return (
    <nav aria-label={label} className="mt-4 border-line border-b">
      <ul className="flex flex-wrap gap-x-1">
        {links.map(({ to, label: text }) => (
          <li key={to} className="-mb-px">
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-2 px-3 font-medium text-sm',
                to === current ? 'border-accent text-accent' : 'border-transparent text-soft hover:text-accent',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
