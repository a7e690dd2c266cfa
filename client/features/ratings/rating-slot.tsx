import { Link } from 'react-router-dom'
import { usePageAddress } from '../../lib/page-address.ts'
import { useSignedIn } from '../../lib/stored-session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'

const load = () => import('./member-rating.tsx')

/** The reserved space, so that nothing moves when a member's stars replace the link. */
const RATING_CLASSES = 'flex min-h-18 sm:min-h-11'

/** Where members rate a tool; everybody else gets a link to sign in. */
export function RatingSlot({ tool }: { readonly tool: { readonly id: string; readonly name: string } }) {
  const address = usePageAddress()
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  return (
    <div className={RATING_CLASSES}>
      {signedIn ? (
        part && <part.MemberRating key={tool.id} tool={tool} />
      ) : (
        <Link
          to={`/auth?returnTo=${encodeURIComponent(address)}`}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center text-sm sm:self-center"
        >
          Sign in to rate
        </Link>
      )}
    </div>
  )
}
