import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { createStoredValue } from './stored-value.ts'

/** A restored page may need some frames until its content is tall enough again. */
const RESTORE_FRAMES = 60

/** Pixels from the top by history entry. Stored values that are not numbers are ignored. */
type Positions = Record<string, unknown>

/** The first entry of every visit shares one key, so the address belongs to it. */
const entryName = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`

/** If storage is blocked, Back starts at the top. */
const storedPositions = createStoredValue<Positions>({
  key: 'toolfinch.scroll',
  area: 'session',
  parse: JSON.parse,
  fallback: {},
})

function restore(top: number): () => void {
  let frame = 0
  let left = RESTORE_FRAMES
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY < top - 1 && left-- > 0) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the browser can move parts of a page to their places on the next one. */
export const canTransition = typeof document !== 'undefined' && 'startViewTransition' in document

/** Whether a card was pressed. Its mark and name move to their places on the tool's page, which must not move itself. */
const isFromCard = ({ state }: Location) => (state as { toolId?: unknown } | null)?.toolId !== undefined

/**
 * A new path starts at the top, with smooth scrolling unless the visitor prefers reduced motion or comes from a card; Back, Forward and
 * reload restore the position. If only the query changes, the screen decides the position.
 */
export function useScrollPosition(): void {
  const location = useLocation()
  const type = useNavigationType()
  const previous = useRef<Location | null>(null)
  const positions = useRef<Positions | null>(null)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const save = () => storedPositions.set(positions.current ?? {})
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])

  const entry = entryName(location)
  // Before the new page is laid out: a shorter page changes the position, which must not be stored for the previous
  // page.
  useLayoutEffect(() => {
    const note = () => {
      positions.current ??= { ...storedPositions.get() }
      positions.current[entry] = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [entry])

  useLayoutEffect(() => {
    const last = previous.current
    previous.current = location
    positions.current ??= { ...storedPositions.get() }
    const known = positions.current[entryName(location)]
    if (type === 'POP' && typeof known === 'number') return restore(known)
    if (last === null || last.pathname === location.pathname || location.hash) return
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() || isFromCard(location) ? 'instant' : 'smooth' })
  }, [location, type])
}

function focusSilently(target: HTMLElement): void {
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A ref for content that replaces other content: its heading gets the focus that the other heading had. */
export function keepHeadingFocus(content: HTMLElement | null): void {
  const heading = content?.querySelector<HTMLElement>('h1')
  if (heading && document.activeElement === document.body) focusSilently(heading)
}

/** Focuses the heading of a screen as soon as it exists, unless the visitor has moved the focus by then. */
function focusHeading(main: HTMLElement): () => void {
  const heading = () => main.querySelector<HTMLElement>('h1')
  const present = heading()
  focusSilently(present ?? main)
  if (present) return () => undefined
  const observer = new MutationObserver(() => {
    const late = heading()
    if (!late) return
    observer.disconnect()
    if (document.activeElement === main || document.activeElement === document.body) focusSilently(late)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * After a change of path, moves the focus to the new page's heading, so that a screen reader announces it; not on the
 * first page, and not when only the query changes. A screen that is still loading gets the focus once it has a heading.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    return main ? focusHeading(main) : undefined
  }, [pathname])
}
