import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

/** The skeleton of a member's referrals. */
export function ReferralSkeleton() {
  return (
    <div className="mt-5 grid gap-6">
      <LoadingStatus label="Loading your referrals" />
      <Skeleton className="h-32 sm:h-20" />
      <Skeleton className="h-52 sm:h-24" />
      <Skeleton className="h-16" />
    </div>
  )
}
