import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

type Team = { readonly people: number; readonly billing: 'month' | 'year' }

type ControlProps = {
  readonly team: Team
  /** The largest number of people. */
  readonly max: number
  readonly onChange: (team: Team) => void
}

const STEP = 'inline-flex size-11 shrink-0 items-center justify-center text-accent disabled:text-soft/50'
const PERIOD = 'min-h-9 rounded px-3 font-semibold'

/** For how many people, and for which billing period, prices are shown. */
export function TeamControl({ team, max, onChange }: ControlProps) {
  const { people, billing } = team
  // What is typed stays while it is no number of people, such as an empty field.
  const [draft, setDraft] = useState<string | null>(null)
  const show = (count: number) => {
    setDraft(null)
    onChange({ people: count, billing })
  }
  const type = (text: string) => {
    const count = Number(text)
    const isPossible = Number.isInteger(count) && count >= 1 && count <= max
    setDraft(isPossible ? null : text)
    if (isPossible) onChange({ people: count, billing })
  }
  const input = useRef<HTMLInputElement>(null)
  // Browsers keep what was typed before the page was ready, and React does not hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const typed = input.current?.value
    if (typed !== undefined && typed !== String(people)) type(typed)
  }, [])
  return (
    <div className="noscript:hidden flex flex-wrap items-center gap-2 text-sm print:hidden">
      <fieldset aria-label="People" className="flex h-11 min-w-0 items-center rounded-md border border-edge bg-surface">
        <button
          type="button"
          aria-label="One fewer"
          disabled={people <= 1}
          onClick={() => show(people - 1)}
          className={STEP}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <label className="flex items-center gap-1 font-semibold">
          <input
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(max).length}
            value={draft ?? String(people)}
            onChange={({ target }) => /^\d*$/.test(target.value) && type(target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setDraft(null)}
            className="h-9 w-[4ch] rounded-sm bg-transparent text-center tabular-nums"
          />
          {people === 1 ? 'person' : 'people'}
        </label>
        <button
          type="button"
          aria-label="One more"
          disabled={people >= max}
          onClick={() => show(people + 1)}
          className={STEP}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </fieldset>
      <fieldset
        aria-label="Billing"
        className="flex h-11 min-w-0 items-center rounded-md border border-line bg-sunk px-1"
      >
        {(['month', 'year'] as const).map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={billing === period}
            onClick={() => onChange({ people, billing: period })}
            className={classNames(PERIOD, billing === period && 'bg-surface shadow-raised')}
          >
            {period === 'year' ? 'Yearly' : 'Monthly'}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
