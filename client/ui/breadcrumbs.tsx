// @chunk posts
import { Link } from 'react-router-dom'

type BreadcrumbsProps = { readonly crumbs: readonly { readonly name: string; readonly path: string }[] }

/** The path to the current page, which comes last and is not a link. One line, which scrolls sideways on phones. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="scroll-row text-soft text-sm">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-h-touch shrink-0 items-center gap-x-2">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {index < crumbs.length - 1 ? (
              <Link to={path} className="link">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
