/** How many tools one page of the directory holds. */
export const DIRECTORY_PAGE_SIZE = 40
/** How many articles one page of the blog list holds. */
export const BLOG_PAGE_SIZE = 12

/** How many page numbers a pagination shows at most. */
const WINDOW = 5

/** Number of pages that `total` items fill; never less than 1. */
export function pageCount(total: number, size = DIRECTORY_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/**
 * The page numbers to show: at most five, centred on the current page, moved inwards at both ends so that the
 * window stays full. Pages count from 1; a current page outside the range counts as the nearest one.
 */
export function pageWindow(current: number, pages: number): number[] {
  const size = Math.min(WINDOW, Math.max(1, pages))
  const centred = Math.min(Math.max(current, 1), pages) - Math.floor(WINDOW / 2)
  const first = Math.max(1, Math.min(centred, pages - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
