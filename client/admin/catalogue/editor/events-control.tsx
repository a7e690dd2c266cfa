import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { EventKind } from '#core/catalogue/vocabulary.ts'
import { FilterSelect } from '../../shared/filter-select.tsx'
import { TextField } from '../../shared/text-field.tsx'
import { BLANK_EVENT, cellOfEventRows, type EventRow, eventRowsOf } from './event-rows.ts'
import type { Option } from './field-options.ts'

const MAX_EVENTS = 20

const KIND_OPTIONS: readonly Option[] = Object.entries({
  acquired: 'Acquisition',
  merged: 'Merged into another product',
  renamed: 'Renamed',
  moved: 'Moved to another vendor or website',
  end_announced: 'End announced',
  ended: 'Shut down',
  price_changed: 'Prices changed',
  opened: 'Plan or access opened',
  closed: 'Plan or access withdrawn',
  license_changed: 'License changed',
} satisfies Record<EventKind, string>)

type EventsControlProps = {
  readonly cell: string
  readonly onChange: (cell: string) => void
  readonly error: string | undefined
}

/** What happened to a tool, event by event. Saved newest first. */
export function EventsControl({ cell, onChange, error }: EventsControlProps) {
  const [rows, setRows] = useState(() => eventRowsOf(cell))
  const change = (next: readonly EventRow[]) => {
    setRows(next)
    onChange(cellOfEventRows(next))
  }
  const set = (index: number, changes: Partial<EventRow>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">Events</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no identity, and rows never move
        <EventFields key={index} row={row} number={index + 1} onChange={(changes) => set(index, changes)}>
          <Button
            variant="quiet"
            className="-ml-3 justify-self-start"
            onClick={() => change(rows.filter((_, at) => at !== index))}
          >
            Remove event {index + 1}
          </Button>
        </EventFields>
      ))}
      {error === undefined ? null : (
        <p className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
      {rows.length >= MAX_EVENTS ? null : (
        <Button variant="secondary" className="justify-self-start" onClick={() => change([...rows, BLANK_EVENT])}>
          Add an event
        </Button>
      )}
    </fieldset>
  )
}

type EventFieldsProps = {
  readonly row: EventRow
  readonly number: number
  readonly onChange: (changes: Partial<EventRow>) => void
  readonly children: React.ReactNode
}

function EventFields({ row, number, onChange, children }: EventFieldsProps) {
  const input = (name: keyof EventRow, label: string, hint?: string) => (
    <TextField label={label} hint={hint} value={row[name]} onChange={(text) => onChange({ [name]: text })} />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset is read out with both legends
    <div
      role="group"
      aria-label={`Event ${number}`}
      className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <FilterSelect
        label="What happened"
        value={row.kind}
        options={[['', 'Choose'], ...KIND_OPTIONS]}
        onChange={(kind) => onChange({ kind })}
      />
      {input('on', 'Date', 'YYYY-MM-DD or YYYY-MM.')}
      {input('party', 'Other party', 'Such as the buyer.')}
      {input('former_name', 'Former name')}
      <div className="sm:col-span-2">{input('note', 'Note', 'One sentence, at most 200 characters.')}</div>
      <div className="sm:col-span-2">{input('url', 'Source')}</div>
      {children}
    </div>
  )
}
