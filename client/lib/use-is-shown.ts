import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still mounted, to avoid navigating after the visitor has left the page. */
export function useIsShown(): RefObject<boolean> {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}
