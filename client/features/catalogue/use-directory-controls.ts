import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { cleanSearch } from '../../lib/list-address.ts'
import { type DirectoryAddress, directoryHref } from './directory-address.ts'

/** A pause in typing after which the search is asked. */
const TYPING_PAUSE_MS = 250

type Patch = Partial<DirectoryAddress>

/**
 * How the directory's controls write the address. A stretch of typing makes one history entry, which its further
 * letters replace, and ends with Enter or when the box is left; so Back leads to the list as it was before.
 */
export function useDirectoryControls(address: DirectoryAddress) {
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = useRef(address)
  const typing = useRef(false)
  const sent = useRef(address.search)
  const onTheWay = useRef<readonly string[]>([])

  useEffect(() => {
    const place = onTheWay.current.indexOf(directoryHref(address))
    onTheWay.current = place < 0 ? [] : onTheWay.current.slice(place + 1)
    // A slow page shows an address when the next letters have sent another: it must not undo them.
    if (onTheWay.current.length > 0) return
    current.current = address
    if (address.search === sent.current) return
    // Back, Forward or a link changed the search: the box follows and the stretch of typing is over.
    sent.current = address.search
    typing.current = false
    clearTimeout(timer.current)
    if (box.current) box.current.value = address.search
  }, [address])

  useEffect(() => () => clearTimeout(timer.current), [])

  /** Writes a changed state (a function gets the one before, even if its address is still on its way), together with whatever stands in the box. A change leads to the first page. */
  const change = useCallback(
    (patch: Patch | ((now: DirectoryAddress) => Patch), replace = false) => {
      clearTimeout(timer.current)
      const search = cleanSearch(box.current?.value ?? current.current.search)
      const next = {
        ...current.current,
        search,
        page: 1,
        ...(typeof patch === 'function' ? patch(current.current) : patch),
      }
      if (directoryHref(next) === directoryHref({ ...current.current, page: 1 })) return
      sent.current = next.search
      current.current = next
      onTheWay.current = [...onTheWay.current, directoryHref(next)]
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
    /** For each letter: asks after a pause. */
    type: useCallback(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(sendTyped, TYPING_PAUSE_MS)
    }, [sendTyped]),
    /** Enter, or leaving the box: asks at once and ends the stretch of typing. */
    settle: useCallback(() => {
      sendTyped()
      typing.current = false
    }, [sendTyped]),
  }
}

export type DirectoryControls = ReturnType<typeof useDirectoryControls>
