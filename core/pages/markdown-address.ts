/** The path of a page's Markdown copy: the page's path plus `.md`; `/index.md` for the home page. */

const SUFFIX = '.md'
const HOME_COPY = '/index.md'

/** @param path of a page, without a query */
export const markdownPath = (path: string): string => (path === '/' ? HOME_COPY : `${path}${SUFFIX}`)

/** The page of a Markdown copy; null for any other path. */
export const pageOfMarkdown = (path: string): string | null => {
  if (path === HOME_COPY) return '/'
  return path.endsWith(SUFFIX) && path.length > SUFFIX.length + 1 ? path.slice(0, -SUFFIX.length) : null
}
