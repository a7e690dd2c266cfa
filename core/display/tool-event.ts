/** The texts of a tool's events. */
import type { EventRecord } from '../catalogue/fields/event-record.ts'
import type { EventKind, ToolStatus } from '../catalogue/vocabulary.ts'
import { dayText, monthText } from './facts.ts'
import { unlistedTitle } from './tool-status.ts'

/** `March 2026` or `March 3, 2026`. */
export const eventDateText = (on: string): string => (on.length === 'YYYY-MM'.length ? monthText(on) : dayText(on))

/** `in March 2026` or `on March 3, 2026`. */
const when = (on: string): string => `${on.length === 'YYYY-MM'.length ? 'in' : 'on'} ${eventDateText(on)}`

type Parties = Pick<EventRecord, 'party' | 'former_name'> & { readonly toolStatus: ToolStatus }

/** A noun with its preposition; empty without one. */
const named = (preposition: string, name: string | null): string => (name === null ? '' : ` ${preposition} ${name}`)

const HEADINGS: Readonly<Record<EventKind, (event: Parties) => string>> = {
  // It may be agreed, but not complete: the note says so.
  acquired: ({ party }) => `Acquisition${named('by', party)}`,
  merged: ({ party, toolStatus }) =>
    toolStatus === 'merged' ? `Merged into ${party ?? 'another product'}` : `Merged with ${party ?? 'another company'}`,
  renamed: ({ former_name: name }) => `Renamed${named('from', name)}`,
  moved: ({ party, former_name: name }) =>
    `Moved to ${party ?? 'another website'}${name === null ? '' : `, formerly ${name}`}`,
  end_announced: () => 'Planned end',
  ended: () => 'Shut down',
  price_changed: () => 'Prices changed',
  opened: () => 'Plan or access opened',
  closed: () => 'Plan or access withdrawn',
  license_changed: () => 'License changed',
}

/** `Acquisition by Example`; `toolStatus` is the status of the tool. */
export const eventHeading = (event: Parties & Pick<EventRecord, 'kind'>): string => HEADINGS[event.kind](event)

type Ended = {
  readonly name: string
  readonly status: ToolStatus
  readonly events: readonly Pick<EventRecord, 'kind' | 'on' | 'party'>[]
}

/** `Muse was shut down in March 2026`, without a final period; null for an active tool. */
export const statusText = ({ name, status, events }: Ended): string | null => {
  if (status === 'active') return null
  // A tool can outlive a merger of its company.
  const ended = events.find(({ kind }) => kind === 'ended' || (kind === 'merged' && status === 'merged'))
  if (status === 'delisted' || ended === undefined) return unlistedTitle(status, name)
  const { kind, on, party } = ended
  return kind === 'ended'
    ? `${name} was shut down ${when(on)}`
    : `${name} was merged into ${party ?? 'another product'} ${when(on)}`
}

/** `end was announced for August 31, 2026`. */
export const endAnnouncement = (on: string): string => `end was announced for ${eventDateText(on)}`
