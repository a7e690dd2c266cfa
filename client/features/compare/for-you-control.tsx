import { Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Checkbox } from '../../ui/checkbox.tsx'

/** A row that relates to the member's answers. */
type WeighedRow = { readonly label: string; readonly because: string; readonly weight: number }

/** The member's weights for a comparison; null for visitors, and until they are known. */
export type ForYou =
  | { readonly status: 'locked' | 'unanswered' | 'failed' }
  | {
      readonly status: 'ready'
      /** In descending order of weight. */
      readonly rows: readonly WeighedRow[]
      readonly renderMatch: (toolId: string) => ReactNode
    }

const CONTROL_CLASSES = 'inline-flex min-h-11 items-center gap-2 font-semibold text-sm'

type ControlProps = { readonly forYou: ForYou | null; readonly on: boolean; readonly onToggle: () => void }

/** Orders the table by the member's answers. Its place is free for visitors, so that nothing moves when it appears. */
export function ForYouControl({ forYou, on, onToggle }: ControlProps) {
  const id = useId()
  if (forYou === null || forYou.status === 'failed') return null
  if (forYou.status === 'ready') {
    return (
      <label htmlFor={id} className={CONTROL_CLASSES}>
        <Checkbox id={id} role="switch" checked={on} onToggle={onToggle} className="size-4.5 shrink-0" />
        For you
      </label>
    )
  }
  const locked = forYou.status === 'locked'
  return (
    <Link to={locked ? '/pricing' : '/quiz'} className={`${CONTROL_CLASSES} text-soft hover:text-accent`}>
      {locked ? <Lock aria-hidden="true" className="size-3.5" /> : null}
      For you
      <span className="sr-only">{locked ? ' (comes with Premium)' : ': take the quiz'}</span>
    </Link>
  )
}
