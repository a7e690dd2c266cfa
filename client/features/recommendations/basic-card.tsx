import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Card } from '../../ui/card.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { LockedLink } from './locked-link.tsx'
import { shownPriceOf } from './shown-price.ts'
import { ToolName } from './tool-name.tsx'
import type { RenderRating, RenderSlot } from './tool-slot.ts'
import { TryNow } from './try-now.tsx'

const BasicCard_recommendation = graphql(`
  fragment BasicCard_recommendation on Recommendation {
    rank
    name
    category
    description
    reason
    shortReason
    tool {
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
      websiteUrl
      priceText
      rating {
        mean
        count
        source
      }
    }
  }
`)

type CardProps = {
  readonly recommendation: FragmentType<typeof BasicCard_recommendation>
  readonly renderSlot: RenderSlot
  readonly renderRating: RenderRating
}

/** A recommended tool as the free plan shows it: description, one reason and price. */
export function BasicCard({ recommendation: masked, renderSlot, renderRating }: CardProps) {
  const { name, category, description, reason, shortReason, tool } = readFragment(BasicCard_recommendation, masked)
  return (
    <Card as="article" className="wrap-anywhere flex h-full flex-col p-4 sm:p-5">
      <div className="flex gap-3">
        <ToolMark name={name} mark={tool?.mark} icon={tool?.categoryIcon} />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug">
            <ToolName name={name} tool={tool} />
          </h3>
          <p className="text-soft text-xs">{category}</p>
        </div>
        {tool ? renderSlot(tool) : null}
      </div>
      <p className="mt-3 text-sm">{description}</p>
      <p className="mt-3 border-gold border-l-4 py-0.5 pl-3 text-soft text-sm">{shortReason}</p>
      {shortReason === reason ? null : <FullReason reason={reason} name={name} />}
      <div className="mt-auto grid gap-3 pt-4">
        <p className="flex flex-wrap justify-between gap-x-3 border-line border-t pt-2.5 text-xs tabular-nums">
          <span className="font-semibold">{shownPriceOf(tool)}</span>
          {tool ? renderRating(tool.rating ?? null) : null}
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))] gap-2">
          <TryNow name={name} websiteUrl={tool?.websiteUrl} label="Visit Website" variant="secondary" />
          <LockedLink>
            Your match<span className="sr-only"> with {name}</span>
          </LockedLink>
        </div>
      </div>
    </Card>
  )
}

function FullReason({ reason, name }: { readonly reason: string; readonly name: string }) {
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-touch cursor-pointer items-center">
        Full reason<span className="sr-only"> for {name}</span>
      </summary>
      <p className="text-soft">{reason}</p>
    </details>
  )
}
