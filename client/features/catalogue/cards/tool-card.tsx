// @chunk cards
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { canTransition } from '#client/lib/navigation.ts'
import { BreakableName } from '#client/ui/breakable-name.tsx'
import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ToolMark } from '#client/ui/tool-mark.tsx'
import { CompareToggle } from './compare-toggle.tsx'
import { FavoriteHeart } from './favorite-link.tsx'
import { Rating } from './rating.tsx'
import { ToolBadges } from './tool-badges.tsx'

export const ToolCard_tool = graphql(`
  fragment ToolCard_tool on Tool {
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
    priceAmount
    priceNote
    verified
    featured
    category {
      id
      slug
      name
    }
    rating {
      mean
      count
      source
    }
  }
`)

export type CardTool = FragmentType<typeof ToolCard_tool> & { readonly id: string }

// The link fills the card, so its focus is shown around the card.
const CARD =
  'group wrap-anywhere relative flex h-full flex-col p-4 outline-support outline-offset-2 transition-colors hover:border-accent has-[h2_a:focus-visible]:outline-2'

/** How a card shows what a search matched. */
export type MatchMarks = {
  readonly mark: (field: 'NAME' | 'DESCRIPTION', text: string) => ReactNode
  /** What matched besides the texts of the card. */
  readonly reason: ReactNode
}

type ToolCardProps = {
  readonly tool: CardTool
  readonly marks?: MatchMarks | undefined
  /** Whether all cards of the list have the same category, so that it would only repeat. */
  readonly sameCategory?: boolean
}

/** A tool's purpose, price and rating at a glance. The whole card links to the tool. */
export function ToolCard({ tool: masked, marks, sameCategory = false }: ToolCardProps) {
  const tool = readFragment(ToolCard_tool, masked)
  return (
    <Card as="article" className={CARD}>
      <div className="flex gap-3">
        <ToolMark name={tool.name} mark={tool.mark} icon={sameCategory ? null : tool.categoryIcon} />
        <div className="min-w-0 flex-1 self-center">
          <h2 className="text-lg leading-snug">
            <Link
              to={`/tool/${tool.slug}`}
              state={{ toolId: tool.id }}
              viewTransition={canTransition}
              className="outline-none after:absolute after:inset-0 group-hover:text-accent"
            >
              {marks?.mark('NAME', tool.name) ?? <BreakableName name={tool.name} />}
            </Link>
          </h2>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-soft text-xs">
            {sameCategory ? null : <p>{tool.category.name}</p>}
            <Rating rating={tool.rating ?? null} />
            <ToolBadges verified={tool.verified} featured={tool.featured} />
          </div>
        </div>
        <FavoriteHeart tool={tool} />
      </div>
      <p className="mt-3 text-sm">{marks?.mark('DESCRIPTION', tool.description) ?? tool.description}</p>
      {marks?.reason}
      <div className="mt-auto pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-1.5 text-xs tabular-nums">
          <p className="flex-1 font-semibold font-serif text-base">{tool.priceAmount}</p>
          <CompareToggle tool={tool} />
          <p className="-my-1 min-h-[1lh] w-full text-soft">{tool.priceNote}</p>
        </div>
      </div>
    </Card>
  )
}

/** The skeleton of a card. */
export function ToolCardLoading() {
  return (
    <Card className="flex h-60 flex-col gap-3 p-4">
      <span className="flex gap-3">
        <Skeleton className="size-12" />
        <span className="flex-1">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-1.5 h-4 w-1/2" />
        </span>
      </span>
      <Skeleton className="mt-1 h-20" />
      <Skeleton className="mt-auto h-5 w-2/3" />
    </Card>
  )
}
