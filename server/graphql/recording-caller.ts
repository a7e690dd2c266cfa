import type { RequestContext } from './context.ts'

/** Who sends a record of analytics, as the request tells. */
export type RecordingCaller = {
  /** The member, from the token alone; null for everybody else. */
  readonly userId: string | null
  readonly address: string | null
  readonly userAgent: string | null
  /** Global Privacy Control, Do Not Track, or a page that is rendered before anybody looks at it: nothing is recorded. */
  readonly unrecorded: boolean
}

export const recordingCallerOf = async (context: RequestContext): Promise<RecordingCaller> => {
  const { viewer, clientAddress, userAgent, privacyControl = false, doNotTrack = false, prerendered = false } = context
  const unrecorded = privacyControl || doNotTrack || prerendered
  return { userId: unrecorded ? null : ((await viewer())?.id ?? null), address: clientAddress, userAgent, unrecorded }
}
