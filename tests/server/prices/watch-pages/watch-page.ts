/** Price pages as a local server sends them, each on a host of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http'

type Outcome = 'confirmed' | 'disputed' | 'moved' | 'ended' | 'unreadable' | 'busy' | 'not_allowed' | 'failed'

export type WatchPage = {
  /** The first label of its host, and the slug of its tool. */
  readonly name: string
  /** As in the data files, without their page. */
  readonly plans: readonly object[]
  /** The document at `/pricing`, or the behavior of the whole host. */
  readonly answer: string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void)
  readonly contentType?: string
  readonly robots?: string
  readonly outcome: Outcome
  /** The text for administrators. */
  readonly detail?: string
}

const FILLER = '<p>Writes drafts, corrects them and keeps a copy of each one for the whole company.</p>'.repeat(4)

export const html = (body: string): string =>
  `<!doctype html><html><head><title>Pricing: Pro $1</title><script>var price = "$2"</script></head>
   <body><nav><a href="/">Home</a> <a href="/pricing">Pricing</a></nav><main>${body}</main><footer>${FILLER}</footer></body></html>`

export const card = (name: string, price: string): string =>
  `<section class="card"><h3>${name}</h3><p>For people who write.</p><p>${price}</p></section>`

export const named = (name: string, values: object) => ({ name, as_of: '2025-06', ...values })
export const pro = (values: object) => named('Pro', values)
