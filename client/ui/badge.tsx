// @chunk parts
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'gold' | 'support' | 'danger' | 'green'

const TONES: Readonly<Record<BadgeTone, string>> = {
  plain: 'border-line text-soft',
  gold: 'border-transparent bg-gold-wash text-ink',
  support: 'border-transparent bg-support-wash text-support',
  danger: 'border-transparent bg-danger-wash text-danger',
  green: 'border-transparent bg-tint-green text-ink',
}

type BadgeProps = { readonly tone?: BadgeTone; readonly className?: string; readonly children: ReactNode }

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm border px-1.5 py-px font-medium text-xs',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
