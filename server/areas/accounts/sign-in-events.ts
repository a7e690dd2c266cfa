import type { Clock } from '../../platform/clock.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { TransactionClient } from '../../platform/database/transaction.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { newDeviceMail } from './account-mails.ts'
import type { Device } from './device.ts'
import type { KnownDevices } from './known-devices.ts'

export type SignInEvents = ReturnType<typeof createSignInEvents>

/** Records sign-ins, and tells members by email when an unknown device signs in. */
export const createSignInEvents = (dependencies: {
  clock: Clock
  securityLog: SecurityLog
  devices: Pick<KnownDevices, 'isKnown'>
  outbox: Outbox
  publicUrl: string
}) => {
  const { clock, securityLog, devices, outbox, publicUrl } = dependencies
  return {
    /**
     * Runs in the transaction of the session, before the device is remembered. A program without a device token is known
     * by its user agent and network, so that it causes one email and not many.
     */
    record: async (
      tx: TransactionClient,
      account: { readonly userId: string; readonly email: string },
      { userAgent, address, deviceToken }: Device,
    ): Promise<void> => {
      const { userId: accountId, email } = account
      const isKnown = await devices.isKnown(email, deviceToken, tx)
      const isNew = !isKnown && !(await securityLog.hasSignedInLikeThis(tx, accountId))
      await securityLog.record(tx, { kind: isNew ? 'new_device' : 'signed_in', accountId })
      if (!isNew) return
      const signIn = { userAgent, address, at: clock.now() }
      await outbox.enqueue(tx, newDeviceMail(email, publicUrl, signIn), { userId: accountId })
    },
  }
}
