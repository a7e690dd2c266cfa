import { Link } from 'react-router-dom'
import { categoryHref } from './directory-address.ts'
import type { CategoryOption } from './directory-listing.ts'

/** Links to all category pages. Renders nothing until the categories are known. */
export function CategoryLinks({ categories }: { readonly categories: readonly CategoryOption[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-labelledby="all-categories" className="mt-12">
      <h2 id="all-categories" className="text-xl">
        Browse by category
      </h2>
      <ul className="mt-3 columns-2 gap-x-6 text-sm sm:columns-3 lg:columns-4">
        {categories.map(({ slug, name }) => (
          <li key={slug} className="break-inside-avoid">
            <Link
              to={categoryHref(slug)}
              className="inline-flex min-h-touch items-center hover:text-accent hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
