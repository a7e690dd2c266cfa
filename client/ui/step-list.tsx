import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Step = { readonly to: string; readonly title: string; readonly text: ReactNode }

/** Numbered next steps, each a link with a sentence about it. */
export function StepList({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) {
  return (
    <section aria-label={title} className="border-line border-t pt-4">
      <h2 className="text-lg">{title}</h2>
      <ol className="mt-2 grid gap-3">
        {steps.map(({ to, title: name, text }, index) => (
          <li key={to} className="flex gap-3 text-sm">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-wash font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <span>
              <Link to={to} className="link font-semibold">
                {name}
              </Link>
              <span className="block text-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
