import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { classNames } from '../../ui/class-names.ts'

const CategoryList_category = graphql(`
  fragment CategoryList_category on Category {
    id
    slug
    name
    toolCount
  }
`)

type CategoryListProps = { readonly categories: readonly FragmentType<typeof CategoryList_category>[] }

/** How many categories a phone shows: the largest ones. */
const ON_PHONES = 16

/** All categories by name, with their number of tools. A narrow screen shows the largest only. */
export function CategoryList({ categories: masked }: CategoryListProps) {
  const categories = masked.map((category) => readFragment(CategoryList_category, category))
  const bySize = categories.toSorted((a, b) => b.toolCount - a.toolCount)
  const largest = new Set(bySize.slice(0, ON_PHONES))
  return (
    <ul className="columns-2 gap-x-8 text-sm md:columns-3 lg:columns-4">
      {categories.map((category) => (
        <li key={category.id} className={classNames('break-inside-avoid', !largest.has(category) && 'max-sm:hidden')}>
          <Link
            to={`/ai-tools/${category.slug}`}
            className="flex min-h-11 items-center justify-between gap-3 border-line border-b py-1 leading-tight hover:text-accent sm:min-h-9"
          >
            {category.name} <span className="text-soft text-xs tabular-nums">{category.toolCount}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
