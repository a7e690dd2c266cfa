const SHOWN_MS = 6000

/**
 * Says in passing that something was done. It lives beside the page's own tree, so that it outlasts a change of screen;
 * the region is there a moment before its text, or screen readers would not announce it.
 */
export function toast(text: string): void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.className = 'pointer-events-none fixed inset-x-4 bottom-6 z-50 grid justify-items-center'
  document.body.append(region)
  requestAnimationFrame(() => {
    const line = document.createElement('p')
    line.className =
      'rounded-md border border-line border-l-4 border-l-support bg-surface px-4 py-3 text-sm shadow-raised'
    line.textContent = text
    region.append(line)
  })
  setTimeout(() => region.remove(), SHOWN_MS)
}
