import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

type NotLoadedProps = {
  /** The name of the data, such as `members`. */
  readonly name: string
  readonly failed?: boolean
  /** The text after a failure. */
  readonly failure?: string
  readonly onRetry?: () => unknown
  /** As tall as the loaded content usually is, so that nothing below it moves. */
  readonly height?: string
}

/** A section of a tab without its data: loading, or failed with a retry button. */
export function NotLoaded(props: NotLoadedProps) {
  const { name, failed = false, failure = `Failed to fetch ${name}`, onRetry, height = 'h-48' } = props
  if (failed) {
    return (
      <Notice tone="danger">
        <p>{failure}</p>
        <Button variant="quiet" className="-ml-3" onClick={() => void onRetry?.()}>
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
