import { PRODUCT_NAME, PRODUCT_TAGLINE } from '../../core/brand.ts'

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

/**
 * The same on every page, and read by crawlers and the browser's own frame alone: the server writes it as text, so that
 * no script carries it.
 * @param origin public origin, without a slash at the end
 */
export function staticHead(origin: string, isPublic: boolean): string {
  if (!isPublic) return ICONS
  const preview: readonly (readonly [string, string | number])[] = [
    ['og:image', `${origin}${PREVIEW_PATH}`],
    ['og:image:width', PREVIEW_WIDTH],
    ['og:image:height', PREVIEW_HEIGHT],
    ['og:image:alt', PREVIEW_ALT],
  ]
  const tags = preview.map(([property, content]) => `<meta property="${property}" content="${content}"/>`)
  return `${ICONS}${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}
