import { useState } from 'react'
import { sentReports } from '../../lib/sent-reports.ts'
import { useStoredValue } from '../../lib/stored-value.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { type ReportSubject, reportKey } from './report-subject.ts'

const loadDialog = () => import('./report-dialog.tsx')
const loadOutcomes = () => import('./report-outcomes.tsx')

/**
 * Opens the form that tells the editors what is wrong on a page; the form is loaded then. Below it is what became of the
 * reports that this browser sent about the page.
 */
export function ReportLink({ subject }: { readonly subject: ReportSubject }) {
  const [open, setOpen] = useState(false)
  const dialog = useLoaded(loadDialog, open)
  const key = reportKey(subject)
  const ids = useStoredValue(sentReports)
    .filter(({ about }) => about === key)
    .map(({ id }) => id)
  const outcomes = useLoaded(loadOutcomes, ids.length > 0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="link noscript:hidden min-h-9 text-left"
      >
        Report an inaccuracy
      </button>
      {outcomes ? <outcomes.ReportOutcomes ids={ids} /> : null}
      {dialog ? <dialog.ReportDialog subject={subject} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
