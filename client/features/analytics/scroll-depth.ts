const MARKS = [25, 50, 75, 90] as const

type ScrollDepth = {
  /** The depths reached since the last call, in percent. */
  readonly passed: () => readonly number[]
  /** Another page: nothing counts until it has its own height. */
  readonly wait: () => void
  /** The page is loaded: counts from its current position, which was not scrolled to but restored. */
  readonly begin: () => void
}

/**
 * How far down a page was read. Upward scrolling does not count, because a new page scrolls to its top automatically.
 */
export function createScrollDepth(): ScrollDepth {
  let before = 0
  let reached = 0
  // Where a restored page starts; scrolling up from there makes the way down count again.
  let start = 0
  let isWaiting = true
  /** In percent; 0 on a page that cannot be scrolled. */
  const depth = (): number => {
    const way = document.documentElement.scrollHeight - window.innerHeight
    return way <= 0 ? 0 : (100 * window.scrollY) / way
  }
  return {
    passed() {
      const isDown = window.scrollY > before
      before = window.scrollY
      if (isWaiting) return []
      const now = depth()
      if (!isDown) {
        start = Math.min(start, now)
        return []
      }
      const marks = MARKS.filter((mark) => mark > Math.max(reached, start) && mark <= now)
      reached = marks.at(-1) ?? reached
      return marks
    },
    wait() {
      isWaiting = true
    },
    begin() {
      if (!isWaiting) return
      isWaiting = false
      before = window.scrollY
      reached = 0
      start = depth()
    },
  }
}
