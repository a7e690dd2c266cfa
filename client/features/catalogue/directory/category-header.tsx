import type { Breadcrumb } from '#client/lib/breadcrumbs.ts'
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx'
import { countText } from '#core/display/numbers.ts'

type CategoryHeaderProps = {
  readonly category: { readonly name: string; readonly description: string }
  readonly crumbs: readonly Breadcrumb[]
  /** Active tools, and those of them with a free plan. */
  readonly total: number
  readonly free: number
}

/** The name of a category, what its tools do, and how many there are. */
export function CategoryHeader({ category: { name, description }, crumbs, total, free }: CategoryHeaderProps) {
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div className="max-w-[52rem]">
          <h1 className="text-2xl lg:text-3xl">{name}</h1>
          <p className="mt-2 text-soft">
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
