import { PRODUCT_NAME, PRODUCT_TAGLINE } from '../../core/brand.ts'
import { markdownPath } from '../../core/pages/markdown-address.ts'

export const PREVIEW_PATH = '/preview.png'
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/** What the drawn preview shows; `scripts/draw-brand-images.ts` sets the same words. */
const PREVIEW_ALT = `${PRODUCT_TAGLINE}: ${PRODUCT_NAME}, beside a goldfinch labelled like a plate in a field guide.`

const ICONS = [
  // The size keeps browsers that read SVG from taking this one.
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
].join('')

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type PublicPage = {
  readonly status: number
  /** Of the page, without a query. */
  readonly path: string
  /** Its own preview image; null: the brand's. */
  readonly preview: { readonly path: string; readonly alt: string } | null
}

/**
 * Read by crawlers and the browser's own frame alone: the server writes it as text, so that no script carries it.
 * @param origin public origin, without a slash at the end
 * @param page null for a private page
 */
export function staticHead(origin: string, page: PublicPage | null): string {
  if (page === null) return ICONS
  const image = page.preview ?? { path: PREVIEW_PATH, alt: PREVIEW_ALT }
  const preview: readonly (readonly [string, string | number])[] = [
    ['og:image', `${origin}${image.path}`],
    ['og:image:width', PREVIEW_WIDTH],
    ['og:image:height', PREVIEW_HEIGHT],
    ['og:image:alt', image.alt],
  ]
  const tags = preview.map(
    ([property, content]) => `<meta property="${property}" content="${attribute(`${content}`)}"/>`,
  )
  const copy = `<link rel="alternate" type="text/markdown" href="${attribute(`${origin}${markdownPath(page.path)}`)}"/>`
  return `${ICONS}${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>${page.status === 200 ? copy : ''}`
}
