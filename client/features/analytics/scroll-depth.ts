const MARKS = [25, 50, 75, 90] as const

type ScrollDepth = {
  /** The depths reached since the last call, in percent. */
  readonly passed: () => readonly number[]
  /** Resets for another page. */
  readonly reset: () => void
}

/**
 * How far down a page was read. Upward scrolling does not count, because a new page scrolls to its top automatically.
 */
export function createScrollDepth(): ScrollDepth {
  let before = window.scrollY
  let reached = 0
  return {
    passed() {
      const { scrollY, innerHeight } = window
      const isDown = scrollY > before
      before = scrollY
      const way = document.documentElement.scrollHeight - innerHeight
      if (!isDown || way <= 0) return []
      const depth = (100 * scrollY) / way
      const marks = MARKS.filter((mark) => mark > reached && mark <= depth)
      reached = marks.at(-1) ?? reached
      return marks
    },
    reset() {
      before = window.scrollY
      reached = 0
    },
  }
}
