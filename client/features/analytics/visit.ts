import { createStoredValue } from '../../lib/stored-value.ts'
import { storedVisitId, visitId } from '../../lib/visit-id.ts'
import { nextSequence, storedSequence } from '../../lib/visit-sequence.ts'
import type { SessionRecord } from './records.ts'

/** A visit ends after this time without a click, scroll, key press or mouse movement. */
const INACTIVITY_MS = 30 * 60_000
/** A visit with one page counts as a bounce below this time. */
const BOUNCE_SECONDS = 30

type StoredVisit = {
  /** Epoch milliseconds. */
  readonly startedAt: number
  /** When the visitor was active last, in epoch milliseconds. */
  readonly activeAt: number
  readonly pages: number
  /** What has been recorded once per visit, and the selected plans in order. */
  readonly notes: readonly string[]
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function parseVisit(text: string): StoredVisit | null {
  const stored = JSON.parse(text) as Partial<Record<keyof StoredVisit, unknown>> | null
  const { startedAt, activeAt, pages, notes } = stored ?? {}
  if (!isMoment(startedAt) || !isMoment(activeAt) || !isMoment(pages)) return null
  return { startedAt, activeAt, pages, notes: Array.isArray(notes) ? notes.map(String) : [] }
}

const stored = createStoredValue<StoredVisit | null>({
  key: 'toolfinch.visitRecord',
  area: 'session',
  parse: parseVisit,
  fallback: null,
})

type Visit = {
  /** The visit's id and the number of the next record. */
  readonly next: () => { readonly visitId: string; readonly sequence: number }
  /** Whether there is a visit that has not ended by inactivity. */
  readonly isOpen: () => boolean
  /** Continues the visit of this tab, or starts one. */
  readonly open: () => void
  /** Records that the visitor is active. */
  readonly touch: () => void
  readonly countPage: () => void
  /** Milliseconds until the visit ends, if its visitor stays inactive. */
  readonly idleIn: () => number
  /** Adds a note to this visit. */
  readonly note: (name: string) => void
  /** Adds a note, and returns whether it is new. */
  readonly first: (name: string) => boolean
  /** The last note with this prefix. */
  readonly noted: (prefix: string) => string | undefined
  /** The summary of the visit up to its last activity; null without a page. */
  readonly summary: () => SessionRecord | null
  /** Forgets the visit with its id. */
  readonly close: () => void
}

/** The visit of this tab. It continues across page loads; storage is written only when something is recorded. */
export function createVisit(now: () => number): Visit {
  let current: StoredVisit | null = null
  const save = (next: StoredVisit) => {
    current = next
    stored.set(next)
  }
  const isAlive = (visit: StoredVisit | null): visit is StoredVisit =>
    visit !== null && now() - visit.activeAt < INACTIVITY_MS

  const note = (name: string) => {
    if (current === null) return
    save({ ...current, notes: [...current.notes.filter((other) => other !== name), name] })
  }
  const close = () => {
    current = null
    stored.remove()
    storedVisitId.remove()
    storedSequence.remove()
  }
  return {
    next: () => ({ visitId: visitId(), sequence: nextSequence() }),
    isOpen: () => isAlive(current),
    open() {
      const before = current ?? stored.get()
      if (isAlive(before)) return save({ ...before, activeAt: now() })
      // An id that was created for another purpose, such as an article view, is used for this visit too.
      if (before !== null) close()
      save({ startedAt: now(), activeAt: now(), pages: 0, notes: [] })
    },
    touch() {
      if (current !== null) current = { ...current, activeAt: now() }
    },
    countPage() {
      if (current !== null) save({ ...current, pages: current.pages + 1, activeAt: now() })
    },
    idleIn: () => (current === null ? 0 : current.activeAt + INACTIVITY_MS - now()),
    note,
    first(name) {
      if (current === null || current.notes.includes(name)) return false
      note(name)
      return true
    },
    noted: (prefix) => current?.notes.findLast((name) => name.startsWith(prefix)),
    summary() {
      if (current === null || current.pages === 0) return null
      const { startedAt, activeAt, pages } = current
      stored.set(current)
      const seconds = (activeAt - startedAt) / 1000
      return {
        startTime: new Date(startedAt).toISOString(),
        endTime: new Date(activeAt).toISOString(),
        totalPages: pages,
        totalDuration: Math.round(seconds),
        bounced: pages === 1 && seconds < BOUNCE_SECONDS,
      }
    },
    close,
  }
}
