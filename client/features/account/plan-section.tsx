import { PRODUCT_NAME } from '../../../core/brand.ts'
import { momentDayText } from '../../../core/display/dates.ts'
import { planFeatures } from '../../../core/plan-catalogue.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { PlanSection_viewerFragment } from '../../gql/graphql.ts'
import { isOpen } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PlanFeatureList } from '../../ui/plan-feature-list.tsx'
import { planOf, planText } from './plan-words.ts'

export const PlanSection_viewer = graphql(`
  fragment PlanSection_viewer on Viewer {
    id
    entitlement {
      plan
      label
      until
    }
    planSources {
      kind
      plan
      from
      until
    }
  }
`)

type Source = PlanSection_viewerFragment['planSources'][number]

const GIVERS = {
  TEAM: `Given by the ${PRODUCT_NAME} team`,
  REFERRAL: 'Free months from referrals',
  SEAT: 'Seat in a team plan',
  SUBSCRIPTION: 'Paid by your subscription',
} as const satisfies Record<Source['kind'], string>

/** Where a plan comes from and how long it lasts, in one sentence. */
function sourceText({ kind, plan, from, until }: Source, now: number): string {
  // A seat lasts as long as the plan of its team; the end that is known today says nothing.
  if (kind === 'SEAT') return `${planText(plan)}: ${GIVERS.SEAT.toLowerCase()}.`
  const isLater = new Date(from).getTime() > now
  const time = isLater ? `from ${momentDayText(from)} until ${momentDayText(until)}` : `until ${momentDayText(until)}`
  return `${planText(plan)}: ${GIVERS[kind].charAt(0).toLowerCase()}${GIVERS[kind].slice(1)} ${time}.`
}

type PlanSectionProps = { readonly viewer: FragmentType<typeof PlanSection_viewer> }

/** The plan in effect, where it comes from beside a subscription, and what it includes. */
export function PlanSection({ viewer }: PlanSectionProps) {
  const { entitlement, planSources } = readFragment(PlanSection_viewer, viewer)
  const now = Date.now()
  const others = planSources.filter(({ kind }) => kind !== 'SUBSCRIPTION')
  const isBasic = entitlement.plan === 'BASIC'
  return (
    <section aria-labelledby="plan" className="grid justify-items-start gap-3">
      <h2 id="plan" className="text-xl">
        {entitlement.label}
      </h2>
      {isBasic ? <p className="text-soft text-sm">Free forever.</p> : null}
      {others.map((source) => (
        <p key={`${source.kind} ${source.plan} ${source.from}`} className="text-soft text-sm">
          {sourceText(source, now)}
        </p>
      ))}
      <PlanFeatureList features={planFeatures(planOf(entitlement.plan))} className="gap-1.5 text-sm" />
      {isOpen('/pricing') ? (
        <LinkButton to="/pricing" variant={isBasic ? 'primary' : 'secondary'}>
          See all plans
        </LinkButton>
      ) : null}
    </section>
  )
}
