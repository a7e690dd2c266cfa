import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLoaded } from '../lib/use-loaded.ts'

const load = () => import('../features/palette/palette.tsx')

const TYPES_TEXT = 'input, textarea, select, [contenteditable], dialog'

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** A slash that nothing else has handled and that is not typed into a field. */
const isSearchKey = (event: KeyboardEvent) =>
  event.key === '/' &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest(TYPES_TEXT))

/** The search box of the page itself, to which `/` moves. */
const pageSearch = () => document.querySelector<HTMLInputElement>('main [role=search] [type=search]')

/** Opens the command palette, as do Ctrl+K or Cmd+K and, where the page has no search box of its own, `/`. */
export function PaletteButton() {
  // Each opening has its own number, null while it is closed: a dialog reports its closing a moment later, which must
  // not end the next opening.
  const [opening, setOpening] = useState<number | null>(null)
  const open = () => setOpening(performance.now())
  const part = useLoaded(load, opening !== null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (!isPaletteKey(event) && !isSearchKey(event)) return
    event.preventDefault()
    // An open dialog keeps the keyboard to itself.
    if (document.querySelector('dialog[open]') !== null) return
    const box = isPaletteKey(event) ? null : pageSearch()
    if (box === null) open()
    box?.focus()
    box?.select()
  })
  useEffect(() => {
    // On the window, so that a page's own shortcut on the document comes first.
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="noscript:hidden inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm hover:bg-sunk xl:min-h-9 xl:border xl:border-edge xl:px-3 xl:text-soft"
      >
        <Search aria-hidden="true" className="size-5 xl:size-4" />
        <span className="max-xl:sr-only">Search</span>
        <span className="sr-only"> or jump to a page</span>
        <span aria-hidden="true" className="text-xs max-xl:hidden in-data-mac:hidden">
          Ctrl K
        </span>
        <span aria-hidden="true" className="hidden text-xs xl:in-data-mac:inline">
          ⌘K
        </span>
      </button>
      {part && opening !== null ? (
        <part.Palette key={opening} onClose={() => setOpening((now) => (now === opening ? null : now))} />
      ) : null}
    </>
  )
}
