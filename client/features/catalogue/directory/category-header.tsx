import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Breadcrumb } from '#client/lib/breadcrumbs.ts'
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx'
import { countText } from '#core/display/numbers.ts'

const CategoryHeader_category = graphql(`
  fragment CategoryHeader_category on Category {
    id
    name
    description
    icon {
      path
      tint
    }
  }
`)

type CategoryHeaderProps = {
  readonly category: FragmentType<typeof CategoryHeader_category>
  readonly crumbs: readonly Breadcrumb[]
  /** Active tools, and those of them with a free plan. */
  readonly total: number
  readonly free: number
}

/** The name of a category, what its tools do, and how many there are. */
export function CategoryHeader({ category, crumbs, total, free }: CategoryHeaderProps) {
  const { name, description, icon } = readFragment(CategoryHeader_category, category)
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div>
          <div className="flex items-center gap-4">
            {icon ? (
              <span aria-hidden="true" data-tint={icon.tint} className="tool-mark size-12 lg:size-16">
                <svg aria-hidden="true">
                  <use href={icon.path} />
                </svg>
              </span>
            ) : null}
            <h1 className="text-2xl lg:text-3xl">{name}</h1>
          </div>
          <p className="mt-2 max-w-[52rem] text-soft">
            {description} {countText(total)} {total === 1 ? 'tool' : 'tools'}
            {free > 0 ? `, ${countText(free)} with a free plan` : null}.
          </p>
        </div>
        <p className="text-soft text-xs">
          Picked by grades, not payments.{' '}
          <a href="/methodology#jobs" className="link">
            How we pick
          </a>
        </p>
      </div>
    </header>
  )
}
