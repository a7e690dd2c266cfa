/** The tools of a preview image side by side: mark, name, price and its month. */
import { shortMonth } from '#core/display/dates.ts'
import { COLORS } from './preview-colors.ts'
import { drawable, outlines, widthOf, wrap } from './preview-text.ts'

export type PreviewTool = {
  readonly name: string
  /** Its mark as a `data:` URL; null without one. */
  readonly mark: string | null
  /** `Free plan, then` and `$20 a month`. */
  readonly price: { readonly lead: string; readonly amount: string }
  /** `YYYY-MM`, the month that the price is known for; null for an unknown price. */
  readonly month: string | null
}

type Area = { readonly x: number; readonly y: number; readonly width: number }

/** More than two tools have less room: their names are in the title alone. */
const SIZES = { wide: { tile: 104, gap: 24 }, narrow: { tile: 84, gap: 18 } } as const
/** The share of a tile that a mark takes. */
const MARK = 0.65

/** The mark as an image of its own, so that its ids and styles cannot meet those of others; else the first letter of the name. */
const drawTile = ({ name, mark }: PreviewTool, { x, y, width }: Area): string => {
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${width}" rx="16" fill="${COLORS.surface}" stroke="${COLORS.line}" stroke-width="2"/>`
  if (mark !== null) {
    const size = width * MARK
    const inset = (width - size) / 2
    return `${ground}<image x="${x + inset}" y="${y + inset}" width="${size}" height="${size}" href="${mark}"/>`
  }
  const letter = drawable(name, 'serif').charAt(0).toUpperCase()
  const size = width / 2
  const left = x + (width - widthOf(letter, 'serif', size)) / 2
  return ground + outlines(letter, 'serif', { x: left, y: y + width / 2 + size / 3, size, fill: COLORS.accent })
}

type Line = readonly [text: string, size: number, baseline: number, fill: string]

/** One tool says only its price, since the title is its name. */
const linesOf = ({ name, price, month }: PreviewTool, count: number): readonly Line[] => {
  const whole = [price.lead, price.amount].filter(Boolean).join(' ')
  const date = month === null ? '' : shortMonth(new Date(month))
  if (count === 1)
    return [
      [whole, 42, 46, COLORS.ink],
      [date, 28, 90, COLORS.soft],
    ]
  if (count === 2)
    return [
      [name, 30, 28, COLORS.ink],
      [whole, 26, 64, COLORS.ink],
      [date, 24, 98, COLORS.soft],
    ]
  return [
    [price.amount, 24, 36, COLORS.ink],
    [date, 22, 70, COLORS.soft],
  ]
}

const drawTool = (tool: PreviewTool, count: number, { x, y, width }: Area): string => {
  const { tile, gap } = count > 2 ? SIZES.narrow : SIZES.wide
  const lines = linesOf(tool, count).map(([text, size, baseline, fill]) => {
    const [fitting = ''] = wrap(drawable(text, 'sans'), 'sans', size, width - tile - 1.4 * gap, 1)
    return outlines(fitting, 'sans', { x: x + tile + gap, y: y + baseline, size, fill })
  })
  return drawTile(tool, { x, y, width: tile }) + lines.join('')
}

/** The tools in columns of equal width. */
export const toolRow = (tools: readonly PreviewTool[], { x, y, width }: Area): string => {
  const column = width / Math.max(tools.length, 1)
  return tools
    .map((tool, index) => drawTool(tool, tools.length, { x: x + index * column, y, width: column }))
    .join('\n')
}
