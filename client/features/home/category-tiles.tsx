import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Card } from '../../ui/card.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const CategoryTiles_category = graphql(`
  fragment CategoryTiles_category on Category {
    id
    slug
    name
    toolCount
    icon {
      path
      tint
    }
    wellKnownTools {
      id
      name
      mark {
        path
        darkPath
      }
    }
  }
`)

type CategoryTilesProps = { readonly categories: readonly FragmentType<typeof CategoryTiles_category>[] }

/** Categories with their number of tools and the logos of their best known ones. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 lg:grid-cols-4 lg:gap-3">
      {categories.map((masked) => {
        const { id, slug, name, toolCount, icon, wellKnownTools } = readFragment(CategoryTiles_category, masked)
        return (
          <Card
            as="li"
            key={id}
            className="relative flex flex-col p-3.5 outline-support outline-offset-2 transition-colors hover:border-accent has-[a:focus-visible]:outline-2"
          >
            <div className="flex gap-3 max-lg:flex-col lg:items-center">
              {icon ? (
                <span aria-hidden="true" data-tint={icon.tint} className="tool-mark size-11">
                  <svg aria-hidden="true">
                    <use href={icon.path} />
                  </svg>
                </span>
              ) : null}
              <div className="min-w-0">
                <h3 className="text-lg leading-snug">
                  <Link to={`/ai-tools/${slug}`} className="outline-none after:absolute after:inset-0">
                    {name}
                  </Link>
                </h3>
                <p className="text-soft text-xs tabular-nums">{`${toolCount} ${toolCount === 1 ? 'tool' : 'tools'}`}</p>
              </div>
            </div>
            {wellKnownTools.length > 0 ? (
              <p className="mt-auto flex gap-2 pt-3">
                {wellKnownTools.map((tool) => (
                  <ToolMark key={tool.id} name={tool.name} mark={tool.mark} size="xs" />
                ))}
                <span className="sr-only">{`Such as ${wellKnownTools.map((tool) => tool.name).join(', ')}`}</span>
              </p>
            ) : null}
          </Card>
        )
      })}
    </ul>
  )
}
