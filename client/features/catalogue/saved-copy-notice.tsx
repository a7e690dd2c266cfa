import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type SavedCopyNoticeProps = {
  readonly onRetry: () => void
  readonly busy: boolean
  /** Whether the saved copy is out of reach too, and nothing can be shown. */
  readonly lost?: boolean
}

/** Says that what is shown is a saved copy, and offers to ask again. */
export function SavedCopyNotice({ onRetry, busy, lost = false }: SavedCopyNoticeProps) {
  return (
    <Notice tone="warning" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>
        Live data is out of reach
        {lost ? ', and so is the saved copy of the catalogue.' : '. You are looking at a saved copy of the catalogue.'}
      </p>
      <Button variant="secondary" onClick={onRetry} disabled={busy}>
        {busy ? 'Trying...' : 'Try again'}
      </Button>
    </Notice>
  )
}
