/** The newest events of tools for `/events.xml`. */
import { generateAtomFeed } from 'feedsmith'
import { PRODUCT_NAME } from '#core/brand.ts'
import { xmlCharacters } from './xml-text.ts'

type FeedEvent = {
  readonly kind: string
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  readonly on: string
  readonly onText: string
  readonly heading: string
  readonly note: string
  readonly sourceUrl?: string | null
  readonly tool: { readonly id: string; readonly slug: string; readonly name: string }
}

export const EVENT_FEED_PATH = '/events.xml'

/** Stable when the slug of a tool changes, so that readers do not show an event twice. */
const idOf = (origin: string, { tool, kind, on }: FeedEvent): string =>
  `${origin}/tool/${tool.id}#${kind.toLowerCase()}-${on}`

/** Of a month, the first day. */
const dateOf = ({ on }: FeedEvent): Date => new Date(on)

/** @param origin public origin, without a trailing slash */
export const writeEventFeed = (origin: string, events: readonly FeedEvent[]): string =>
  generateAtomFeed({
    id: `${origin}${EVENT_FEED_PATH}`,
    title: { value: `${PRODUCT_NAME}: events of AI tools` },
    subtitle: { value: 'New names and owners, ends and other events of AI tools, each with its source.' },
    updated: new Date(Math.max(0, ...events.map((event) => dateOf(event).getTime()))),
    authors: [{ name: PRODUCT_NAME }],
    links: [{ href: `${origin}${EVENT_FEED_PATH}`, rel: 'self', type: 'application/atom+xml' }, { href: origin }],
    entries: events.map((event) => ({
      id: idOf(origin, event),
      title: { value: xmlCharacters(`${event.tool.name}: ${event.heading}`) },
      links: [
        { href: `${origin}/tool/${event.tool.slug}` },
        ...(event.sourceUrl ? [{ href: event.sourceUrl, rel: 'via' }] : []),
      ],
      updated: dateOf(event),
      summary: { value: xmlCharacters(`${event.onText}. ${event.note}`) },
    })),
  })
