/** The reports and suggestions that this browser sent, so that their outcome can be shown where they were sent. */
import { REPORTS_KEY } from '#client/lib/reports-key.ts'
import { createStoredValue, type StoredValue } from '#client/lib/stored-value.ts'

/** `about` is the key of the subject; of a suggestion it is `SUGGESTED` and the name that was typed. */
type SentReport = { readonly id: string; readonly about: string }

export const SUGGESTED = 'suggested:'

const NOTHING: readonly SentReport[] = []
/** Only the latest ones are kept. */
const LIMIT = 20

function readReports(text: string): readonly SentReport[] {
  const stored: unknown = JSON.parse(text)
  if (!Array.isArray(stored)) return NOTHING
  return stored.slice(0, LIMIT).flatMap((entry: unknown) => {
    const { id, about } = (entry ?? {}) as Partial<Record<keyof SentReport, unknown>>
    return typeof id === 'string' && typeof about === 'string' ? [{ id, about }] : []
  })
}

/** The reports sent from this browser, latest first. */
export const sentReports: StoredValue<readonly SentReport[]> = createStoredValue({
  key: REPORTS_KEY,
  parse: readReports,
  format: (reports) => (reports.length === 0 ? null : JSON.stringify(reports)),
  fallback: NOTHING,
})

/** Adds a report before the others, without duplicates. */
export function storeReport(report: SentReport): void {
  const others = sentReports.get().filter(({ id }) => id !== report.id)
  sentReports.set([report, ...others].slice(0, LIMIT))
}

/** Removes a report that the server no longer has. */
export function removeReport(reportId: string): void {
  sentReports.set(sentReports.get().filter(({ id }) => id !== reportId))
}
