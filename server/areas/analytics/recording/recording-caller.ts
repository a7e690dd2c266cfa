import type { RequestContext } from '../../../graphql/context.ts'
import type { RecordingCaller } from './recording.service.ts'

/** Who a record comes from. */
export const recordingCallerOf = async (context: RequestContext): Promise<RecordingCaller> => {
  const { viewer, clientAddress, userAgent, privacyControl = false, doNotTrack = false, prerendered = false } = context
  const unrecorded = privacyControl || doNotTrack || prerendered
  return { userId: unrecorded ? null : ((await viewer())?.id ?? null), address: clientAddress, userAgent, unrecorded }
}
