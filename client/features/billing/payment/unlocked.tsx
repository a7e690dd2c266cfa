import { PlanFeatureList } from '#client/ui/plan-feature-list.tsx'
import { StepList } from '#client/ui/step-list.tsx'
import { PREMIUM_FEATURES } from '#core/claims.ts'

/** What exists today; quoted claims need their figures. */
const UNLOCKED = PREMIUM_FEATURES.filter(({ planned, claim }) => !planned && claim === undefined)

/** What a paid plan unlocks, and the next three steps. `destination`: where the countdown leads. */
export function Unlocked({ destination }: { readonly destination: string }) {
  const hasResults = destination.startsWith('/quiz/results')
  return (
    <>
      <section aria-labelledby="unlocked" className="border-line border-t pt-4">
        <h2 id="unlocked" className="mb-2 text-lg">
          Unlocked for you
        </h2>
        <PlanFeatureList features={UNLOCKED} className="gap-2 text-sm" />
      </section>
      <StepList
        title="Your next three steps"
        steps={[
          hasResults
            ? { to: destination, title: 'Open your new list', text: 'Ten tools, each with its match and reasons.' }
            : { to: '/quiz', title: 'Take the quiz', text: 'It gives you ten tools, each with its match and reasons.' },
          { to: '/compare', title: 'Compare your favorites', text: 'With the weights of your own answers.' },
          { to: '/settings?tab=subscription', title: 'See your plan', text: 'Invoices, seats and the next payment.' },
        ]}
      />
    </>
  )
}
