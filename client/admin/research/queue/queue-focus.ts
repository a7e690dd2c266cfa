/** Focus management of the queue. */
import { type RefObject, useEffect, useRef } from 'react'
import type { QueueRowItem } from './use-queue-actions.ts'

/** Waits for the details to load before focusing the first field of their form. */
export const focusForm = (list: HTMLElement | null, id: string): void => {
  const find = () => list?.querySelector<HTMLElement>(`[data-queue-item="${id}"] form :is(input, select, textarea)`)
  const ready = find()
  if (ready) {
    ready.focus()
    return
  }
  if (list === null) return
  const observer = new MutationObserver(() => {
    const field = find()
    if (!field) return
    observer.disconnect()
    field.focus()
  })
  observer.observe(list, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 5_000)
}

/** When the focused item leaves, moves the focus to the item that replaces it, or to the heading. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  section: RefObject<HTMLElement | null>,
  items: readonly QueueRowItem[],
): void {
  const before = useRef<{ readonly ids: readonly string[]; focused: string | null }>({ ids: [], focused: null })

  useEffect(() => {
    // Remembered in advance, because a removed element no longer reports that it had the focus.
    const remember = (event: FocusEvent) => {
      const item = event.target instanceof Element ? event.target.closest('[data-queue-item]') : null
      before.current.focused = item?.getAttribute('data-queue-item') ?? null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const { ids, focused } = before.current
    const now = items.map(({ id }) => id)
    before.current = { ids: now, focused }
    if (focused === null || now.includes(focused) || !ids.includes(focused)) return
    const next = now[Math.min(ids.indexOf(focused), now.length - 1)]
    const place =
      next === undefined
        ? section.current?.querySelector<HTMLElement>('#queue-heading')
        : list.current?.querySelector<HTMLElement>(`[data-queue-item="${next}"] [data-queue-title]`)
    place?.focus()
  }, [items, list, section])
}
