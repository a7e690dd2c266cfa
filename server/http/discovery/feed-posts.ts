/** The newest posts for `/blog/rss.xml`, `/blog/atom.xml` and `/blog/feed.json`. */
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { PRODUCT_NAME } from '#core/brand.ts'
import { xmlCharacters } from './xml-text.ts'

type FeedPost = {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly author: string
  readonly tags: readonly string[]
  /** Sanitized HTML. */
  readonly content: string
  readonly publishedAt: string
  readonly updatedAt: string
}

export const FEED_FILES = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
} as const
export type FeedFile = keyof typeof FEED_FILES

const TITLE = `${PRODUCT_NAME} blog`
const DESCRIPTION = 'AI tool comparisons, category and task pages, and guides, based on dated facts.'
const BLOG = '/blog'

/** Stable when the URL of a post changes, so that readers do not show it twice. */
const idOf = ({ id }: FeedPost): string => `urn:uuid:${id}`

/** Makes links absolute, because feeds are read elsewhere. In sanitized links, `href` comes first. */
const absolute = (html: string, origin: string): string => html.replaceAll('<a href="/', `<a href="${origin}/`)

const newest = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt))))

const rss = (origin: string, posts: readonly FeedPost[]): string =>
  generateRssFeed({
    title: TITLE,
    link: `${origin}${BLOG}`,
    description: DESCRIPTION,
    language: 'en-US',
    lastBuildDate: newest(posts),
    atom: { links: [{ href: `${origin}/blog/rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: posts.map((post) => ({
      title: post.title,
      link: `${origin}${post.path}`,
      guid: { value: idOf(post), isPermaLink: false },
      pubDate: new Date(post.publishedAt),
      description: post.description,
      categories: post.tags.map((name) => ({ name })),
      dc: { creators: [post.author] },
      atom: { updated: new Date(post.updatedAt) },
      content: { encoded: absolute(post.content, origin) },
    })),
  })

const atom = (origin: string, posts: readonly FeedPost[]): string =>
  generateAtomFeed({
    id: `${origin}${BLOG}`,
    title: { value: TITLE },
    subtitle: { value: DESCRIPTION },
    updated: newest(posts),
    authors: [{ name: PRODUCT_NAME }],
    links: [
      { href: `${origin}/blog/atom.xml`, rel: 'self', type: 'application/atom+xml' },
      { href: `${origin}${BLOG}` },
    ],
    entries: posts.map((post) => ({
      id: idOf(post),
      title: { value: post.title },
      links: [{ href: `${origin}${post.path}` }],
      published: new Date(post.publishedAt),
      updated: new Date(post.updatedAt),
      authors: [{ name: post.author }],
      categories: post.tags.map((term) => ({ term })),
      summary: { value: post.description },
      content: { type: 'html', value: absolute(post.content, origin) },
    })),
  })

const json = (origin: string, posts: readonly FeedPost[]): string =>
  JSON.stringify(
    generateJsonFeed({
      title: TITLE,
      home_page_url: `${origin}${BLOG}`,
      feed_url: `${origin}/blog/feed.json`,
      description: DESCRIPTION,
      language: 'en-US',
      authors: [{ name: PRODUCT_NAME, url: origin }],
      items: posts.map((post) => ({
        id: idOf(post),
        url: `${origin}${post.path}`,
        title: post.title,
        summary: post.description,
        content_html: absolute(post.content, origin),
        date_published: new Date(post.publishedAt),
        date_modified: new Date(post.updatedAt),
        authors: [{ name: post.author }],
        tags: [...post.tags],
      })),
    }),
  )

/** The library escapes texts, but keeps characters that XML forbids. */
const forXml = (posts: readonly FeedPost[]): readonly FeedPost[] =>
  posts.map((post) => ({
    ...post,
    title: xmlCharacters(post.title),
    description: xmlCharacters(post.description),
    author: xmlCharacters(post.author),
    tags: post.tags.map(xmlCharacters),
    content: xmlCharacters(post.content),
  }))

const WRITERS = { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': json } as const

/** @param origin public origin, without a trailing slash */
export const writeFeed = (file: FeedFile, origin: string, posts: readonly FeedPost[]): string =>
  WRITERS[file](origin, file === 'feed.json' ? posts : forXml(posts))
