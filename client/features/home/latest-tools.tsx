import { Link } from 'react-router-dom'
import { momentDayText } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const LatestTools_tool = graphql(`
  fragment LatestTools_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    categoryIcon {
      path
      tint
    }
    category {
      id
      name
    }
    addedOn
    revisedAt
  }
`)

type LatestToolsProps = {
  readonly tools: readonly FragmentType<typeof LatestTools_tool>[]
  /** Which date of a tool the list shows. */
  readonly day: 'addedOn' | 'revisedAt'
  /** Whether the list has the whole width. */
  readonly wide?: boolean
}

/** Tools with the date they were added or last changed. */
export function LatestTools({ tools, day, wide = false }: LatestToolsProps) {
  return (
    <ul className={wide ? 'grid gap-x-12 lg:grid-cols-2' : undefined}>
      {tools.map((masked) => {
        const { id, slug, name, mark, categoryIcon, category, ...days } = readFragment(LatestTools_tool, masked)
        const moment = days[day]
        return (
          <li key={id} className="flex min-h-14 items-center gap-3 border-line border-b py-2">
            <ToolMark name={name} mark={mark} icon={categoryIcon} size="sm" />
            <p className="min-w-0 flex-1 leading-tight">
              <Link to={`/tool/${slug}`} className="inline-block py-0.5 font-semibold hover:text-accent">
                <BreakableName name={name} />
              </Link>
              <span className="block text-soft text-xs">{category.name}</span>
            </p>
            {moment ? (
              <time dateTime={moment} className="shrink-0 text-soft text-xs tabular-nums">
                {momentDayText(moment)}
              </time>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
