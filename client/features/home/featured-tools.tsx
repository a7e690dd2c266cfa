import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const FeaturedTool_tool = graphql(`
  fragment FeaturedTool_tool on Tool {
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
    description
    priceText
    category {
      id
      name
    }
    rating {
      mean
      count
    }
  }
`)

type Featured = FragmentType<typeof FeaturedTool_tool>

function FeaturedTool({ tool: masked }: { readonly tool: Featured }) {
  const tool = readFragment(FeaturedTool_tool, masked)
  return (
    <li className="group relative flex gap-4 border-line border-t py-5">
      <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} />
      <div className="min-w-0 flex-1">
        <p className="text-soft text-xs">{tool.category.name}</p>
        <h3 className="text-lg">
          <Link to={`/tool/${tool.slug}`} className="after:absolute after:inset-0 group-hover:text-accent">
            {tool.name}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-soft">{tool.description}</p>
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-semibold">{tool.priceText ?? 'Pricing not verified'}</span>
          {tool.rating && tool.rating.count > 0 ? (
            <span className="text-soft">
              {tool.rating.mean.toFixed(1)} out of 5 ({tool.rating.count})
            </span>
          ) : null}
        </p>
      </div>
    </li>
  )
}

const LIST = 'grid gap-x-10 md:grid-cols-2'

export function FeaturedTools({ tools }: { readonly tools: readonly (Featured & { readonly id: string })[] }) {
  return (
    <ul className={LIST}>
      {tools.map((tool) => (
        <FeaturedTool key={tool.id} tool={tool} />
      ))}
    </ul>
  )
}

export function FeaturedToolsLoading() {
  return (
    <ul className={LIST} aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key} className="flex gap-4 border-line border-t py-5">
          <Skeleton className="size-12" />
          <Skeleton className="h-32 flex-1" />
        </li>
      ))}
    </ul>
  )
}
