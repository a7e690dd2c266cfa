/** Runs work that pauses at each `yield` in one piece, and gives back its result. */
export const runSteps = <Result>(steps: Generator<void, Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
