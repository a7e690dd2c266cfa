/** Decides whether there is time for a tracking call, so that a flood of them does not slow down visitors. */

/** The part of the event loop's time that tracking calls may take. Writing what they record takes half as much again. */
const SHARE = 0.15
/** Time that was not used may be used later, up to this. */
const MAX_SAVED_MS = 100
/** A call counts as no longer than this: what takes longer is a wait for its body or a pause of the process. */
const MAX_CALL_MS = 1
/** In one turn of the event loop, also with saved time: other requests wait for the end of the turn. */
const MAX_CALLS_PER_TURN = 3

/** Ends an admitted call; one that was refused later is not charged. */
type EndCall = (isAccepted: boolean) => void

export type TrackingAdmission = ReturnType<typeof createTrackingAdmission>

/** `now` in milliseconds from any beginning. */
export const createTrackingAdmission = (now: () => number = () => performance.now()) => {
  let leftMs = MAX_SAVED_MS
  let countedAt = now()
  let turnCalls = 0

  return {
    /** Admits a call, or returns null. Its longest time is charged until it ends. */
    admit: (): EndCall | null => {
      const at = now()
      leftMs = Math.min(MAX_SAVED_MS, leftMs + (at - countedAt) * SHARE)
      countedAt = at
      if (leftMs <= 0 || turnCalls >= MAX_CALLS_PER_TURN) return null
      leftMs -= MAX_CALL_MS
      if (turnCalls === 0) {
        setImmediate(() => {
          turnCalls = 0
        })
      }
      turnCalls += 1
      return (isAccepted) => {
        leftMs += isAccepted ? Math.max(0, MAX_CALL_MS - (now() - at)) : MAX_CALL_MS
      }
    },
  }
}
