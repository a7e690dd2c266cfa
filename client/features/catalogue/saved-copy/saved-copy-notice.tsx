import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { SavedCopy } from './use-saved-copy.ts'

type SavedCopyNoticeProps = {
  readonly onRetry: () => void
  readonly busy: boolean
  /** Whether the saved copy is shown, loading, or unavailable too. */
  readonly state: NonNullable<SavedCopy<unknown>>['state']
}

const TEXTS = {
  read: 'Live data is unavailable. You’re viewing a saved copy of the catalog.',
  loading: 'Live data is unavailable. Loading a saved copy of the catalog...',
  lost: 'Live data is unavailable, and so is the saved copy of the catalog.',
} as const

/** Says what is shown while live data is unavailable, and offers to request it again. */
export function SavedCopyNotice({ onRetry, busy, state }: SavedCopyNoticeProps) {
  return (
    <Notice tone="warning" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>{TEXTS[state]}</p>
      <Button variant="secondary" onClick={onRetry} disabled={busy}>
        {busy ? 'Trying...' : 'Try again'}
      </Button>
    </Notice>
  )
}
