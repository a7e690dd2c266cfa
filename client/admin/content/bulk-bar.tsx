import { Button } from '../../ui/button.tsx'

type BulkBarProps = {
  readonly count: number
  readonly onPublish: () => void
  readonly onUnpublish: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** Bulk actions on the selected pages. It keeps its space while nothing is selected, so that the table doesn't move. */
export function BulkBar({ count, onPublish, onUnpublish, onDelete, onClear }: BulkBarProps) {
  const none = count === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
    <div role="group" aria-label="Selected pages" className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2 text-soft text-sm tabular-nums">
        {none ? 'Select pages to change several at once.' : `${count} selected`}
      </p>
      {none ? null : (
        <>
          <Button variant="secondary" onClick={onPublish}>
            Publish
          </Button>
          <Button variant="secondary" onClick={onUnpublish}>
            Unpublish
          </Button>
          <Button variant="secondary" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="quiet" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  )
}
