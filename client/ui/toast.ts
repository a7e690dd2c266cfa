const SHOWN_MS = 6000

let column: HTMLElement | undefined

/**
 * The region of all toasts at the bottom of the window, created for the first one. It is never moved, or its texts
 * would be read again.
 */
function toastContainer(): HTMLElement {
  if (column?.isConnected) return column
  column = document.createElement('div')
  column.className =
    'pointer-events-none fixed inset-x-4 bottom-[calc(var(--tray-height)+1.5rem)] z-50 grid justify-items-center gap-2'
  document.body.append(column)
  return column
}

/**
 * Briefly confirms an action, below earlier toasts that are still visible. It is outside the page's own tree, so it
 * survives navigation; the region exists a moment before its text, or screen readers would not announce it. `after`
 * follows the text; the returned function closes the toast early.
 */
export function toast(text: string, shownMs = SHOWN_MS, after: Node | string = ''): () => void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  toastContainer().append(region)
  requestAnimationFrame(() => {
    const line = document.createElement('p')
    line.className =
      'rounded-md border border-line border-l-4 border-l-support bg-surface px-4 py-3 text-sm shadow-raised'
    line.append(text, after)
    region.append(line)
  })
  const end = () => region.remove()
  setTimeout(end, shownMs)
  return end
}
