/** Checks that run one at a time. */
type SequentialCheck = {
  /**
   * Runs the check. One that is under way may have read before what the caller knows of, so one more follows it, which
   * all callers in the meantime share. Never rejects.
   */
  check(): Promise<void>
}

export const createSequentialCheck = (
  run: () => Promise<void>,
  onFailure: (error: unknown) => void,
): SequentialCheck => {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  const check = (): Promise<void> => {
    if (running === null) {
      running = run()
        .catch(onFailure)
        .finally(() => {
          running = null
        })
      return running
    }
    next ??= running.then(() => {
      next = null
      return check()
    })
    return next
  }
  return { check }
}
