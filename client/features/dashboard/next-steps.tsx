import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { StepNumber } from './step-number.tsx'

type NextStepsProps = {
  /** The invitation to the quiz; null once it has been taken. */
  readonly quiz: ReactNode
  readonly toolSaved: boolean
  readonly profileFilled: boolean
}

/** First steps for a new member: the quiz, then smaller ones, which are checked off. */
export function NextSteps({ quiz, toolSaved, profileFilled }: NextStepsProps) {
  const steps = [
    {
      to: '/ai-tools',
      title: 'Save a tool',
      text: 'Click the heart on a tool to find it here later.',
      done: toolSaved,
    },
    {
      to: '/profile',
      title: 'Complete your profile',
      text: 'Add your company, job title or industry.',
      done: profileFilled,
    },
  ]
  return (
    <section aria-labelledby="next-steps" className="mt-6">
      <h2 id="next-steps" className="text-xl">
        Next steps
      </h2>
      <ol className={classNames('mt-3 grid gap-3 sm:gap-4', quiz === null ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
        {quiz === null ? null : <li>{quiz}</li>}
        {steps.map(({ to, title, text, done }, index) => (
          <li
            key={to}
            className="group relative flex gap-3 rounded-md border border-line bg-surface p-4 outline-support outline-offset-2 hover:border-accent has-[a:focus-visible]:outline-2"
          >
            <StepNumber done={done}>{done ? <Check className="size-4" /> : index + (quiz === null ? 1 : 2)}</StepNumber>
            <span className="min-w-0">
              <Link to={to} className="font-semibold outline-none after:absolute after:inset-0 group-hover:text-accent">
                {title}
                {done ? <span className="sr-only"> (done)</span> : null}
              </Link>
              <span className="block text-soft text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
