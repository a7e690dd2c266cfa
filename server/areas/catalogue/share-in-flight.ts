/** Lets all callers that come while a load is under way share it. Nothing is kept once it has settled. */
export const shareInFlight = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let inFlight: Promise<T> | null = null
  return () => {
    inFlight ??= load().finally(() => {
      inFlight = null
    })
    return inFlight
  }
}
