import { createStoredValue } from './stored-value.ts'

/** The number of the last record of this visit; 0 before the first. */
export const storedSequence = createStoredValue({
  key: 'toolfinch.visitSequence',
  area: 'session',
  parse: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : 0),
  fallback: 0,
})

/** The number of the next record of this visit, which lets the server recognize a record that it receives twice. */
export function nextSequence(): number {
  const next = storedSequence.get() + 1
  storedSequence.set(next)
  return next
}
