/** Adds a Markdown copy of every public page, at its path plus `.md`. */
import { PRODUCT_NAME } from '#core/brand.ts'
import { markdownPath, pageOfMarkdown } from '#core/pages/markdown-address.ts'
import type { Render, RenderResult } from '#core/rendering.ts'
import { routeAt } from '#core/routes/all-routes.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

const withPath = (address: string, change: (path: string) => string): string => {
  const [path = '', ...query] = address.split('?')
  return [change(path), ...query].join('?')
}

const copy = (status: number, text: string, address: string): RenderResult => ({
  kind: 'page',
  status,
  html: `${text.trim()}\n\n---\n\nMarkdown copy of <${address}> on ${PRODUCT_NAME}.\n`,
  visibility: 'public',
  markdownOf: address,
})

/** A copy has the status of its page, including 404, 410 and redirects. Private and unlisted pages have no copies. */
export const withMarkdownCopies =
  (render: Render): Render =>
  async (request) => {
    const [path = ''] = request.url.split('?', 1)
    const page = pageOfMarkdown(path)
    if (page === null) return render(request)
    const url = withPath(request.url, () => page)
    const address = new URL(url, request.origin).href
    const missing = copy(404, '# Page Not Found', address)
    const row = routeAt(page)
    if (row !== null && row.visibility !== 'public') return missing
    const result = await render({ ...request, url })
    if (result.kind === 'redirect') {
      return result.status === 301 ? { ...result, location: withPath(result.location, markdownPath) } : missing
    }
    return result.visibility === 'public' ? copy(result.status, htmlToMarkdown(result.html, address), address) : missing
  }
