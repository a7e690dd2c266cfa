import { choseText } from '#core/claims.ts'
import { chosePercent } from '#core/outcomes/outcome-figure.ts'
import { LIMITS_OF_OUTCOMES, OUTCOMES, TOO_FEW_OUTCOMES } from '../../content/evaluation-page.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Chapter } from './chapter.tsx'

const OutcomeChapter_figure = graphql(`
  fragment OutcomeChapter_figure on OutcomeFigure {
    people
    chose
  }
`)

/** How many people chose a tool from their list. `figure` is null while too few have answered. */
export function OutcomeChapter({
  figure: masked,
}: {
  readonly figure: FragmentType<typeof OutcomeChapter_figure> | null | undefined
}) {
  const figure = masked ? readFragment(OutcomeChapter_figure, masked) : null
  return (
    <Chapter {...OUTCOMES}>
      {figure === null ? (
        <p className="font-semibold">{TOO_FEW_OUTCOMES}</p>
      ) : (
        <p className="border-line border-l-4 pl-4">
          <span className="font-serif text-2xl tabular-nums">{`${chosePercent(figure)}%`}</span>
          {` ${choseText(figure)}.`}
        </p>
      )}
      <p>{LIMITS_OF_OUTCOMES}</p>
    </Chapter>
  )
}
