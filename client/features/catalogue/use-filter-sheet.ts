import { type MouseEvent, useCallback, useState } from 'react'
import { SIDEBAR_ID } from './filter-sidebar.tsx'

type Sheet = Awaited<ReturnType<typeof load>>

const load = async () => (await import('./filter-sheet.tsx')).FilterSheet

/** The sheet with the filters, which is loaded when it is first opened. */
export function useFilterSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [open, setOpen] = useState(false)
  return {
    /** The sheet while it is open. */
    Sheet: open ? sheet : null,
    /** For a click on a link to the filters; the link leads to them where the sheet cannot be had. */
    show: useCallback(async (event: MouseEvent) => {
      event.preventDefault()
      try {
        const loaded = await load()
        setSheet(() => loaded)
        setOpen(true)
      } catch {
        window.location.hash = SIDEBAR_ID
      }
    }, []),
    close: useCallback(() => setOpen(false), []),
  }
}
