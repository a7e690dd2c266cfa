import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { SIDEBAR_ID } from './filter-sidebar.tsx'

type Sheet = Awaited<ReturnType<typeof loadSheet>>

const loadSheet = () => import('./filter-sheet.tsx').then((module) => module.FilterSheet)

/** The sheet with the filters, loaded when it is first opened. A link to the filters from another page opens it too. */
export function useFilterSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [open, setOpen] = useState(false)
  const { hash } = useLocation()
  const followed = useNavigationType() === 'PUSH' && hash === `#${SIDEBAR_ID}`
  const openSheet = useCallback(async () => {
    try {
      const loaded = await loadSheet()
      setSheet(() => loaded)
      setOpen(true)
    } catch {
      window.location.assign(`#${SIDEBAR_ID}`)
    }
  }, [])
  useEffect(() => {
    const aside = followed ? document.getElementById(SIDEBAR_ID) : null
    // Where the filters are next to the list, they are already visible.
    if (aside && getComputedStyle(aside).display === 'none') void openSheet()
  }, [followed, openSheet])
  return {
    /** The sheet while it is open. */
    Sheet: open ? sheet : null,
    /** For a click on a link to the filters; the link itself leads to them if the sheet cannot be loaded. */
    show: useCallback(
      (event: MouseEvent) => {
        event.preventDefault()
        void openSheet()
      },
      [openSheet],
    ),
    close: useCallback(() => setOpen(false), []),
  }
}
