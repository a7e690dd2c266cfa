import { useState } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field, Select, Textarea } from '#client/ui/field.tsx'
import { Options } from '../../shared/options.tsx'
import { TextField } from '../../shared/text-field.tsx'
import { useCategories } from '../tool-filters.tsx'
import { EventsControl } from './events-control.tsx'
import type { Option } from './field-options.ts'
import { LogoControl } from './logo-control.tsx'
import { PlansControl } from './plans-control.tsx'
import type { ToolFieldRow } from './tool-fields.ts'
import { TopicsControl } from './topics-control.tsx'

type CellProps = {
  /** The value as a cell of an import file. */
  readonly cell: string
  readonly onChange: (cell: string) => void
}

type FieldControlProps = CellProps & { readonly field: ToolFieldRow; readonly error: string | undefined }

/** The entries of a list cell. */
const listOf = (cell: string): readonly string[] => {
  try {
    const list: unknown = cell === '' ? [] : JSON.parse(cell)
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
const cellOfList = (list: readonly string[]): string => (list.length === 0 ? '' : JSON.stringify(list))

/** The input of a field. Lists keep their raw text while typing, so remount it when the value changes elsewhere. */
export function FieldControl({ field, cell, error, onChange }: FieldControlProps) {
  const { kind, label, hint } = field
  if (kind === 'choices') {
    return <Choices label={label} options={field.options} cell={cell} onChange={onChange} error={error} />
  }
  if (kind === 'plans') return <PlansControl cell={cell} onChange={onChange} error={error} />
  if (kind === 'events') return <EventsControl cell={cell} onChange={onChange} error={error} />
  if (kind === 'logo') return <LogoControl label={label} cell={cell} error={error} onChange={onChange} />
  if (kind === 'topics') return <TopicsControl cell={cell} onChange={onChange} error={error} />
  if (kind === 'text' || kind === 'area') {
    const rows = kind === 'area' ? { rows: Math.min(12, Math.max(3, Math.ceil(cell.length / 70))) } : {}
    return <TextField label={label} hint={hint} error={error} {...rows} value={cell} onChange={onChange} />
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        if (kind === 'select')
          return <Choice control={control} options={field.options} cell={cell} onChange={onChange} />
        if (kind === 'category') return <CategoryChoice control={control} cell={cell} onChange={onChange} />
        return <Lines control={control} cell={cell} onChange={onChange} />
      }}
    </Field>
  )
}

type ControlProps = CellProps & { readonly control: object }

function Choice({ control, options, cell, onChange }: ControlProps & { readonly options: readonly Option[] }) {
  const isListed = options.some(([value]) => value === cell)
  return (
    <Select {...control} value={cell} onChange={({ target }) => onChange(target.value)}>
      {isListed ? null : <option value={cell}>{cell === '' ? 'Choose' : cell}</option>}
      <Options of={options} />
    </Select>
  )
}

function CategoryChoice(props: ControlProps) {
  const options = useCategories().map(({ slug, name }): Option => [slug, name])
  return <Choice {...props} options={options} />
}

function Lines({ control, cell, onChange }: ControlProps) {
  const [text, setText] = useState(() => listOf(cell).join('\n'))
  return (
    <Textarea
      {...control}
      rows={Math.max(3, text.split('\n').length)}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const lines = target.value.split('\n').map((line) => line.trim())
        onChange(cellOfList(lines.filter((line) => line !== '')))
      }}
    />
  )
}

type ChoicesProps = CellProps & {
  readonly label: string
  readonly options: readonly Option[]
  readonly error: string | undefined
}

function Choices({ label, options, cell, onChange, error }: ChoicesProps) {
  const chosen = listOf(cell)
  const toggle = (value: string) =>
    onChange(cellOfList(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]))
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(([value, text]) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
          <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
            <Checkbox className="size-5" checked={chosen.includes(value)} onToggle={() => toggle(value)} />
            {text}
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
