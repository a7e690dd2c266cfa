import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Controls that keep the focus when they change the list. */
const CONTROLS = 'form, nav[aria-label="Types"]'

/**
 * The head of a list, to which the focus and the scroll position move when its page changes. Back and Forward restore
 * their own position.
 * @param page the number of the page that is shown
 */
export function usePageTurn(page: number): RefObject<HTMLParagraphElement | null> {
  const head = useRef<HTMLParagraphElement>(null)
  const type = useNavigationType()
  const previous = useRef(page)
  useEffect(() => {
    if (previous.current === page) return
    previous.current = page
    if (type !== 'PUSH' || document.activeElement?.closest(CONTROLS)) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }, [page, type])
  return head
}
