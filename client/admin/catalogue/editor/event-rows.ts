/** The events of a cell as texts for the form, and back. */

/** An event as entered in the form. */
export type EventRow = {
  readonly kind: string
  readonly on: string
  readonly party: string
  readonly former_name: string
  readonly note: string
  readonly url: string
}

export const BLANK_EVENT: EventRow = { kind: '', on: '', party: '', former_name: '', note: '', url: '' }

const NAMES = Object.keys(BLANK_EVENT) as (keyof EventRow)[]

const rowOf = (event: Readonly<Record<string, unknown>>): EventRow => ({
  ...BLANK_EVENT,
  ...Object.fromEntries(NAMES.map((name) => [name, event[name] == null ? '' : String(event[name])])),
})

export const eventRowsOf = (cell: string): readonly EventRow[] => {
  try {
    const events: unknown = cell === '' ? [] : JSON.parse(cell)
    return (Array.isArray(events) ? events : []).map(rowOf)
  } catch {
    return []
  }
}

const valuesOf = ({ kind, on, party, former_name: name, note, url }: EventRow) => ({
  kind,
  on: on.trim(),
  party: party.trim() || null,
  former_name: name.trim() || null,
  note: note.trim(),
  url: url.trim(),
})

/** Sorted newest first, as the field requires. */
export const cellOfEventRows = (rows: readonly EventRow[]): string => {
  const events = rows.map(valuesOf).sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0))
  return events.length === 0 ? '' : JSON.stringify(events)
}
