import { type RefObject, useEffect, useState } from 'react'
import { useLoaded } from '#client/lib/use-loaded.ts'

const load = () => import('./search-suggestions.tsx')

/** Where suggestions appear below a search box. They are loaded when the box is first used. */
export function SuggestionsSlot({ box }: { readonly box: RefObject<HTMLInputElement | null> }) {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const input = box.current
    const note = () => setUsed(true)
    // The box may have the focus before hydration.
    if (document.activeElement === input) note()
    input?.addEventListener('focus', note, { once: true })
    return () => input?.removeEventListener('focus', note)
  }, [box])
  const part = useLoaded(load, used)
  return part ? <part.SearchSuggestions box={box} /> : null
}
