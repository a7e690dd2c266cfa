import type { RecommendationPriority } from '#client/gql/graphql.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'
import type { Recommendation } from './import-result.tsx'

const TONES: Readonly<Record<RecommendationPriority, BadgeTone>> = { HIGH: 'danger', MEDIUM: 'gold', LOW: 'green' }

type RecommendationsProps = { readonly recommendations: readonly Recommendation[] }

/** The recommendations of the rules. */
export function Recommendations({ recommendations }: RecommendationsProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">Optimization Recommendations</h3>
      {recommendations.length === 0 ? (
        <p className="text-soft">No recommendations for these figures.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {recommendations.map(({ action, type, expectedImpact, priority }) => (
            <Card as="li" key={`${type} ${action}`} className="px-4 py-3">
              <div className="flex flex-wrap items-center gap-2">
                <h4 className="wrap-anywhere font-semibold text-base">{action}</h4>
                <Badge tone={TONES[priority]}>{priority.toLowerCase()}</Badge>
                <Badge>{type}</Badge>
              </div>
              <p className="wrap-anywhere mt-1 text-sm">{expectedImpact}</p>
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
