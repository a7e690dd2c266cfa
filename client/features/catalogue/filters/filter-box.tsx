import { Checkbox } from '#client/ui/checkbox.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { countText } from '#core/display/numbers.ts'

const ROW = 'flex min-h-8 items-center gap-2.5 py-0.5 text-sm leading-snug hover:text-accent max-lg:min-h-11'

type FilterBoxProps = {
  /** Where the box is, because the same box can be in the sidebar and in the sheet. */
  readonly scope: string
  readonly name: string
  readonly value: string
  readonly label: string
  /** Null for a choice that has no number of tools. */
  readonly count: number | null
  readonly checked: boolean
  readonly onToggle: () => void
  /** A radio button instead of a checkbox. */
  readonly radio?: boolean
}

/** A filter value with the number of matching tools. */
export function FilterBox({ scope, label, count, radio = false, onToggle, ...props }: FilterBoxProps) {
  const id = `${scope}-${props.name}-${props.value}`
  return (
    <label htmlFor={id} className={classNames(ROW, count === 0 && 'text-soft')}>
      {radio ? (
        <input {...props} id={id} type="radio" onChange={onToggle} className="size-4 shrink-0" />
      ) : (
        <Checkbox {...props} id={id} onToggle={onToggle} className="size-4 shrink-0" />
      )}
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {count === null ? null : (
        <span className="ml-auto text-soft text-xs tabular-nums">
          {countText(count)}
          <span className="sr-only"> {count === 1 ? 'tool' : 'tools'}</span>
        </span>
      )}
    </label>
  )
}
