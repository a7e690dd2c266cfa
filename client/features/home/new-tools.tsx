import { Link } from 'react-router-dom'
import { momentDayText } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const NewTools_tool = graphql(`
  fragment NewTools_tool on Tool {
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
    description
    addedOn
  }
`)

/** Tools with what they do, and the day they were added. */
export function NewTools({ tools }: { readonly tools: readonly FragmentType<typeof NewTools_tool>[] }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {tools.map((masked) => {
        const { id, slug, name, mark, categoryIcon, category, description, addedOn } = readFragment(
          NewTools_tool,
          masked,
        )
        return (
          <li key={id} className="group relative flex gap-4 border-line border-t py-4 max-lg:nth-[n+5]:hidden">
            <ToolMark name={name} mark={mark} icon={categoryIcon} />
            <div className="min-w-0">
              <h3 className="text-lg leading-snug">
                <Link to={`/tool/${slug}`} className="after:absolute after:inset-0 group-hover:text-accent">
                  <BreakableName name={name} />
                </Link>
              </h3>
              <p className="mt-0.5 text-sm">{description}</p>
              <p className="mt-1 text-soft text-xs">
                {category.name}
                {addedOn ? (
                  <>
                    , added on <time dateTime={addedOn}>{momentDayText(addedOn)}</time>
                  </>
                ) : null}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
