export const DIRECTORY_PAGE_SIZE = 40
export const BLOG_PAGE_SIZE = 12

const WINDOW = 5

/** At least 1. */
export function pageCount(total: number, size = DIRECTORY_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/** At most five page numbers from 1, centered on the current page and shifted at both ends. */
export function pageWindow(current: number, pages: number): number[] {
  const size = Math.min(WINDOW, Math.max(1, pages))
  const centred = Math.min(Math.max(current, 1), pages) - Math.floor(WINDOW / 2)
  const first = Math.max(1, Math.min(centred, pages - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
