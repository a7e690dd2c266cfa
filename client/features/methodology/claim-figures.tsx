import { CLAIMS, choseText, HEADLINE_CLAIMS } from '#core/claims.ts'
import { countText } from '#core/display/numbers.ts'
import { chosePercent } from '#core/outcomes/outcome-figure.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Chapter } from './chapter.tsx'
import { FigureTable } from './figures.tsx'
import { percentText } from './percent-text.ts'

const ClaimFigures_statistics = graphql(`
  fragment ClaimFigures_statistics on CatalogueStatistics {
    toolCount
    categoryCount
  }
`)

const ClaimFigures_evaluation = graphql(`
  fragment ClaimFigures_evaluation on RecommendationEvaluation {
    heldOut {
      measures {
        key
        value
      }
    }
  }
`)

const ClaimFigures_outcome = graphql(`
  fragment ClaimFigures_outcome on OutcomeFigure {
    people
    chose
  }
`)

type ClaimFiguresProps = {
  readonly outcome: FragmentType<typeof ClaimFigures_outcome> | null | undefined
  readonly statistics: FragmentType<typeof ClaimFigures_statistics>
  readonly evaluation: FragmentType<typeof ClaimFigures_evaluation>
}

/** What was counted or measured for each claim, if possible. */
export function ClaimFigures({
  statistics: maskedStatistics,
  evaluation: maskedEvaluation,
  outcome,
}: ClaimFiguresProps) {
  const chosen = outcome ? readFragment(ClaimFigures_outcome, outcome) : null
  const { toolCount, categoryCount } = readFragment(ClaimFigures_statistics, maskedStatistics)
  const { heldOut } = readFragment(ClaimFigures_evaluation, maskedEvaluation)
  const onTopic = heldOut.measures.find(({ key }) => key === 'ON_TOPIC_AT_10')
  const tested =
    onTopic && `${percentText(onTopic.value)} of the first ten tools on topic, for people the engine was not tuned on`
  const fit = chosen && tested ? `${tested}; ${chosePercent(chosen)}% ${choseText(chosen)}` : tested
  const known: Readonly<Record<string, string | undefined>> = {
    [CLAIMS.tools.id]: countText(toolCount),
    [CLAIMS.categories.id]: countText(categoryCount),
    [CLAIMS.matchRate.id]: fit,
    [CLAIMS.accuracy.id]: fit,
  }
  return (
    <Chapter id="claims" title="The headline claims">
      <p>Some pages quote round figures. They are claims, not counts; here is what we count today.</p>
      <FigureTable
        caption="Claims and counts"
        heads={['Claim', 'Counted today']}
        figures={1}
        wrap
        rows={[...HEADLINE_CLAIMS, CLAIMS.accuracy].map(({ id, figure, label }) => ({
          key: id,
          cells: [`${figure} ${label}`, known[id] ?? <span className="text-soft">Not measured here yet</span>],
        }))}
      />
    </Chapter>
  )
}
