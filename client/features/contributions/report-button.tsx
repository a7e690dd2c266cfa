import { useState } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'

const load = () => import('./report-dialog.tsx')

/** Opens the form that tells the editors what is wrong with a tool's page; the form is loaded then. */
export function ReportButton({ tool }: { readonly tool: { readonly id: string; readonly name: string } }) {
  const [open, setOpen] = useState(false)
  const part = useLoaded(load, open)
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
      {part ? <part.ReportDialog tool={tool} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
