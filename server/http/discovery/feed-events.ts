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

/** The day, of a month the first. An announced end lies ahead, and an entry cannot be newer than its feed. */
const updatedOf = ({ on }: FeedEvent, changedAt: Date): Date => new Date(Math.min(Date.parse(on), changedAt.getTime()))

/**
 * @param origin public origin, without a trailing slash
 * @param changedAt when the catalog last changed
 */
export const writeEventFeed = (origin: string, changedAt: Date, events: readonly FeedEvent[]): string =>
  generateAtomFeed({
    id: `${origin}${EVENT_FEED_PATH}`,
    title: { value: `${PRODUCT_NAME}: events of AI tools` },
    subtitle: { value: 'New names and owners, ends and other events of AI tools, each with its source.' },
    updated: changedAt,
    authors: [{ name: PRODUCT_NAME }],
    links: [{ href: `${origin}${EVENT_FEED_PATH}`, rel: 'self', type: 'application/atom+xml' }, { href: origin }],
    entries: events.map((event) => ({
      id: idOf(origin, event),
      title: { value: xmlCharacters(`${event.tool.name}: ${event.heading}`) },
      links: [
        { href: `${origin}/tool/${event.tool.slug}` },
        ...(event.sourceUrl ? [{ href: event.sourceUrl, rel: 'via' }] : []),
      ],
      updated: updatedOf(event, changedAt),
      summary: { value: xmlCharacters(`${event.onText}. ${event.note}`) },
    })),
  })
