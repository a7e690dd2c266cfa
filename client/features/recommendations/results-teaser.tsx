import { type KnownFigures, PREMIUM_FEATURES, withLoadingFigures } from '#core/claims.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PlanFeatureList } from '../../ui/plan-feature-list.tsx'

const PLACEHOLDERS = ['w-2/3', 'w-1/2', 'w-3/5'] as const
/** The paid features that are about results. */
const SHOWN = new Set(['accuracy', 'roi', 'roadmaps', 'case-studies'])
const FEATURES = PREMIUM_FEATURES.filter(({ id }) => SHOWN.has(id))

type TeaserProps = {
  /** The address of the sign-in link. */
  readonly signInHref: string
  /** The figures beside claims; undefined until they are loaded. */
  readonly figures: KnownFigures | undefined
}

/**
 * For a visitor who has finished the quiz: results need an account. The blurred part contains only shapes and no data.
 */
export function ResultsTeaser({ signInHref, figures }: TeaserProps) {
  return (
    <div className="relative mt-6 grid">
      <div
        aria-hidden="true"
        className="col-start-1 row-start-1 grid select-none content-start gap-4 overflow-hidden blur-sm"
      >
        {PLACEHOLDERS.map((width) => (
          <Card key={width} className="p-6">
            <span className="flex gap-4">
              <span className="size-12 shrink-0 rounded-md bg-line" />
              <span className="grid flex-1 gap-2">
                <span className={classNames('block h-6 rounded-sm bg-line', width)} />
                <span className="block h-4 w-1/3 rounded-sm bg-sunk" />
              </span>
              <span className="h-9 w-28 rounded-full bg-support-wash" />
            </span>
            <span className="mt-5 block h-4 rounded-sm bg-sunk" />
            <span className="mt-2 block h-4 w-11/12 rounded-sm bg-sunk" />
            <span className="mt-2 block h-4 w-3/4 rounded-sm bg-sunk" />
          </Card>
        ))}
      </div>
      <section
        aria-labelledby="access"
        className="relative col-start-1 row-start-1 m-3 self-center justify-self-center rounded-md border border-edge bg-surface p-6 shadow-raised sm:m-8 sm:max-w-lg sm:p-8"
      >
        <h2 id="access" className="text-xl">
          Ready to Access Your Tools?
        </h2>
        <p className="mt-2 text-soft">
          Your answers are saved in this browser. Choose how to continue, and your matches appear here.
        </p>
        <PlanFeatureList features={withLoadingFigures(FEATURES, figures)} className="mt-4 gap-2 text-sm" />
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/upgrade-decision">Access Your Tools</LinkButton>
          <LinkButton to={signInHref} rel="nofollow" variant="secondary">
            Sign in
          </LinkButton>
        </div>
      </section>
    </div>
  )
}
