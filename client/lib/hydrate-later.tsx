import { type ReactNode, Suspense, startTransition, use, useEffect, useMemo, useState } from 'react'

/** What a visitor does with a page: the first of these hydrates the rest of it. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const

let isOpen = true
let opened: Promise<void> | null = null
/** Hydrates all that waits. Does nothing a second time. */
export let hydrateRest = (): void => undefined

/** Called before hydration: parts in `HydrateLater` wait until the visitor does something with the page. */
export function deferHydration(): void {
  isOpen = false
  opened = new Promise((resolve) => {
    hydrateRest = () => {
      isOpen = true
      resolve()
    }
  })
  // On the window and first, so that React, which listens on the document, hydrates what a click is on before it looks
  // for the click's handlers.
  for (const sign of SIGNS) window.addEventListener(sign, hydrateRest, { capture: true, passive: true, once: true })
}

function Gate({ children }: { readonly children: ReactNode }) {
  if (!isOpen && opened) use(opened)
  return children
}

/**
 * A part of the page that is below what one sees first. The server renders it, and its HTML stays as it is until the
 * visitor does something with the page. What changes by itself before that must not be in it.
 */
export function HydrateLater({ children }: { readonly children: ReactNode }) {
  // An update of what is not hydrated yet would make React render it anew instead, with a flash: until then it stays.
  const [first] = useState(children)
  const [isLive, setLive] = useState(isOpen)
  useEffect(() => {
    if (!isLive) void opened?.then(() => startTransition(() => setLive(true)))
  }, [isLive])
  const shown = isLive ? children : first
  return useMemo(
    () => (
      <Suspense>
        <Gate>{shown}</Gate>
      </Suspense>
    ),
    [shown],
  )
}
