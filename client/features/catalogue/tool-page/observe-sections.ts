/** Which section of a page is being read. Loaded on the first scroll. */

/** The part of the window in which a heading marks its section as being read. */
const READING_AREA = '-25% 0px -65% 0px'

/**
 * Reports the id of the current section whenever it changes, and keeps its link visible in the row. Returns a function
 * that stops it.
 */
export function observeSections(row: HTMLElement, onRead: (id: string) => void): () => void {
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of row.querySelectorAll('a')) {
    // The id is on the heading of the section, or on the section itself.
    const place = document.getElementById(link.hash.slice(1))
    const section = place?.closest('section') ?? place
    if (section) links.set(section, link)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const link = links.get(entries.find(({ isIntersecting }) => isIntersecting)?.target ?? row)
      if (!link) return
      onRead(link.hash.slice(1))
      // The link with keyboard focus must be visible.
      if (row.querySelector(':focus-visible')) return
      // Scrolls only the row: scrollIntoView would scroll the page too.
      row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
    },
    { rootMargin: READING_AREA },
  )
  for (const section of links.keys()) observer.observe(section)
  return () => observer.disconnect()
}
