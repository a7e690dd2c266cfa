/** The drawing of a vendor's badge. */
import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '#core/brand.ts'
import { finchShapes } from '#core/finch-mark.ts'
import { BADGE_HEIGHT } from '#core/pages/embed-code.ts'
import { widthOf } from '../previews/preview-text.ts'
import { checkedPriceText } from './checked-price.ts'
import { THEME_STYLE, type Theme } from './embed-theme.ts'
import type { EmbedTool } from './embed-tools.ts'
import { constantMarkup, type Markup, markup, markupText } from './markup.ts'

const STYLE = `${THEME_STYLE}
rect{fill:var(--surface);stroke:var(--line)}
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;fill:var(--ink)}
.price{fill:var(--soft)}`

/** Also for a badge that is opened as a page of its own. */
export const BADGE_POLICY = {
  'default-src': ["'none'"],
  'style-src': [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  'frame-ancestors': ["'none'"],
}

const LISTED = `Listed on ${PRODUCT_NAME}`

const LEFT = 46
const RIGHT = 14
/** System fonts are wider than the measured one. */
const WIDER = 1.1

const FINCH = constantMarkup(finchShapes({ gold: 'var(--gold)', plume: 'var(--plume)', accent: 'var(--accent)' }))

type Line = { readonly text: string; readonly size: number; readonly y: number; readonly bold: boolean }

const lengthOf = ({ text, size, bold }: Line): number =>
  Math.round(widthOf(text, 'sans', size) * WIDER * (bold ? 1.05 : 1))

/** With its length, every font fits. */
const lineMarkup = (line: Line): Markup =>
  markup`<text x="${LEFT}" y="${line.y}" font-size="${line.size}" textLength="${lengthOf(line)}" lengthAdjust="spacingAndGlyphs" ${constantMarkup(
    line.bold ? 'font-weight="600"' : 'class="price"',
  )}>${line.text}</text>\n`

export const badgeImage = (
  tool: Pick<EmbedTool, 'name' | 'priceAsOf' | 'plans' | 'facts'>,
  theme: Theme | null,
): string => {
  const price = checkedPriceText(tool)
  const lines: readonly Line[] =
    price === null
      ? [{ text: LISTED, size: 15, y: 29, bold: true }]
      : [
          { text: LISTED, size: 15, y: 21, bold: true },
          { text: `${price.charAt(0).toUpperCase()}${price.slice(1)}`, size: 12, y: 37, bold: false },
        ]
  const width = LEFT + Math.max(...lines.map(lengthOf)) + RIGHT
  const title = `${tool.name}: ${[LISTED, price].filter(Boolean).join(', ')}`
  return markupText(markup`<svg xmlns="http://www.w3.org/2000/svg" class="${theme ?? 'auto'}" role="img" aria-labelledby="title" width="${width}" height="${BADGE_HEIGHT}" viewBox="0 0 ${width} ${BADGE_HEIGHT}">
<title id="title">${title}</title>
<style>${constantMarkup(STYLE)}</style>
<rect x="0.5" y="0.5" width="${width - 1}" height="${BADGE_HEIGHT - 1}" rx="8"/>
<g transform="translate(8 8)">${FINCH}</g>
${lines.map(lineMarkup)}</svg>
`)
}
