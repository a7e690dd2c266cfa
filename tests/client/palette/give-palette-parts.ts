import { vi } from 'vitest'
import { giveDialogs } from '../support/member.tsx'

/** Gives what the palette asks of the browser and jsdom does not have. `vi.unstubAllGlobals` takes the observer back. */
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
