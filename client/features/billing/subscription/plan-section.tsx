import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PlanSection_viewerFragment } from '#client/gql/graphql.ts'
import { LinkButton } from '#client/ui/button.tsx'
import { PlanFeatureList } from '#client/ui/plan-feature-list.tsx'
import { planFeatures } from '#core/billing/plan-catalogue.ts'
import { PRODUCT_NAME } from '#core/brand.ts'
import { NO_FIGURES, withTrueFigures } from '#core/claims.ts'
import { momentDayText } from '#core/display/dates.ts'
import { planOf, planText } from './plan-values.ts'

const PlanSection_viewer = graphql(`
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

const PLAN_SOURCES = {
  TEAM: `granted by the ${PRODUCT_NAME} team`,
  REFERRAL: 'free months from referrals',
  SEAT: 'team seat',
  SUBSCRIPTION: 'paid by your subscription',
} as const satisfies Record<Source['kind'], string>

/** Where a plan comes from and how long it lasts, in one sentence. */
function sourceText({ kind, plan, from, until }: Source, now: number): string {
  const source = `${planText(plan)}: ${PLAN_SOURCES[kind]}`
  // A seat lasts as long as its team's plan, so today's end date is not meaningful.
  if (kind === 'SEAT') return `${source}.`
  const isLater = new Date(from).getTime() > now
  const time = isLater ? `, from ${momentDayText(from)}` : ''
  return `${source}${time} until ${momentDayText(until)}.`
}

type PlanProps = { readonly viewer: FragmentType<typeof PlanSection_viewer> }

/** The current plan, and its sources other than a subscription. */
export function PlanSection({ viewer }: PlanProps) {
  const { entitlement, planSources } = readFragment(PlanSection_viewer, viewer)
  const now = Date.now()
  const others = planSources.filter(({ kind }) => kind !== 'SUBSCRIPTION')
  return (
    <section aria-labelledby="plan" className="grid content-start gap-2">
      <h2 id="plan" className="text-xl">
        {entitlement.label}
      </h2>
      {entitlement.plan === 'BASIC' ? <p className="text-soft text-sm">Free forever.</p> : null}
      {others.map((source) => (
        <p key={`${source.kind} ${source.plan} ${source.from}`} className="text-soft text-sm">
          {sourceText(source, now)}
        </p>
      ))}
    </section>
  )
}

/**
 * What the current plan includes, with a link to the other plans. `toolCount`: the current number of tools in the
 * catalog.
 */
export function PlanFeatures({ viewer, toolCount }: PlanProps & { readonly toolCount: number }) {
  const { entitlement } = readFragment(PlanSection_viewer, viewer)
  const features = withTrueFigures(planFeatures(planOf(entitlement.plan)), { ...NO_FIGURES, toolCount })
  return (
    <section aria-labelledby="included" className="grid justify-items-start gap-3">
      <h3 id="included" className="font-sans font-semibold text-base">
        Included in your plan
      </h3>
      <PlanFeatureList features={features} className="gap-1.5 text-sm lg:w-full lg:grid-cols-2" />
      <LinkButton to="/pricing" variant={entitlement.plan === 'BASIC' ? 'primary' : 'secondary'} className="mt-1">
        See all plans
      </LinkButton>
    </section>
  )
}
