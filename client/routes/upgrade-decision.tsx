import { Link } from 'react-router-dom'
import { SIGN_UP } from '../content/site-links.ts'
import { useLiveFigures } from '../features/claims/use-live-figures.ts'
import { ListPreview } from '../features/quiz/list-preview.tsx'
import { UpgradeCards } from '../features/quiz/upgrade-cards.tsx'
import { latePart } from '../lib/later.tsx'
import { Seo } from '../lib/seo.tsx'

const FreeSignUp = latePart(
  'client/features/accounts/sign-in/free-sign-up.tsx',
  () => import('../features/accounts/sign-in/free-sign-up.tsx').then((module) => module.FreeSignUp),
  () => <div className="h-120" />,
)

const REASONS = [
  {
    title: 'A score that adds up',
    text: 'Each match comes with a breakdown: the rows for budget, privacy, tasks and fit add up to exactly the percentage you see.',
  },
  {
    title: 'What would change the result',
    text: 'For any tool, see the smallest change in your answers that moves it into the top five.',
  },
  {
    title: 'No monthly limit',
    text: 'Change an answer and get a new list as often as you like. You see all of it, with plans, prices and alternatives.',
  },
] as const

export function Component() {
  const figures = useLiveFigures()
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title="Choose your access"
        description="Free or Premium: what each includes, and what is still planned."
        path="/upgrade-decision"
      />
      <h1 className="text-2xl lg:text-3xl">Choose your access</h1>
      <ListPreview toolCount={figures?.toolCount} />
      <p className="mt-2 mb-6 max-w-prose text-soft">
        Your answers are kept either way. Features marked as planned aren’t available yet.
      </p>
      <UpgradeCards figures={figures} />
      <FreeSignUp />
      <section className="mt-16">
        <h2 className="text-2xl">Why Choose Premium?</h2>
        <ul className="mt-5 grid gap-6 md:grid-cols-3">
          {REASONS.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-sm text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-12 border-line border-t pt-6">
        <Link to={SIGN_UP.to} className="link inline-flex min-h-11 items-center font-semibold">
          Continue with Free Access
        </Link>
      </p>
    </div>
  )
}
