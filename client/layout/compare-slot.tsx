import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MAX_COMPARED } from '../../core/catalogue/tool-query.ts'
import { comparedTools, type StoredTool, useStoredTools } from '../lib/compare-storage.ts'
import { useLoaded } from '../lib/use-loaded.ts'

const load = () => import('../features/compare/compare-tray.tsx')

function changeText(before: readonly StoredTool[], now: readonly StoredTool[]): string {
  if (now.length === 0) return 'The comparison is empty.'
  const missing = (list: readonly StoredTool[], from: readonly StoredTool[]) =>
    list.find(({ slug }) => !from.some((tool) => tool.slug === slug))
  const [added, removed] = [missing(now, before), missing(before, now)]
  const what = added ? `${added.name} added to the comparison.` : removed ? `${removed.name} removed.` : ''
  return `${what} ${now.length} of ${MAX_COMPARED} tools selected.`.trim()
}

/** Announces each change of the list, except its state when the page opened. */
function useChanges(): string {
  const [text, setText] = useState('')
  useEffect(() => {
    let before = comparedTools.get()
    return comparedTools.subscribe(() => {
      const now = comparedTools.get()
      setText(changeText(before, now))
      before = now
    })
  }, [])
  return text
}

/** Where the comparison tray appears. It is loaded with the first tool. */
export function CompareSlot() {
  const tools = useStoredTools(comparedTools)
  const { pathname } = useLocation()
  const text = useChanges()
  // The comparison page needs no link to itself.
  const wanted = tools.length > 0 && pathname !== '/compare'
  const part = useLoaded(load, wanted)
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {part && wanted ? <part.CompareTray tools={tools} /> : null}
    </>
  )
}
