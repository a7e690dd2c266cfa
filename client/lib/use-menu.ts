import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A menu behind a button. It closes on navigation, on a press outside it, when it loses focus, and on Escape, which
 * returns the focus to the button. `area` counts as inside: the menu, whose id is `id`, with its button.
 */
export function useMenu() {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current === key) return
    openedAt.current = key
    setOpen(false)
  }, [key])

  useEffect(() => {
    if (!open) return
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closed = new AbortController()
    const { signal } = closed
    document.addEventListener('pointerdown', onLeave, { signal })
    document.addEventListener('focusin', onLeave, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => closed.abort()
  }, [open])

  const buttonProps = {
    ref: button,
    type: 'button',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const
  return { open, id, area, buttonProps }
}
