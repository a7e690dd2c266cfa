import { Link } from 'react-router-dom'
import { usePageAddress } from '#client/lib/page-address.ts'
import { useSignedIn } from '#client/lib/stored-session.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import type { OwnReview } from './own-review.tsx'

const load = () => import('./own-review.tsx')

/** Where members write about a tool; everybody else gets a link that signs in and comes back to the open form. */
export function OwnReviewSlot({ tool, isOpen }: Parameters<typeof OwnReview>[0]) {
  const address = usePageAddress()
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  if (!signedIn) {
    return isOpen ? (
      <Link
        to={`/auth?returnTo=${encodeURIComponent(`${address}#your-review`)}`}
        rel="nofollow"
        className="link inline-flex min-h-11 items-center text-sm"
      >
        Sign in to write a review
      </Link>
    ) : null
  }
  // The reserved space, so that nothing moves when the member's part is there.
  return <div className="min-h-11">{part ? <part.OwnReview key={tool.id} tool={tool} isOpen={isOpen} /> : null}</div>
}
