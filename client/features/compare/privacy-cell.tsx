import { Check, CircleAlert, Minus } from 'lucide-react'
import type { ComparisonCell } from './comparison.ts'

type Claim = NonNullable<ComparisonCell['claim']>

const ICONS = { stated: Check, condition: CircleAlert, not_stated: Minus } as const
const COLORS = { stated: 'text-support', condition: 'text-accent', not_stated: 'text-soft' } as const

function StateIcon({ state }: Pick<Claim, 'state'>) {
  const Icon = ICONS[state]
  return <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${COLORS[state]}`} />
}

/** What a vendor states, with a link to its page. */
export function PrivacyClaim({ claim: { state, text, page }, tool }: { readonly claim: Claim; readonly tool: string }) {
  return (
    <span className="flex gap-2">
      <StateIcon state={state} />
      <span className={state === 'not_stated' ? 'text-soft' : undefined}>
        {text}
        {page === null ? null : (
          <>
            {' '}
            <a href={page} target="_blank" rel="noopener noreferrer nofollow" className="link ml-1">
              page<span className="sr-only"> of {tool} (opens in a new tab)</span>
            </a>
          </>
        )}
      </span>
    </span>
  )
}

const LEGEND = [
  { state: 'stated', text: 'stated by the vendor' },
  { state: 'condition', text: 'with a condition' },
  { state: 'not_stated', text: 'not stated' },
] as const

/** What the signs mean. */
export function PrivacyLegend() {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 font-normal text-soft text-xs">
      {LEGEND.map(({ state, text }) => (
        <span key={state} className="flex gap-1">
          <StateIcon state={state} />
          {text}
        </span>
      ))}
    </span>
  )
}
