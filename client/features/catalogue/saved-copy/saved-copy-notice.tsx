import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { SavedCopy } from './use-saved-copy.ts'

type SavedCopyNoticeProps = {
  readonly onRetry: () => void
  readonly busy: boolean
  /** The saved copy that is shown, loading, or unavailable too. */
  readonly saved: NonNullable<SavedCopy<{ readonly savedOn: string | null }>>
}

const TEXTS = {
  read: '. You’re viewing a saved',
  loading: '. Loading a saved',
  lost: ', and so is the saved',
} as const

/** Says what is shown while live data is unavailable, and offers to request it again. */
export function SavedCopyNotice({ onRetry, busy, saved }: SavedCopyNoticeProps) {
  return (
    <Notice tone="warning" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>
        Live data is unavailable{TEXTS[saved.state]} copy of the catalog
        {saved.state === 'read' && saved.copy.savedOn ? ` of ${saved.copy.savedOn}` : null}.
      </p>
      <Button variant="secondary" onClick={onRetry} disabled={busy}>
        {busy ? 'Trying...' : 'Try again'}
      </Button>
    </Notice>
  )
}
