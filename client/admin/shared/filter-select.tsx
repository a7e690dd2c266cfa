import { Field, Select } from '../../ui/field.tsx'
import { Options } from './options.tsx'

type FilterSelectProps = {
  readonly label: string
  readonly value: string
  /** The values with their labels, in display order. */
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
  readonly className?: string
}

/** A choice that takes effect at once. */
export function FilterSelect({ label, value, options, onChange, className = '' }: FilterSelectProps) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <Options of={options} />
        </Select>
      )}
    </Field>
  )
}
