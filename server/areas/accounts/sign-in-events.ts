import type { Clock } from '../../platform/clock.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { TransactionClient } from '../../platform/database/transaction.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { newDeviceMail } from './account-mails.ts'
import type { Device } from './device.ts'

export type SignInEvents = ReturnType<typeof createSignInEvents>

/** Records sign-ins, and tells members by email when an unknown device signs in. */
export const createSignInEvents = (dependencies: {
  clock: Clock
  securityLog: SecurityLog
  outbox: Outbox
  publicUrl: string
}) => {
  const { clock, securityLog, outbox, publicUrl } = dependencies
  return {
    /**
     * Runs in the transaction of the session. `isKnown`: the device has signed in to the account before. A program
     * without a device token is known by its user agent and network, so that it causes one email and not many.
     */
    record: async (
      tx: TransactionClient,
      account: { readonly userId: string; readonly email: string },
      { device, isKnown }: { readonly device: Device; readonly isKnown: boolean },
    ): Promise<void> => {
      const { userId: accountId, email } = account
      const isNew = !isKnown && !(await securityLog.hasSignedInLikeThis(tx, accountId))
      await securityLog.record(tx, { kind: isNew ? 'new_device' : 'signed_in', accountId })
      if (!isNew) return
      const facts = { userAgent: device.userAgent, address: device.address, at: clock.now() }
      await outbox.enqueue(tx, newDeviceMail(email, publicUrl, facts), { userId: accountId })
    },
  }
}
