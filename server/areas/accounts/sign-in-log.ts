/** Records who fails to sign in and who is locked out: with account id and shortened address, never with an email. */
import { DomainError } from '#core/errors.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { shortAddress } from '../../platform/short-address.ts'
import type { SignedIn } from './accounts.service.ts'

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
      if (accountId !== null) {
        const isLockOut = errorCode === 'RATE_LIMITED'
        const kind = isLockOut ? 'locked_out' : 'sign_in_refused'
        await services.accounts.securityLog.note({ kind, accountId, detail: errorCode }, { quietly: isLockOut })
      }
    }
    throw error
  }
}
