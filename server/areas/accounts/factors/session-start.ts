import type { TransactionClient } from '#server/platform/database/database.ts'
import type { SignedIn } from '../accounts.service.ts'
import type { Device } from '../device.ts'
import type { KnownDevices } from '../known-devices.ts'
import type { SessionsService } from '../sessions.service.ts'
import type { SignInEvents } from '../sign-in-events.ts'

type AccountKey = { readonly userId: string; readonly email: string }
type BeginSession = (tx: TransactionClient, account: AccountKey, device: Device) => Promise<SignedIn>

export type SessionStart = {
  /** The first session of a new account. */
  readonly first: BeginSession
  /** A sign-in, which is recorded in the security log. */
  readonly signIn: BeginSession
}

/** Creates sessions and remembers their devices. */
export const createSessionStart = (dependencies: {
  sessions: Pick<SessionsService, 'begin'>
  devices: KnownDevices
  signInEvents: SignInEvents
}): SessionStart => {
  const { sessions, devices, signInEvents } = dependencies
  const first: BeginSession = async (tx, account, device) => {
    const deviceToken = await devices.remember(tx, account, device.deviceToken)
    return { ...(await sessions.begin(tx, account.userId, device)), deviceToken }
  }
  return {
    first,
    signIn: async (tx, account, device) => {
      await signInEvents.record(tx, account, device)
      return first(tx, account, device)
    },
  }
}
