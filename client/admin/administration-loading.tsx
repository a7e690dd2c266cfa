import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** The initial skeleton: as tall as what an administrator sees next. */
export function AdministrationLoading() {
  return (
    <>
      <LoadingStatus label="Loading the admin area" />
      <AdminFrame
        header={<Skeleton className="h-8 w-40 max-w-full lg:h-14" />}
        rail={<Skeleton className="mt-4 h-140 max-lg:hidden" />}
      >
        <Skeleton className="h-96" />
      </AdminFrame>
    </>
  )
}
