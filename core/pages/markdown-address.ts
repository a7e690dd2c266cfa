/** The address of the Markdown copy of a page: its path with `.md` at the end; that of the home page is `/index.md`. */

const SUFFIX = '.md'
const HOME_COPY = '/index.md'

/** @param path of a page, without a query */
export const markdownPath = (path: string): string => (path === '/' ? HOME_COPY : `${path}${SUFFIX}`)

/** The path of the page that a Markdown copy is of; null for the path of a page itself. */
export const pageOfMarkdown = (path: string): string | null => {
  if (path === HOME_COPY) return '/'
  return path.endsWith(SUFFIX) && path.length > SUFFIX.length + 1 ? path.slice(0, -SUFFIX.length) : null
}
