import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { RankLabel } from '../../gql/graphql.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { ListPrice } from './list-price.tsx'
import { MatchBar } from './match-bar.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import type { RenderSlot } from './tool-slot.ts'

const RecommendationRow_recommendation = graphql(`
  fragment RecommendationRow_recommendation on Recommendation {
    rank
    name
    shortReason
    matchPercent
    ledger {
      ...MatchBar_row
    }
    label
    tool {
      id
      mark {
        path
        darkPath
      }
      categoryIcon {
        path
        tint
      }
      ...ListPrice_tool
    }
    ...RecommendationCard_recommendation
  }
`)

const LABELS: Readonly<Record<RankLabel, { readonly text: string; readonly tone: BadgeTone }>> = {
  BEST_MATCH: { text: 'Best Match', tone: 'gold' },
  GREAT_OPTION: { text: 'Great Option', tone: 'support' },
  GOOD_FIT: { text: 'Good Fit', tone: 'plain' },
}

type RowProps = {
  readonly recommendation: FragmentType<typeof RecommendationRow_recommendation>
  /** Whether its card is initially open. */
  readonly startsOpen: boolean
  readonly renderSlot: RenderSlot
}

/** A ranked tool in one row: its match, price and most important reason. It expands to its card. */
export function RecommendationRow({ recommendation: masked, startsOpen, renderSlot }: RowProps) {
  const recommendation = readFragment(RecommendationRow_recommendation, masked)
  const { rank, name, shortReason, matchPercent, ledger, label, tool } = recommendation
  const [open, setOpen] = useState(startsOpen)
  const cardId = useId()
  const shown = label ? LABELS[label] : null
  return (
    <article className="wrap-anywhere">
      <div className="relative grid grid-cols-[1.5rem_auto_minmax(0,1fr)] items-center gap-x-2.5 px-3 py-3 hover:bg-paper sm:grid-cols-[1.75rem_auto_minmax(0,1fr)_11.5rem_auto] sm:gap-x-3 sm:px-4 lg:grid-cols-[1.75rem_auto_minmax(0,1fr)_11rem_13rem_auto] lg:gap-x-5">
        <p className="whitespace-nowrap text-center font-serif text-accent text-lg tabular-nums leading-none sm:row-[1/3]">
          <span className="sr-only">Rank </span>
          {rank}
        </p>
        <ToolMark name={name} mark={tool?.mark} icon={tool?.categoryIcon} size="sm" className="sm:row-[1/3]" />
        <div className="col-3 row-1 flex min-w-0 flex-wrap items-center gap-x-2">
          <h3 className="text-lg leading-snug">
            {/* The whole row opens the card, not the name alone. */}
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? cardId : undefined}
              onClick={() => setOpen(!open)}
              className="text-left after:absolute after:inset-0 after:content-['']"
            >
              <BreakableName name={name} />
            </button>
          </h3>
          {shown ? <Badge tone={shown.tone}>{shown.text}</Badge> : null}
        </div>
        {/* The card has the same reason, in full. */}
        {open ? null : <p className="col-[2/4] mt-1 text-soft text-sm sm:col-3 sm:row-2 sm:mt-0">{shortReason}</p>}
        <p className="col-[2/4] mt-1 font-semibold text-xs tabular-nums sm:col-4 sm:row-2 sm:mt-0 sm:self-start lg:row-[1/3] lg:self-center">
          <ListPrice tool={tool ?? null} />
        </p>
        <div className="col-[2/4] mt-1.5 flex items-center gap-3 sm:col-4 sm:row-1 sm:mt-0 lg:col-5 lg:row-[1/3]">
          {typeof matchPercent === 'number' ? (
            <p className="whitespace-nowrap font-semibold text-sm tabular-nums">{`${matchPercent}% Match`}</p>
          ) : null}
          {ledger ? <MatchBar rows={ledger} fills className="h-2 flex-1" /> : null}
        </div>
        <ChevronDown
          aria-hidden="true"
          className={classNames(
            'hidden size-4 text-soft transition-transform sm:col-5 sm:row-[1/3] sm:block lg:col-6 print:hidden',
            open && 'rotate-180',
          )}
        />
      </div>
      {open ? (
        <div id={cardId} className="border-line border-t px-4 pt-4 pb-5 sm:px-6">
          <RecommendationCard recommendation={recommendation} renderSlot={renderSlot} />
        </div>
      ) : null}
    </article>
  )
}
