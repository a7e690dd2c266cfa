/** Decides whether there is time for a tracking call, so that a flood of them does not slow down visitors. */

/** The part of the event loop's time that tracking calls may take. Writing what they record takes half as much again. */
const SHARE = 0.15
/** Time that was not used may be used later, up to this. */
const MAX_SAVED_MS = 100
/** What they may take of one turn of the event loop, also of saved time: other requests wait for the end of the turn. */
const MAX_TURN_MS = 3
/** A call counts as no longer than this: what takes longer is a pause of the process, which is not the call's. */
const MAX_CALL_MS = 1

export type TrackingAdmission = ReturnType<typeof createTrackingAdmission>

/** `now` in milliseconds from any beginning. */
export const createTrackingAdmission = (now: () => number = () => performance.now()) => {
  let leftMs = MAX_SAVED_MS
  let countedAt = now()
  let turnMs = 0

  return {
    /** Whether a call may run now. */
    admit: (): boolean => {
      const at = now()
      leftMs = Math.min(MAX_SAVED_MS, leftMs + (at - countedAt) * SHARE)
      countedAt = at
      return leftMs > 0 && turnMs < MAX_TURN_MS
    },

    /** Counts the time that a call took. */
    spend: (ms: number): void => {
      leftMs -= Math.min(ms, MAX_CALL_MS)
      if (turnMs === 0) {
        setImmediate(() => {
          turnMs = 0
        })
      }
      turnMs += ms
    },
  }
}
