import type { Critique } from '../../gql/graphql.ts'
import { classNames } from '../../ui/class-names.ts'

const CHIPS: readonly { readonly critique: Critique; readonly label: string }[] = [
  { critique: 'CHEAPER', label: 'Cheaper' },
  { critique: 'EASIER', label: 'Easier' },
  { critique: 'MORE_PRIVATE', label: 'More private' },
]

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border px-3.5 font-medium sm:px-4 text-sm hover:border-accent hover:text-accent'

/** The critique in an address; null for none or an unknown one. */
export const critiqueOf = (text: string | null): Critique | null =>
  CHIPS.find(({ critique }) => critique.toLowerCase() === text)?.critique ?? null

export const critiqueText = (critique: Critique): string =>
  CHIPS.find((chip) => chip.critique === critique)?.label ?? ''

type ChipsProps = {
  readonly active: Critique | null
  readonly onChoose: (critique: Critique | null) => void
}

/** Shows the same list with one answer changed by a step; another click restores the original list. */
export function CritiqueChips({ active, onChoose }: ChipsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 print:hidden">
      <legend className="mr-1 text-soft text-sm max-sm:mb-2 sm:float-left">Adjust this list</legend>
      {CHIPS.map(({ critique, label }) => (
        <button
          key={critique}
          type="button"
          aria-pressed={critique === active}
          onClick={() => onChoose(critique === active ? null : critique)}
          className={classNames(CHIP, critique === active ? 'border-accent bg-gold-wash' : 'border-edge bg-surface')}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
