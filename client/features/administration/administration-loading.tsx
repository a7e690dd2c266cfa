import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

/** What everybody gets first: as high as what an administrator sees then. */
export function AdministrationLoading() {
  return (
    <>
      <LoadingStatus label="Loading your administration" />
      <Skeleton className="h-9 w-56 max-w-full lg:h-11" />
      <Skeleton className="mt-2 h-6 w-72 max-w-full" />
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        {['users', 'tools', 'uptime'].map((name) => (
          <Skeleton key={name} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-6 h-96" />
    </>
  )
}
