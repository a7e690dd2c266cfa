import { Link } from 'react-router-dom'
import { momentDayText } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const UpdatedTools_tool = graphql(`
  fragment UpdatedTools_tool on Tool {
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
    revisedAt
  }
`)

/** Tools with the day their records last changed. */
export function UpdatedTools({ tools }: { readonly tools: readonly FragmentType<typeof UpdatedTools_tool>[] }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {tools.map((masked) => {
        const { id, slug, name, mark, categoryIcon, category, revisedAt } = readFragment(UpdatedTools_tool, masked)
        return (
          <li key={id} className="flex min-h-14 items-center gap-3 border-line border-b py-2">
            <ToolMark name={name} mark={mark} icon={categoryIcon} size="sm" />
            <p className="min-w-0 flex-1 leading-tight">
              <Link to={`/tool/${slug}`} className="inline-block py-0.5 font-semibold hover:text-accent">
                <BreakableName name={name} />
              </Link>
              <span className="block text-soft text-xs">{category.name}</span>
            </p>
            {revisedAt ? (
              <time dateTime={revisedAt} className="shrink-0 text-soft text-xs tabular-nums">
                {momentDayText(revisedAt)}
              </time>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
