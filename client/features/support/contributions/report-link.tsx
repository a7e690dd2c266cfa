import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { REPORTS_KEY } from '#client/lib/reports-key.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { planInHash, type ReportSubject } from './report-subject.ts'

const loadDialog = () => import('./report-dialog.tsx')
const loadOutcomes = () => import('./report-outcomes.tsx')

/** Whether this browser has sent reports. Most have not, so nothing else is loaded. */
function hasSentReports(): boolean {
  try {
    return localStorage.getItem(REPORTS_KEY) !== null
  } catch {
    return false
  }
}

/**
 * Opens the form to report an error on a page; the form is loaded on demand. Below it are the outcomes of this
 * browser's reports about the page.
 */
export function ReportLink({ subject }: { readonly subject: ReportSubject }) {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  useEffect(() => setSent(hasSentReports()), [])
  const navigate = useNavigate()
  const plan = planInHash(useLocation().hash)
  const shown = open || plan !== null
  const dialog = useLoaded(loadDialog, shown)
  const close = () => {
    setOpen(false)
    if (plan !== null) void navigate({ hash: 'pricing' }, { replace: true })
  }
  const outcomes = useLoaded(loadOutcomes, shown || sent)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="link noscript:hidden min-h-touch text-left"
      >
        Report an inaccuracy
      </button>
      {outcomes ? <outcomes.ReportOutcomes subject={subject} /> : null}
      {dialog ? <dialog.ReportDialog subject={subject} plan={plan} open={shown} onClose={close} /> : null}
    </>
  )
}
