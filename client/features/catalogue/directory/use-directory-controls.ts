import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { cleanSearch } from '#client/lib/list-address.ts'
import { type DirectoryAddress, directoryHref } from './directory-address.ts'

/** The pause in typing after which the search runs. */
const TYPING_PAUSE_MS = 250

/** A change of the state; a function receives the newest state, even if its address is still pending. */
type Patch = Partial<DirectoryAddress> | ((now: DirectoryAddress) => Partial<DirectoryAddress>)

/** Whether a click opens the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * How the directory's controls update the address. Typing creates one history entry, which further letters replace, and
 * ends with Enter or when the box loses focus; so Back leads to the previous list.
 *
 * Every change builds on the state that was written last. On a slow machine, that may not be the state that is shown: a
 * list that arrives meanwhile renders the old address again and is ignored.
 *
 * @param entry the key of the history entry that shows this address
 */
export function useDirectoryControls(address: DirectoryAddress, entry: string) {
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = useRef(address)
  const shown = useRef(entry)
  const typing = useRef(false)
  const sent = useRef(address.search)
  const pendingHrefs = useRef<readonly string[]>([])

  useEffect(() => {
    if (shown.current !== entry) {
      shown.current = entry
      const index = pendingHrefs.current.indexOf(directoryHref(address))
      pendingHrefs.current = index < 0 ? [] : pendingHrefs.current.slice(index + 1)
    }
    // A slow page may show an address after the next change has set another: it must not undo that.
    if (pendingHrefs.current.length > 0) return
    current.current = address
    if (address.search === sent.current) return
    // Back, Forward or a link changed the search: the box follows, and the typing session is over.
    sent.current = address.search
    typing.current = false
    clearTimeout(timer.current)
    if (box.current) box.current.value = address.search
  }, [address, entry])

  useEffect(() => () => clearTimeout(timer.current), [])

  /** Writes a changed state, together with the text in the box. A change leads to the first page unless it sets one. */
  const change = useCallback(
    (patch: Patch, replace = false) => {
      clearTimeout(timer.current)
      const now = current.current
      const typed = cleanSearch(box.current?.value ?? now.search)
      const first = { ...now, page: 1 }
      const changes = typeof patch === 'function' ? patch({ ...first, search: typed }) : patch
      const next = { ...first, search: typed, ...changes }
      if (directoryHref(next) === directoryHref('page' in changes ? now : first)) return
      if (box.current && next.search !== typed) box.current.value = next.search
      sent.current = next.search
      current.current = next
      pendingHrefs.current = [...pendingHrefs.current, directoryHref(next)]
      void navigate(directoryHref(next), { replace })
    },
    [navigate],
  )

  const sendTyped = useCallback(() => {
    const before = current.current.search
    change({}, typing.current)
    if (current.current.search !== before) typing.current = true
  }, [change])

  return {
    /** The search box. */
    box,
    change,
    /** For a click on a link whose address was rendered for an older state: changes the newest state instead. */
    follow: useCallback(
      (event: MouseEvent, patch: Patch) => {
        if (!isPlain(event)) return
        event.preventDefault()
        change(patch)
      },
      [change],
    ),
    /** For each letter: searches after a pause. */
    type: useCallback(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(sendTyped, TYPING_PAUSE_MS)
    }, [sendTyped]),
    /** Enter, or leaving the box: searches at once and ends the typing session. */
    settle: useCallback(() => {
      sendTyped()
      typing.current = false
    }, [sendTyped]),
  }
}

export type DirectoryControls = ReturnType<typeof useDirectoryControls>
