import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

type Dismissal = {
  readonly open: boolean
  readonly close: () => void
  /** What counts as inside: the menu together with its button. */
  readonly area: RefObject<HTMLElement | null>
  /** Gets the focus back when Escape closes the menu. */
  readonly button: RefObject<HTMLElement | null>
}

/** Closes a menu on a change of address, on a press outside it, when focus leaves it and on Escape. */
export function useDismiss({ open, close, area, button }: Dismissal): void {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current === key) return
    openedAt.current = key
    close()
  }, [key, close])

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, close, area, button])
}
