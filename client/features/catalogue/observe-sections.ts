/** Which section of a page is being read. Loaded with the first scrolling. */

/** Part of the window, from its top, in which a heading's section counts as read. */
const READING_AREA = '-25% 0px -65% 0px'

/**
 * Tells the id of the section that is read whenever another one is, and keeps its link in sight in the row. Returns what
 * ends it.
 */
export function observeSections(row: HTMLElement, onRead: (id: string) => void): () => void {
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of row.querySelectorAll('a')) {
    // The id stands on the heading of the section, or on the section itself.
    const place = document.getElementById(link.hash.slice(1))
    const section = place?.closest('section') ?? place
    if (section) links.set(section, link)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const link = links.get(entries.find(({ isIntersecting }) => isIntersecting)?.target ?? row)
      if (!link) return
      onRead(link.hash.slice(1))
      // Whoever goes through the links by the keyboard must see the one with the focus.
      if (row.querySelector(':focus-visible')) return
      // Moves the row alone: scrollIntoView would move the page too.
      row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
    },
    { rootMargin: READING_AREA },
  )
  for (const section of links.keys()) observer.observe(section)
  return () => observer.disconnect()
}
