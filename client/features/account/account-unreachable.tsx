import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Stands where a member's data would, when it could not be had. */
export function AccountUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mt-6">
      <EmptyState title="Your account could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
        <p>Live data is out of reach.</p>
      </EmptyState>
    </div>
  )
}
