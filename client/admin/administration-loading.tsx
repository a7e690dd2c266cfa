import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

/** The initial skeleton: as tall as what an administrator sees next. */
export function AdministrationLoading() {
  return (
    <>
      <LoadingStatus label="Loading the admin area" />
      <Skeleton className="h-9 w-56 max-w-full lg:h-11" />
      <Skeleton className="mt-2 h-6 w-72 max-w-full" />
      <div className="mt-6 grid gap-2 sm:grid-cols-3 sm:gap-4">
        {['users', 'tools', 'uptime'].map((name) => (
          <Skeleton key={name} className="h-20 sm:h-29" />
        ))}
      </div>
      <Skeleton className="mt-6 h-96" />
    </>
  )
}
