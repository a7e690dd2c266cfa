import { ChevronDown } from 'lucide-react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { ListPrice } from './list-price.tsx'
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
      ...ListPrice_tool
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

/** A recommended tool as the free plan shows it: rank, description, one reason and price, without its match. */
export function BasicCard({ recommendation: masked, renderSlot, renderRating }: CardProps) {
  const { rank, name, category, description, reason, shortReason, tool } = readFragment(
    BasicCard_recommendation,
    masked,
  )
  return (
    <article className="wrap-anywhere grid grid-cols-[1.5rem_auto_minmax(0,1fr)_auto] gap-x-2.5 px-3 py-4 sm:grid-cols-[1.75rem_auto_minmax(0,1fr)_12rem_auto] sm:gap-x-4 sm:px-4">
      <p className="self-center whitespace-nowrap text-center font-serif text-accent text-lg tabular-nums leading-none">
        <span className="sr-only">Rank </span>
        {rank}
      </p>
      <ToolMark name={name} mark={tool?.mark} icon={tool?.categoryIcon} />
      <div className="min-w-0 self-center">
        <h3 className="text-lg leading-snug">
          <ToolName name={name} tool={tool} />
        </h3>
        <p className="text-soft text-xs">{category}</p>
      </div>
      <div className="col-4 row-1 sm:col-5">{tool ? renderSlot(tool) : null}</div>
      <div className="col-[1/-1] mt-2.5 grid content-start gap-2 sm:col-3">
        <p className="text-sm">{description}</p>
        <div className="border-gold border-l-4 pl-3 text-soft text-sm">
          {shortReason === reason ? <p>{reason}</p> : <Reason short={shortReason} whole={reason} />}
        </div>
      </div>
      <div className="col-[1/-1] mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-4 sm:row-[1/3] sm:mt-0 sm:grid sm:content-start sm:pt-2">
        <p className="grid gap-0.5 text-xs tabular-nums">
          <span className="font-semibold">
            <ListPrice tool={tool ?? null} />
          </span>
          {tool ? renderRating(tool.rating ?? null) : null}
        </p>
        <TryNow name={name} websiteUrl={tool?.websiteUrl} label="Visit Website" variant="secondary" />
      </div>
    </article>
  )
}

/** A shortened reason, which opens the whole one. */
function Reason({ short, whole }: { readonly short: string; readonly whole: string }) {
  return (
    <details className="group">
      <summary className="flex min-h-6 items-start gap-2">
        <span>{short}</span>
        <span className="sr-only">(whole reason)</span>
        <ChevronDown aria-hidden="true" className="mt-1 size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-1">{whole}</p>
    </details>
  )
}
