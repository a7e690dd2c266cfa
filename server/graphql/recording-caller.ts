import type { RequestContext } from './context.ts'

/** The sender of an analytics record. */
export type RecordingCaller = {
  /** From the token alone; null for anonymous requests. */
  readonly userId: string | null
  readonly address: string | null
  readonly userAgent: string | null
  /** Global Privacy Control, Do Not Track, or a prerendered page: nothing is recorded. */
  readonly unrecorded: boolean
}

export const recordingCallerOf = async (context: RequestContext): Promise<RecordingCaller> => {
  const { viewer, clientAddress, userAgent, privacyControl = false, doNotTrack = false, prerendered = false } = context
  const unrecorded = privacyControl || doNotTrack || prerendered
  return { userId: unrecorded ? null : ((await viewer())?.id ?? null), address: clientAddress, userAgent, unrecorded }
}
