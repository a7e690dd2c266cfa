/** Feeds of short items about tools as RSS, Atom and JSON Feed: new tools and price changes. */
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { PRODUCT_NAME } from '#core/brand.ts'
import type { FeedFile } from './feed-posts.ts'
import { xmlCharacters } from './xml-text.ts'

/** `path`: of the folder of the feed's files. `page`: the path of the page that it belongs to. */
export type Channel = {
  readonly path: string
  readonly page: string
  readonly title: string
  readonly description: string
}

export type FeedItem = {
  /** A URI that stays the same when slugs and texts change, so that readers do not show an item twice. */
  readonly id: string
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly date: Date
  readonly tags: readonly string[]
  /** The page with the news. */
  readonly sourceUrl: string | null
}

const newest = (items: readonly FeedItem[]): Date => new Date(Math.max(0, ...items.map(({ date }) => date.getTime())))

const rss = (origin: string, { path, page, title, description }: Channel, items: readonly FeedItem[]): string =>
  generateRssFeed({
    title,
    link: `${origin}${page}`,
    description,
    language: 'en-US',
    lastBuildDate: newest(items),
    atom: { links: [{ href: `${origin}${path}/rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((item) => ({
      title: item.title,
      link: `${origin}${item.path}`,
      guid: { value: item.id, isPermaLink: false },
      pubDate: item.date,
      description: item.summary,
      categories: item.tags.map((name) => ({ name })),
    })),
  })

const atom = (origin: string, { path, page, title, description }: Channel, items: readonly FeedItem[]): string =>
  generateAtomFeed({
    id: `${origin}${path}/atom.xml`,
    title: { value: title },
    subtitle: { value: description },
    updated: newest(items),
    authors: [{ name: PRODUCT_NAME }],
    links: [
      { href: `${origin}${path}/atom.xml`, rel: 'self', type: 'application/atom+xml' },
      { href: `${origin}${page}` },
    ],
    entries: items.map((item) => ({
      id: item.id,
      title: { value: item.title },
      links: [
        { href: `${origin}${item.path}` },
        ...(item.sourceUrl === null ? [] : [{ href: item.sourceUrl, rel: 'via' }]),
      ],
      published: item.date,
      updated: item.date,
      categories: item.tags.map((term) => ({ term })),
      summary: { value: item.summary },
    })),
  })

const json = (origin: string, { path, page, title, description }: Channel, items: readonly FeedItem[]): string =>
  JSON.stringify(
    generateJsonFeed({
      title,
      home_page_url: `${origin}${page}`,
      feed_url: `${origin}${path}/feed.json`,
      description,
      language: 'en-US',
      authors: [{ name: PRODUCT_NAME, url: origin }],
      items: items.map((item) => ({
        id: item.id,
        url: `${origin}${item.path}`,
        ...(item.sourceUrl === null ? {} : { external_url: item.sourceUrl }),
        title: item.title,
        content_text: item.summary,
        date_published: item.date,
        tags: [...item.tags],
      })),
    }),
  )

/** The library escapes texts, but keeps characters that XML forbids. */
const forXml = (items: readonly FeedItem[]): readonly FeedItem[] =>
  items.map((item) => ({
    ...item,
    title: xmlCharacters(item.title),
    summary: xmlCharacters(item.summary),
    tags: item.tags.map(xmlCharacters),
  }))

const WRITERS = { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': json } as const

/** @param origin public origin, without a trailing slash */
export const writeItemFeed = (file: FeedFile, origin: string, channel: Channel, items: readonly FeedItem[]): string =>
  WRITERS[file](origin, channel, file === 'feed.json' ? items : forXml(items))
