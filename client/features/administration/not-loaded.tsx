import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

type NotLoadedProps = {
  /** What is loaded: `members`. */
  readonly name: string
  readonly failed: boolean
  readonly onRetry: () => unknown
  /** As high as what is loaded usually is, so that nothing below it moves. */
  readonly height?: string
}

/** A part of a tab before its data is there: loading, or failed with a way to try again. */
export function NotLoaded({ name, failed, onRetry, height = 'h-48' }: NotLoadedProps) {
  if (failed) {
    return (
      <Notice tone="danger">
        <p>Failed to fetch {name}</p>
        <Button variant="quiet" className="-ml-3" onClick={() => void onRetry()}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <LoadingStatus label={`Loading ${name}`} />
      <Skeleton className={height} />
    </>
  )
}
