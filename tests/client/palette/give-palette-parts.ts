import { vi } from 'vitest'
import { giveDialogs } from '../../support/client/member.tsx'

/** Provides what the palette needs and jsdom lacks. `vi.unstubAllGlobals` removes the observer. */
export function givePaletteParts(): void {
  giveDialogs()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
}
