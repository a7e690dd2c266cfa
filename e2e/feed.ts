import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A tool that only the feed names. */
export const FED_TOOL = { name: 'Larkspur Letters', website: 'https://larkspur-letters.example/' } as const

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>New tools</title><link>https://news.example/</link>
  <item><title>${FED_TOOL.name} – drafts letters</title><link>${FED_TOOL.website}?utm_source=news</link>
  <description><![CDATA[<p>Drafts <b>letters</b> from a few notes.</p>]]></description></item></channel></rss>`

/** A feed on this machine, read like an external one: the product's settings allow its address. */
export async function startFeed() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/rss+xml')
    response.end(RSS)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    settings: { RESEARCH_FEEDS: `http://${host}/rss`, RESEARCH_ALLOWED_HOSTS: host },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
