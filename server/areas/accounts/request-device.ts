import type { RequestContext } from '../../graphql/context.ts'
import type { Device } from './device.ts'

/** The device of a request, with the token from the arguments. */
export const deviceOf = (
  { clientAddress, userAgent, privacyControl = false, doNotTrack = false }: RequestContext,
  deviceToken: string | null | undefined,
): Device => ({
  address: clientAddress,
  userAgent,
  deviceToken: deviceToken ?? null,
  unrecorded: privacyControl || doNotTrack,
})
