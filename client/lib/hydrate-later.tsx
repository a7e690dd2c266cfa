import { type ReactNode, Suspense, startTransition, use, useEffect, useMemo, useState } from 'react'

/** User events, the first of which hydrates the rest of the page. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const

let isOpen = true
let opened: Promise<void> | null = null
/** Hydrates all waiting parts. Does nothing when called again. */
export let hydrateRest = (): void => undefined

/** Called before hydration: parts in `HydrateLater` wait until the visitor interacts with the page. */
export function deferHydration(): void {
  isOpen = false
  opened = new Promise((resolve) => {
    hydrateRest = () => {
      isOpen = true
      resolve()
    }
  })
  // On the window and before React, which listens on the document, so that React hydrates the clicked part before it
  // looks for the click's handlers.
  for (const sign of SIGNS) window.addEventListener(sign, hydrateRest, { capture: true, passive: true, once: true })
}

function Gate({ children }: { readonly children: ReactNode }) {
  if (!isOpen && opened) use(opened)
  return children
}

/**
 * A part of the page below the fold. The server renders it, and its HTML stays static until the visitor interacts with
 * the page. It must not contain anything that changes on its own before that.
 */
export function HydrateLater({ children }: { readonly children: ReactNode }) {
  // Updating a part that is not hydrated yet would make React re-render it with a flash, so it stays as it is until
  // then.
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
