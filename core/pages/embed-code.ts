/** The HTML that people copy into their own pages. */
import { PRODUCT_NAME } from '../brand.ts'
import { escapeHtml } from '../escape-html.ts'
import { badgePath } from './embed-address.ts'
import type { EmbedSubject } from './embed-subject.ts'

type Size = { readonly width: number; readonly height: number }

/** In CSS pixels. Smaller frames scroll. */
export const EMBED_SIZES = {
  tool: { width: 480, height: 236 },
  comparison: { width: 640, height: 480 },
} as const satisfies Record<EmbedSubject['kind'], Size>

export const BADGE_HEIGHT = 48

/** `Quill on Toolfinch`, `Quill vs Abacus on Toolfinch`. */
export const embedTitle = (names: readonly string[]): string => `${names.join(' vs ')} on ${PRODUCT_NAME}`

type EmbedCode = Size & { readonly address: string; readonly title: string }

/** The frame may open links in new tabs, and nothing else: it needs no script and no storage. */
export const embedCode = ({ address, title, width, height }: EmbedCode): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`

type Listed = { readonly slug: string; readonly name: string }

/** A vendor's badge, with a link to the page of the tool. */
export const badgeCode = (origin: string, { slug, name }: Listed): string =>
  `<a href="${escapeHtml(`${origin}/tool/${slug}`)}"><img src="${escapeHtml(origin + badgePath(slug))}" alt="${escapeHtml(`${name} is listed on ${PRODUCT_NAME}`)}" height="${BADGE_HEIGHT}"></a>`
