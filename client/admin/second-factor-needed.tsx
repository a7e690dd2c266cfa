import { FACTOR_GRACE_DAYS } from '#core/accounts/second-factors.ts'
import { momentDayText } from '#core/display/dates.ts'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

const SETTINGS = '/settings?tab=privacy'

/** Instead of the administration, for an editor or administrator without a second factor after the grace period. */
export function SecondFactorNeeded() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h1 className="text-2xl lg:text-3xl">Set up a second factor</h1>
      <p>
        Editors and administrators sign in with a passkey or an authenticator app. You had {FACTOR_GRACE_DAYS} days to
        set one up. Set one up now, and the administration opens again.
      </p>
      <LinkButton to={SETTINGS}>Open Privacy & Security</LinkButton>
    </div>
  )
}

type SecondFactorNoticeProps = {
  readonly factors: {
    readonly passkeys: readonly unknown[]
    readonly appConfirmedAt: string | null
    readonly requiredFrom: string | null
  }
}

/** In the grace period, until when the administration works without a second factor. */
export function SecondFactorNotice({ factors: { passkeys, appConfirmedAt, requiredFrom } }: SecondFactorNoticeProps) {
  if (requiredFrom === null || passkeys.length > 0 || appConfirmedAt !== null) return null
  return (
    <Notice tone="warning" title="Your role requires a second factor" className="mb-6">
      <p>
        Set up a passkey or an authenticator app by {momentDayText(requiredFrom)}. After that, the administration is
        closed to you until you do.
      </p>
      <LinkButton to={SETTINGS} variant="quiet" className="-ml-3">
        Open Privacy & Security
      </LinkButton>
    </Notice>
  )
}
