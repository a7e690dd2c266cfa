type SequentialCheck = {
  /**
   * Runs the check. A running one may have read outdated data, so one more follows, shared by all callers in the
   * meantime. Never rejects.
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
