/** Preview images as SVG: type and title, the tools with their marks and prices, product name and mark. */
import { PRODUCT_NAME } from '#core/brand.ts'
import { finchShapes } from '#core/finch-mark.ts'
import { COLORS } from './preview-colors.ts'
import { drawable, outlines, widthOf, wrap } from './preview-text.ts'
import { type PreviewTool, toolRow } from './preview-tools.ts'

const PREVIEW_SIZE = { width: 1200, height: 630 } as const

const MARK = finchShapes({ gold: COLORS.gold, plume: COLORS.ink, accent: COLORS.accent })

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
