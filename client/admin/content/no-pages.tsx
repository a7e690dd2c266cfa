import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'

type NoPagesProps = {
  readonly deleted: boolean
  readonly filtered: boolean
  readonly generating: boolean
  readonly onGenerate: () => void
}

/** An empty list of all pages, of filtered pages or of deleted pages. */
export function NoPages({ deleted, filtered, generating, onGenerate }: NoPagesProps) {
  const { change } = useAdminQuery()
  if (filtered) {
    return (
      <EmptyState
        title="No pages found"
        action={
          <Button variant="secondary" onClick={() => change({ search: null, type: null, status: null })}>
            Clear filters
          </Button>
        }
      />
    )
  }
  if (deleted) {
    return (
      <EmptyState title="No deleted pages">
        <p>Deleted pages stay here for 30 days and can be restored.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No pages found"
      action={
        <Button disabled={generating} onClick={onGenerate}>
          Generate Your First Pages
        </Button>
      }
    />
  )
}
