import { HEADLINE_CLAIMS, liveFigure } from '#core/claims.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

const Statistics_catalogue = graphql(`
  fragment Statistics_catalogue on Catalogue {
    toolCount
    categoryCount
  }
`)

const Statistics_evaluation = graphql(`
  fragment Statistics_evaluation on RecommendationEvaluation {
    heldOut {
      measures {
        key
        value
      }
    }
  }
`)

type StatisticsProps = {
  /** Both undefined until they are loaded. */
  readonly catalogue: FragmentType<typeof Statistics_catalogue> | undefined
  readonly evaluation: FragmentType<typeof Statistics_evaluation> | undefined
}

/** The headline claims in a row, each with its current figure. */
export function Statistics({ catalogue, evaluation }: StatisticsProps) {
  const counts = catalogue && readFragment(Statistics_catalogue, catalogue)
  const measures = evaluation && readFragment(Statistics_evaluation, evaluation).heldOut.measures
  const onTopic = measures?.find(({ key }) => key === 'ON_TOPIC_AT_10')?.value ?? null
  return (
    <section aria-label="At a glance" className="border-line border-y bg-sunk">
      <dl className="shell grid grid-cols-2 gap-x-4 gap-y-4 py-5 lg:grid-cols-4 lg:divide-x lg:divide-line">
        {HEADLINE_CLAIMS.map(({ id, figure, label }) => (
          <div key={id} className="flex flex-col-reverse justify-end lg:px-6 lg:first:pl-0">
            {/* Two lines are kept on narrow screens, so that nothing moves when the figures arrive. */}
            <dt className="text-soft text-sm max-lg:min-h-[2lh]">
              {label}
              {counts ? ` · ${liveFigure(id, { ...counts, onTopic })}` : null}
            </dt>
            <dd className="font-serif text-2xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
