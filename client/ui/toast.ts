const SHOWN_MS = 6000

let column: HTMLElement | undefined

/** The place of all toasts at the window's foot, made for the first. It stays: moved, its texts would be read again. */
function placeOfToasts(): HTMLElement {
  if (column?.isConnected) return column
  column = document.createElement('div')
  column.className =
    'pointer-events-none fixed inset-x-4 bottom-[calc(var(--tray-height)+1.5rem)] z-50 grid justify-items-center gap-2'
  document.body.append(column)
  return column
}

/**
 * Says in passing that something was done, below what was said before and is still there. It lives beside the page's
 * own tree, so that it outlasts a change of screen; the region is there a moment before its text, or screen readers
 * would not announce it. `after` follows the text; the result ends the toast early.
 */
export function toast(text: string, shownMs = SHOWN_MS, after: Node | string = ''): () => void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  placeOfToasts().append(region)
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
