import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { comparedTools, type StoredTool, useStoredTools } from '../lib/compare-storage.ts'
import { useLoaded } from '../lib/use-loaded.ts'

const load = () => import('../features/compare/compare-tray.tsx')

type Change = { readonly before: readonly StoredTool[]; readonly now: readonly StoredTool[] }

/** The latest change of the list; its state when the page opened is none. */
function useChange(): Change | null {
  const [change, setChange] = useState<Change | null>(null)
  useEffect(() => {
    let before = comparedTools.get()
    return comparedTools.subscribe(() => {
      const now = comparedTools.get()
      setChange({ before, now })
      before = now
    })
  }, [])
  return change
}

/** Where the comparison tray appears, and where changes are announced. It is loaded with the first tool. */
export function CompareSlot() {
  const tools = useStoredTools(comparedTools)
  const { pathname } = useLocation()
  const change = useChange()
  const part = useLoaded(load, tools.length > 0 || change !== null)
  return (
    <>
      <p role="status" className="sr-only">
        {part && change ? part.changeText(change) : ''}
      </p>
      {/* The comparison page needs no link to itself. */}
      {part && tools.length > 0 && pathname !== '/compare' ? <part.CompareTray tools={tools} /> : null}
    </>
  )
}
