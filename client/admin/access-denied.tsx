import { usePageAddress } from '../lib/page-address.ts'
import { LinkButton } from '../ui/button.tsx'

/** Shown to everyone except administrators and editors. A visitor may be one who hasn't signed in yet. */
export function AccessDenied({ signedIn }: { readonly signedIn: boolean }) {
  const address = usePageAddress()
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h1 className="text-2xl lg:text-3xl">Access Denied</h1>
      <p>You don't have permission to access this page.</p>
      <div className="flex flex-wrap gap-3">
        {signedIn ? null : (
          <LinkButton to={`/auth?mode=signin&returnTo=${encodeURIComponent(address)}`}>Sign In</LinkButton>
        )}
        <LinkButton to="/" variant="secondary">
          Go to Homepage
        </LinkButton>
      </div>
    </div>
  )
}
