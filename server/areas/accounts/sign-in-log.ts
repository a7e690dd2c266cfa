/** Records who fails to sign in and who is locked out: with account id and shortened address, never with an email. */
import { DomainError } from '#core/errors.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { shortAddress } from '../../platform/short-address.ts'
import type { SignedIn } from './accounts.service.ts'

/** By code; others are refusals. */
const KINDS: Readonly<Record<string, 'locked_out' | 'second_factor_requested'>> = {
  RATE_LIMITED: 'locked_out',
  SECOND_FACTOR_REQUIRED: 'second_factor_requested',
}

/** `accountId` of a refusal is null when no account has the address; then it is only logged. */
export const logSignIn = async <Result extends SignedIn>(
  { log, clientAddress, services }: RequestContext,
  event: 'sign-in' | 'sign-up',
  work: Promise<Result>,
): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError) {
      const { code: errorCode, accountId } = error
      const address = shortAddress(clientAddress)
      log.warn({ event: `${event}-refused`, errorCode, accountId, address }, 'sign-in refused')
      const kind = KINDS[errorCode] ?? 'sign_in_refused'
      const { note } = services.accounts.securityLog
      if (accountId !== null) await note({ kind, accountId, detail: errorCode }, { quietly: kind === 'locked_out' })
    }
    throw error
  }
}
