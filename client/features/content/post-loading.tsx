// @chunk posts
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

/** The skeleton of an article. */
export function PostLoading() {
  return (
    <div className="shell py-8">
      <LoadingStatus label="Loading the article" />
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-6 h-12 max-w-prose" />
      <Skeleton className="mt-4 h-16 max-w-prose" />
      <Skeleton className="mt-8 h-[40rem] max-w-prose" />
    </div>
  )
}
