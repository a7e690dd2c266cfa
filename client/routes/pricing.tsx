import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { useState } from 'react'
import type { BillingPeriod } from '#core/billing/plans.ts'
import { CLAIMS, quoted, trueFigure } from '#core/claims.ts'
import { PRICING_FAQ } from '../content/pricing.ts'
import { PERIOD_GROUP, PeriodToggle } from '../features/billing/pricing/period-toggle.tsx'
import { PlanAction } from '../features/billing/pricing/plan-action.tsx'
import { PlanCard } from '../features/billing/pricing/plan-card.tsx'
import { PlanComparison } from '../features/billing/pricing/plan-comparison.tsx'
import { chosenPlanOf, periodOf } from '../features/billing/pricing/pricing-address.ts'
import { PricingSeo } from '../features/billing/pricing/pricing-seo.tsx'
import { TestimonialList } from '../features/billing/pricing/testimonial-list.tsx'
import { graphql } from '../gql/gql.ts'

import { fromEnum } from '../lib/enum-values.ts'
import { useSetPageQuery } from '../lib/go-to.ts'
import { usePageQuery } from '../lib/page-query.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const PricingRouteQuery = graphql(`
  query PricingRoute {
    plans {
      plan
      badge
      action
      yearlySaving {
        percent
      }
      ...PlanCard_plan
      ...PricingSeo_plan
    }
    payments {
      mode
    }
    testimonials {
      ...TestimonialList_testimonial
    }
    catalogue {
      toolCount
    }
  }
`)

/** The billing period of the toggle. It changes at once and is then in the address, which can also change it. */
function usePeriod(): [BillingPeriod, (period: BillingPeriod) => void] {
  const [query] = usePageQuery()
  const setQuery = useSetPageQuery()
  const wanted = periodOf(query)
  const [state, setState] = useState({ wanted, period: wanted })
  if (state.wanted !== wanted) setState({ wanted, period: wanted })
  const choose = (period: BillingPeriod) => {
    setState({ wanted, period })
    const next = new URLSearchParams(query)
    next.set('period', period)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return [state.period, choose]
}

function Heading() {
  const [query] = usePageQuery()
  const isAfterQuiz = query.get('quiz') === 'completed'
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">{isAfterQuiz ? 'Your quiz is complete' : 'Simple pricing'}</h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        {isAfterQuiz
          ? 'Your answers are saved. Choose how much of your results you want to see: the first tools for free, or every match with its score and reasons.'
          : 'Start for free. Upgrade to see every match with its score, reasons and a recommended plan.'}
      </p>
    </>
  )
}

const NOTICES = {
  LOCAL: 'Test checkout: you won’t be charged. Every step works as it would with a real payment.',
  TEST: 'Test mode: you won’t be charged. Only test cards are accepted.',
  LIVE: null,
} as const

export function Component() {
  const { data, error, refetch } = useQuery(PricingRouteQuery)
  return (
    <div className="shell py-8 lg:py-12">
      <PricingSeo plans={data?.plans ?? []} sold={data?.payments.mode === 'LIVE'} />
      <Heading />
      {data ? <Plans data={data} /> : null}
      {!data && error ? (
        <Notice tone="warning" className="mt-8" title="The plans could not be loaded">
          <Button variant="secondary" className="mt-2" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {!data && !error ? (
        <>
          <LoadingStatus label="Loading the plans" />
          <Skeleton className="mt-8 h-12 w-64" />
          <Skeleton className="mt-6 h-[34rem]" />
        </>
      ) : null}
      <section aria-labelledby="compare" className="mt-16">
        <h2 id="compare" className="text-2xl">
          Compare plans
        </h2>
        <PlanComparison />
      </section>
      <TestimonialList testimonials={data?.testimonials ?? []} samples={data?.payments.mode === 'LOCAL'} />
      <section aria-labelledby="faq" className="mt-16">
        <h2 id="faq" className="text-2xl">
          Frequently asked questions
        </h2>
        <dl className="mt-5 grid gap-x-10 md:grid-cols-2">
          {PRICING_FAQ.map(({ question, answer }) => (
            <div key={question} className="border-line border-t py-5">
              <dt className="font-serif text-lg">{question}</dt>
              <dd className="mt-1 max-w-prose text-soft text-sm">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ClosingCall />
    </div>
  )
}

function Plans({ data: { plans, payments, catalogue } }: { readonly data: ResultOf<typeof PricingRouteQuery> }) {
  const [query] = usePageQuery()
  const [period, choosePeriod] = usePeriod()
  const chosen = chosenPlanOf(query)
  const notice = payments.mode ? NOTICES[payments.mode] : 'Plans aren’t available for purchase right now.'
  return (
    <div className={`mt-8 ${PERIOD_GROUP}`}>
      <PeriodToggle
        period={period}
        onChoose={choosePeriod}
        savingPercent={Math.max(...plans.map(({ yearlySaving }) => yearlySaving?.percent ?? 0))}
      />
      {notice === null ? null : (
        <Notice tone="warning" className="mt-5 w-fit">
          {notice}
        </Notice>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-3">
        {plans.map((entry) => {
          const plan = fromEnum(entry.plan)
          const primary = chosen === null ? Boolean(entry.badge) : plan === chosen
          return (
            <PlanCard
              key={plan}
              plan={entry}
              toolCount={catalogue.toolCount}
              chosen={plan === chosen}
              primary={primary}
              renderAction={(actionPeriod) => (
                <PlanAction
                  plan={plan}
                  period={actionPeriod}
                  label={entry.action}
                  primary={primary}
                  buyable={payments.mode !== null}
                />
              )}
            />
          )
        })}
      </div>
    </div>
  )
}

function ClosingCall() {
  const { twoMinuteQuiz, noCreditCard } = CLAIMS
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-6 border-line border-y py-10">
      <div className="max-w-prose">
        <h2 className="text-2xl">Not sure yet?</h2>
        <p className="mt-2 text-soft">
          Take the {quoted(twoMinuteQuiz)} ({trueFigure(twoMinuteQuiz.id)}) and see which tools fit your work.{' '}
          {quoted(noCreditCard)}.
        </p>
      </div>
      <LinkButton to="/quiz">Start Free Quiz</LinkButton>
    </section>
  )
}
