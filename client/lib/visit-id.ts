import { isUuid } from '#core/uuid.ts'
import { randomUuid } from './random-uuid.ts'
import { createStoredValue } from './stored-value.ts'

/** The id of this visit: random, only in this tab, removed when it is closed. Null before anything is measured. */
export const storedVisitId = createStoredValue<string | null>({
  key: 'toolfinch.visit',
  area: 'session',
  parse: (text) => (isUuid(text) ? text : null),
  format: (id) => id,
  fallback: null,
})

/** The id of this visit, created on first use. */
export function visitId(): string {
  const known = storedVisitId.get()
  if (known !== null) return known
  const id = randomUuid()
  storedVisitId.set(id)
  return id
}

/** Whether this browser asks sites not to track (Global Privacy Control, Do Not Track). */
export const asksForPrivacy = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
