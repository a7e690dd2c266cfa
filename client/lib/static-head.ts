import { PRODUCT_NAME, PRODUCT_TAGLINE } from '#core/brand.ts'
import type { PageHead } from './page.tsx'
import { attributeText } from './serialize.ts'

export const PREVIEW_PATH = '/preview.png'
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/** Describes the preview image; `scripts/draw-brand-images.ts` uses the same words. */
const PREVIEW_ALT = `${PRODUCT_TAGLINE}: ${PRODUCT_NAME}, beside a goldfinch labeled like a plate in a field guide.`

const ICONS = [
  // With the size, browsers that support SVG do not choose this icon.
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<link rel="manifest" href="/manifest.webmanifest"/>',
].join('')

const FORMATS = [
  { type: 'application/rss+xml', file: 'rss.xml', format: 'RSS' },
  { type: 'application/atom+xml', file: 'atom.xml', format: 'Atom' },
  { type: 'application/feed+json', file: 'feed.json', format: 'JSON Feed' },
]

const feedLinks = (folder: string, title: string): readonly string[] =>
  FORMATS.map(
    ({ type, file, format }) =>
      `<link rel="alternate" type="${type}" title="${title} (${format})" href="/${folder}/${file}"/>`,
  )

const BLOG_FEEDS = feedLinks('blog', `${PRODUCT_NAME} blog`)
const TOOL_FEEDS = [
  ...feedLinks('new-tools', `${PRODUCT_NAME}: new AI tools`),
  ...feedLinks('price-changes', `${PRODUCT_NAME}: price changes of AI tools`),
]

/**
 * Head tags for crawlers and the browser UI, the same on every page except for `head`. The server writes them as text,
 * so that no script contains them.
 * @param origin public origin, without a slash at the end
 */
export function staticHead(
  origin: string,
  isPublic: boolean,
  { image, markdown, oembed, feeds, toolFeeds }: PageHead = {},
): string {
  if (!isPublic) return ICONS
  const preview: readonly (readonly [string, string | number])[] = [
    ['og:image', `${origin}${image?.path ?? PREVIEW_PATH}`],
    ['og:image:width', PREVIEW_WIDTH],
    ['og:image:height', PREVIEW_HEIGHT],
    ['og:image:alt', image?.alt ?? PREVIEW_ALT],
  ]
  const tags = preview.map(
    ([property, content]) => `<meta property="${property}" content="${attributeText(String(content))}"/>`,
  )
  if (markdown !== undefined)
    tags.push(`<link rel="alternate" type="text/markdown" href="${attributeText(markdown)}"/>`)
  if (oembed !== undefined)
    tags.push(`<link rel="alternate" type="application/json+oembed" href="${attributeText(oembed)}"/>`)
  if (feeds === true) tags.push(...BLOG_FEEDS)
  if (toolFeeds === true) tags.push(...TOOL_FEEDS)
  return `${ICONS}${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}
