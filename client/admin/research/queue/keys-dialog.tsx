import { Dialog } from '#client/ui/dialog.tsx'
import { QUEUE_KEYS } from './queue-labels.ts'

/** The keyboard shortcuts of the queue. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {QUEUE_KEYS.map(([key, action]) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-soft text-sm">They apply to the focused item, and are disabled while you type.</p>
    </Dialog>
  )
}
