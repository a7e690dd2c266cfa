/** Runs `work` once after a delay; returns the cancel function. A pending timer does not keep the process alive. */
export type Schedule = (work: () => void, afterMs: number) => () => void

export const systemSchedule: Schedule = (work, afterMs) => {
  const timer = setTimeout(work, afterMs)
  timer.unref()
  return () => clearTimeout(timer)
}
