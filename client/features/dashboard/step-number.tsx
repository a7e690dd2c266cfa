import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type StepNumberProps = { readonly done?: boolean; readonly children: ReactNode }

/** The number of a step, or a check mark once it is done. */
export function StepNumber({ done = false, children }: StepNumberProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm tabular-nums',
        done ? 'bg-support text-on-accent' : 'bg-gold-wash text-ink',
      )}
    >
      {children}
    </span>
  )
}
