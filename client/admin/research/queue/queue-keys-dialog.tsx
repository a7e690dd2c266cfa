import { Dialog } from '#client/ui/dialog.tsx'
import { FactList } from '../../shared/fact-list.tsx'
import { QUEUE_KEYS } from './queue-labels.ts'

type QueueKeysDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function QueueKeysDialog(props: QueueKeysDialogProps) {
  return (
    <Dialog {...props} title="Keyboard shortcuts">
      <FactList facts={QUEUE_KEYS} />
      <p className="mt-4 text-soft text-sm">They apply to the focused item, and are disabled while you type.</p>
    </Dialog>
  )
}
