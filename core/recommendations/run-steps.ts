/** Runs a yielding generator without pauses and returns its result. */
export const runSteps = <Result>(steps: Generator<void, Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
