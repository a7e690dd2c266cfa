/** Calls back once the page is visible: at once, or when a prerendered page is activated. */
export function whenActivated(callback: () => void): void {
  if ((document as { readonly prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true })
  } else callback()
}
