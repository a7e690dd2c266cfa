// @chunk parts
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { errorText } from './error-text.ts'

type NoticeProps = {
  readonly tone?: 'info' | 'warning' | 'danger'
  readonly title?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

const TONES = {
  info: 'border-support bg-support-wash',
  warning: 'border-gold bg-gold-wash',
  danger: 'border-danger bg-danger-wash',
} as const

/** A message about the page, shown where it matters and announced when it appears. */
export function Notice({ tone = 'info', title, className, children }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('border-l-4 px-4 py-3 text-sm', TONES[tone], className)}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {tone === 'danger' && title === undefined ? errorText(children) : children}
    </div>
  )
}
