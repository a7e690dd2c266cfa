/** Preview images as SVG: type and title, the tools with their marks and prices, product name and mark. */
import { PRODUCT_NAME } from '#core/brand.ts'
import { COLORS } from './preview-colors.ts'
import { drawable, outlines, widthOf, wrap } from './preview-text.ts'
import { type PreviewTool, toolRow } from './preview-tools.ts'

const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** The shapes of `client/public/favicon.svg`. */
const MARK = `<path fill="${COLORS.gold}" d="M2.2 27.6 8 20.4C8.2 12.2 12.6 6.6 18.6 6.6c3.2 0 5.7 1.9 6.5 4.6.9 7.4-3.4 13-10.1 13.6-2 .2-3.9.1-5.6-.4Z"/>
<path fill="${COLORS.ink}" d="M2.2 27.6 9.7 17c2.4-3.3 5.6-4.7 9.4-4.2-.4 5.4-3.4 8.7-8.9 9.7Z"/>
<path fill="${COLORS.ink}" d="M15.9 7.1c3.9-1.5 7.8.2 9 3.6-2.6 1.2-6.4.3-9-3.6Z"/>
<path fill="${COLORS.accent}" d="m24.9 9.9 5.4 2.3-5.1 1.9Z"/>
<path stroke="${COLORS.accent}" stroke-width="1.3" stroke-linecap="round" d="M14.2 24.8v3.6m3-4.1v3.4" fill="none"/>`

const LEFT = 72
const TEXT_WIDTH = PREVIEW_SIZE.width - 2 * LEFT
const MAX_LINES = 4
/** The largest size that fits is used. */
const SIZES = [84, 76, 68, 60, 52] as const
const LEADING = 1.16
const TITLE_TOP = 172
const TITLE_BOTTOM = 492
/** Above the row of tools. */
const SHORT_TITLE = { bottom: 330, lines: 2 } as const
const TOOLS_TOP = 352

type Title = { readonly size: number; readonly lines: readonly string[] }

const setTitle = (title: string, bottom: number, most: number): Title => {
  for (const size of SIZES) {
    const lines = wrap(title, 'serif', size, TEXT_WIDTH, most + 1)
    const fits = lines.every((line) => !line.endsWith('…') || title.endsWith(line))
    if (fits && lines.length <= most && lines.length * size * LEADING <= bottom - TITLE_TOP) return { size, lines }
  }
  const size = SIZES[SIZES.length - 1] ?? 52
  return { size, lines: wrap(title, 'serif', size, TEXT_WIDTH, most) }
}

export type PreviewContent = {
  /** The page type, such as "Comparison". */
  readonly label: string
  readonly title: string
  /** At most four, in a row below the title; none for other pages. */
  readonly tools?: readonly PreviewTool[]
}

/** Null for a title without drawable characters, such as one in another script. */
export const previewImage = ({ label, title, tools = [] }: PreviewContent): string | null => {
  const text = drawable(title, 'serif')
  if (text === '') return null
  const { size, lines } =
    tools.length === 0 ? setTitle(text, TITLE_BOTTOM, MAX_LINES) : setTitle(text, SHORT_TITLE.bottom, SHORT_TITLE.lines)
  const kind = drawable(label, 'sans').toUpperCase()
  const drawn = lines.map((line, index) =>
    outlines(line, 'serif', { x: LEFT, y: TITLE_TOP + size * (0.86 + index * LEADING), size, fill: COLORS.ink }),
  )
  const { width, height } = PREVIEW_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${COLORS.paper}"/>
<rect y="${height - 12}" width="${width}" height="12" fill="${COLORS.gold}"/>
${outlines(kind, 'sans', { x: LEFT, y: 112, size: 34, fill: COLORS.accent })}
<rect x="${LEFT}" y="134" width="${widthOf(kind, 'sans', 34)}" height="4" fill="${COLORS.gold}"/>
${drawn.join('\n')}
${toolRow(tools, { x: LEFT, y: TOOLS_TOP, width: TEXT_WIDTH })}
<g transform="translate(${LEFT} 506) scale(2.3)">${MARK}</g>
${outlines(PRODUCT_NAME, 'serif', { x: LEFT + 88, y: 562, size: 50, fill: COLORS.ink })}
</svg>`
}
