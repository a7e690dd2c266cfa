import { type RefObject, useEffect, useState } from 'react'
import { SEARCH_EXAMPLES } from '../../content/search-examples.ts'

const EVERY_MS = 4000

/** An example that changes every four seconds, except while the focus is in `form` or motion is unwelcome. */
export function useSearchExample(form: RefObject<HTMLElement | null>): string {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (form.current?.contains(document.activeElement)) return
      setShown((index) => (index + 1) % SEARCH_EXAMPLES.length)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [form])
  return SEARCH_EXAMPLES[shown] ?? SEARCH_EXAMPLES[0]
}
