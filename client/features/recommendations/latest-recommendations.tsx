import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { ToolName } from './tool-name.tsx'
import type { RenderSlot } from './tool-slot.ts'
import { TryNow } from './try-now.tsx'

const LatestRecommendations_result = graphql(`
  fragment LatestRecommendations_result on QuizResult {
    id
    paid
    recommendations {
      toolId
      slug
      name
      category
      shortReason
      matchPercent
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
        websiteUrl
        priceText
      }
    }
  }
`)

/** The number of tools on the dashboard; the results page has all of them. */
const SHOWN = 5

type LatestProps = {
  readonly result: FragmentType<typeof LatestRecommendations_result>
  /** Whether the member has a paid plan. */
  readonly paid: boolean
  /** Renders a heart or similar next to a tool. */
  readonly renderSlot: RenderSlot
}

/** The first tools of the latest stored list, and a link to all of it. */
export function LatestRecommendations({ result: masked, paid, renderSlot }: LatestProps) {
  const { recommendations } = readFragment(LatestRecommendations_result, masked)
  const shown = recommendations.slice(0, SHOWN)
  return (
    <>
      {shown.length === 0 ? (
        <p className="text-soft text-sm">No tool meets all your limits. Your results show what would help.</p>
      ) : (
        <ol className="grid">
          {shown.map(({ toolId, slug, name, category, shortReason, matchPercent, tool }) => (
            <li
              key={toolId}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line border-t py-3 first:border-t-0 first:pt-0"
            >
              <ToolMark name={name} mark={tool?.mark} icon={tool?.categoryIcon} />
              <div className="min-w-0">
                <div className="flex flex-wrap items-center justify-between gap-x-3">
                  <h3 className="font-sans font-semibold text-base tracking-normal">
                    <ToolName name={name} tool={tool && { id: toolId, slug }} />
                  </h3>
                  {typeof matchPercent === 'number' ? <Badge tone="support">{matchPercent}% Match</Badge> : null}
                </div>
                <p className="flex flex-wrap gap-x-3 text-soft text-xs tabular-nums">
                  {category}
                  {tool ? (
                    <span className="font-semibold text-ink">{tool.priceText ?? PRICING_NOT_VERIFIED}</span>
                  ) : null}
                </p>
              </div>
              <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">
                <p className="mt-1 text-soft text-sm">{shortReason}</p>
                <div className="flex flex-wrap items-center justify-between gap-x-3">
                  <TryNow name={name} websiteUrl={tool?.websiteUrl} label="View" variant="quiet" className="-ml-3" />
                  {tool ? (
                    <div className="flex items-center">{renderSlot({ id: toolId, slug, name, mark: tool.mark })}</div>
                  ) : null}
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to="/quiz/results" variant="secondary">
          {recommendations.length > SHOWN ? `See all ${recommendations.length} results` : 'See your results'}
        </LinkButton>
        <LinkButton to="/quiz" variant="quiet" className="-ml-3">
          {paid ? 'Retake Quiz for Updated Recommendations' : 'Retake Quiz'}
        </LinkButton>
      </div>
    </>
  )
}
