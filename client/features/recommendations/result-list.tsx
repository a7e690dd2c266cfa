import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { BasicCard } from './basic-card.tsx'
import { RecommendationRow } from './recommendation-row.tsx'
import type { RenderAlternatives, RenderRating, RenderSlot } from './tool-slot.ts'

const ResultList_recommendation = graphql(`
  fragment ResultList_recommendation on Recommendation {
    toolId
    slug
    name
    ...RecommendationRow_recommendation
    ...BasicCard_recommendation
  }
`)

export const ResultList_relaxation = graphql(`
  fragment ResultList_relaxation on QuizRelaxation {
    heading
    why
    items {
      ...ResultList_recommendation
    }
  }
`)

/** What the screen adds to every list. */
export type ListSlots = {
  /** Whether the cards are those of a paid plan. */
  readonly paid: boolean
  readonly renderAlternatives: RenderAlternatives
  readonly renderSlot: RenderSlot
  readonly renderRating: RenderRating
}

type ListProps = Omit<ListSlots, 'renderAlternatives'> & {
  readonly items: readonly FragmentType<typeof ResultList_recommendation>[]
  /** Whether the card of the first row is open. */
  readonly opensFirst?: boolean
}

/** The ranked tools, as the member's plan shows them: expandable rows, or simple ones. */
export function ResultList({ items: masked, opensFirst = true, paid, renderSlot, renderRating }: ListProps) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
      {masked.map((item, index) => {
        const recommendation = readFragment(ResultList_recommendation, item)
        return (
          <li key={recommendation.toolId}>
            {paid ? (
              <RecommendationRow
                recommendation={recommendation}
                startsOpen={opensFirst && index === 0}
                renderSlot={renderSlot}
              />
            ) : (
              <BasicCard recommendation={recommendation} renderSlot={renderSlot} renderRating={renderRating} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

type RelaxationsProps = ListSlots & { readonly relaxations: readonly FragmentType<typeof ResultList_relaxation>[] }

/** Tools for a relaxed limit: each relaxation under its own heading, and never among the matches. */
export function Relaxations({ relaxations: masked, ...slots }: RelaxationsProps): ReactNode {
  return masked.map((relaxation) => {
    const { heading, why, items } = readFragment(ResultList_relaxation, relaxation)
    return (
      <section key={heading} aria-label={heading} className="mt-10 border-gold border-t-4 pt-5">
        <h2 className="text-xl">{heading}</h2>
        <p className="mt-1 mb-4 max-w-prose text-soft">{why}</p>
        <ResultList items={items} opensFirst={false} {...slots} />
      </section>
    )
  })
}

type AlternativesToOneProps = Pick<ListSlots, 'renderAlternatives'> & {
  readonly items: readonly FragmentType<typeof ResultList_recommendation>[]
  readonly relaxations?: readonly FragmentType<typeof ResultList_relaxation>[]
}

/** The alternatives to the tool of a list of one, without those in relaxations. Nothing for other lists. */
export function AlternativesToOne({ items, relaxations = [], renderAlternatives }: AlternativesToOneProps): ReactNode {
  const [one] = items
  if (one === undefined || items.length > 1) return null
  const { slug, name } = readFragment(ResultList_recommendation, one)
  const shown = relaxations.flatMap((relaxation) =>
    readFragment(ResultList_relaxation, relaxation).items.map(
      (item) => readFragment(ResultList_recommendation, item).slug,
    ),
  )
  return renderAlternatives({ slug, name, shown })
}
