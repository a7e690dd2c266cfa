import { useEffect, useRef } from 'react'

/** Long enough to see what was chosen, and for the second press of a double click to hit the same question. */
const STEP_MS = 250

export type MoveOn = {
  /** Continues after a short moment, unless something else happens first. */
  readonly start: (onDone: () => void) => void
  readonly cancel: () => void
}

/** The step to the next question after a press on an option. */
export function useMoveOn(): MoveOn {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = (onDone: () => void) => {
    cancel()
    timer.current = setTimeout(onDone, STEP_MS)
  }
  return { start, cancel }
}
