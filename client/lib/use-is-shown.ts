import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still on the page, for what happens after a wait: who has left is not led away again. */
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
