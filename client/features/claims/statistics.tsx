import { HEADLINE_CLAIMS } from '#core/claims.ts'
import { headlineFigure } from '#core/headline-figures.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const Statistics_query = graphql(`
  fragment Statistics_query on Query {
    catalogue {
      toolCount
      categoryCount
      factCount
    }
    outcomeFigure {
      people
      chose
    }
    recommendationEvaluation {
      heldOut {
        measures {
          key
          value
        }
      }
    }
  }
`)

/** Current figures in a row, each with the headline claim about it. `data` is undefined until it is loaded. */
export function Statistics({ data: masked }: { readonly data: FragmentType<typeof Statistics_query> | undefined }) {
  const data = masked && readFragment(Statistics_query, masked)
  const onTopic = data?.recommendationEvaluation.heldOut.measures.find(({ key }) => key === 'ON_TOPIC_AT_10')
  const live = data && { ...data.catalogue, onTopic: onTopic?.value ?? null, outcome: data.outcomeFigure ?? null }
  return (
    <section aria-label="At a glance" className="border-line border-y bg-sunk">
      <dl className="shell grid grid-cols-2 gap-x-4 gap-y-2 py-5 lg:grid-cols-4 lg:divide-x lg:divide-line">
        {HEADLINE_CLAIMS.map((claim) => {
          const shown = live && headlineFigure(claim, live)
          return (
            <div key={claim.id} className="flex flex-col-reverse justify-end lg:px-6 lg:first:pl-0">
              {/* Lines are kept, so that nothing moves when the figures arrive. */}
              <dt className="min-h-[3lh] text-sm sm:min-h-[2lh]">
                {shown?.label}
                <span className="block text-soft text-xs">{shown?.quote}</span>
              </dt>
              <dd className="font-serif text-2xl tabular-nums">
                {shown?.figure ?? <Skeleton className="h-[1lh] w-20" />}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
