import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** Shown in place of a member's data when it could not be loaded. */
export function AccountUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mt-6">
      <EmptyState title="Your account could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
        <p>Live data is unavailable.</p>
      </EmptyState>
    </div>
  )
}
