/** The number of tools per page of the directory. */
export const DIRECTORY_PAGE_SIZE = 40
/** The number of articles per page of the blog list. */
export const BLOG_PAGE_SIZE = 12

/** The maximum number of page numbers in a pagination. */
const WINDOW = 5

/** Number of pages that `total` items fill; never less than 1. */
export function pageCount(total: number, size = DIRECTORY_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/**
 * The page numbers to show: at most five, centered on the current page, moved inwards at both ends so that the window
 * stays full. Pages count from 1; a current page outside the range counts as the nearest one.
 */
export function pageWindow(current: number, pages: number): number[] {
  const size = Math.min(WINDOW, Math.max(1, pages))
  const centred = Math.min(Math.max(current, 1), pages) - Math.floor(WINDOW / 2)
  const first = Math.max(1, Math.min(centred, pages - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
