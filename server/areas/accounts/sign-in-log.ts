/** Logs who signs in, who fails and who is locked out: with account id and shortened address, never with an email. */
import { DomainError } from '#core/errors.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { shortAddress } from '../../platform/short-address.ts'
import type { SignedIn } from './accounts.service.ts'

/** `accountId` of a refusal is null when no account has the address. */
export const logSignIn = async <Result extends SignedIn>(
  { log, clientAddress }: RequestContext,
  event: 'sign-in' | 'sign-up',
  work: Promise<Result>,
): Promise<Result> => {
  const address = shortAddress(clientAddress)
  try {
    const signedIn = await work
    log.info({ event, accountId: signedIn.viewer.id, address }, 'signed in')
    return signedIn
  } catch (error) {
    if (error instanceof DomainError) {
      const { code: errorCode, accountId } = error
      log.warn({ event: `${event}-refused`, errorCode, accountId, address }, 'sign-in refused')
    }
    throw error
  }
}
