import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { classNames } from '../../ui/class-names.ts'
import { BasicCard } from './basic-card.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import type { RenderRating, RenderSlot } from './tool-slot.ts'

export const ResultList_recommendation = graphql(`
  fragment ResultList_recommendation on Recommendation {
    toolId
    ...RecommendationCard_recommendation
    ...BasicCard_recommendation
  }
`)

const ResultList_relaxation = graphql(`
  fragment ResultList_relaxation on QuizRelaxation {
    heading
    why
    items {
      ...ResultList_recommendation
    }
  }
`)

/** What the screen puts onto every card. */
export type CardSlots = {
  /** Whether the cards are those of a paid plan. */
  readonly paid: boolean
  readonly renderSlot: RenderSlot
  readonly renderRating: RenderRating
}

type ListProps = CardSlots & { readonly items: readonly FragmentType<typeof ResultList_recommendation>[] }

/** The ranked tools, as the member's plan shows them. */
export function ResultList({ items: masked, paid, renderSlot, renderRating }: ListProps) {
  return (
    <ol className={classNames('grid', paid ? 'gap-5' : 'gap-4 sm:grid-cols-2 lg:grid-cols-3')}>
      {masked.map((item) => {
        const recommendation = readFragment(ResultList_recommendation, item)
        return (
          <li key={recommendation.toolId}>
            {paid ? (
              <RecommendationCard recommendation={recommendation} renderSlot={renderSlot} />
            ) : (
              <BasicCard recommendation={recommendation} renderSlot={renderSlot} renderRating={renderRating} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

type RelaxationsProps = CardSlots & { readonly relaxations: readonly FragmentType<typeof ResultList_relaxation>[] }

/** What there would be if a limit gave way: each under its own heading, and never among the matches. */
export function Relaxations({ relaxations: masked, ...slots }: RelaxationsProps): ReactNode {
  return masked.map((relaxation) => {
    const { heading, why, items } = readFragment(ResultList_relaxation, relaxation)
    return (
      <section key={heading} aria-label={heading} className="mt-10 border-gold border-t-4 pt-5">
        <h2 className="text-xl">{heading}</h2>
        <p className="mt-1 mb-4 max-w-prose text-soft">{why}</p>
        <ResultList items={items} {...slots} />
      </section>
    )
  })
}
