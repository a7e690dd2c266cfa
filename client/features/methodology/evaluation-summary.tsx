import { Link } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'
import { EVALUATION_SUMMARY } from '../../content/evaluation-page.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Chapter } from './chapter.tsx'
import { percentText } from './percent-text.ts'

const EvaluationSummary_evaluation = graphql(`
  fragment EvaluationSummary_evaluation on RecommendationEvaluation {
    heldOut {
      peopleCount
      measures {
        key
        value
      }
    }
  }
`)

type EvaluationSummaryProps = { readonly evaluation: FragmentType<typeof EvaluationSummary_evaluation> }

/** What the evaluation found, in one figure, and where all of it is. */
export function EvaluationSummary({ evaluation: masked }: EvaluationSummaryProps) {
  const { heldOut } = readFragment(EvaluationSummary_evaluation, masked)
  const onTopic = heldOut.measures.find(({ key }) => key === 'ON_TOPIC_AT_10')
  return (
    <Chapter {...EVALUATION_SUMMARY}>
      {onTopic ? (
        <p>
          For {countText(heldOut.peopleCount)} people the engine was not tuned on, {percentText(onTopic.value)} of the
          first ten tools are on topic.
        </p>
      ) : null}
      <p>
        <Link to="/evaluation" className="link inline-flex min-h-touch items-center font-semibold">
          See all figures, good and bad
        </Link>
      </p>
    </Chapter>
  )
}
