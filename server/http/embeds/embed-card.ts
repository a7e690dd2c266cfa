/** The parts that the cards of embeds have in common. */
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import type { Theme } from './embed-theme.ts'
import type { EmbedTool } from './embed-tools.ts'
import { type Markup, markup } from './markup.ts'

const letterOf = (name: string): string => ([...name][0] ?? '?').toUpperCase()

const markImage = ({ path, darkPath }: NonNullable<EmbedTool['mark']>, theme: Theme | null): Markup => {
  const image = markup`<img src="${theme === 'dark' ? (darkPath ?? path) : path}" alt="" width="28" height="28">`
  if (theme !== null || !darkPath) return image
  return markup`<picture><source srcset="${darkPath}" media="(prefers-color-scheme:dark)">${image}</picture>`
}

/** The brand mark, else the first letter of the name. Decorative, because the name is next to it. */
export const markTile = ({ name, mark }: Pick<EmbedTool, 'name' | 'mark'>, theme: Theme | null): Markup =>
  markup`<span class="mark" aria-hidden="true">${mark ? markImage(mark, theme) : letterOf(name)}</span>`

/** `$20 a month`, with the plan and the month that the price is known for. */
export const priceLines = ({ startingPrice }: Pick<EmbedTool, 'startingPrice'>) => {
  if (!startingPrice) return null
  const { lead, figure, unit, terms, month } = startingPrice
  return { lead, figure, unit, terms: [terms, month].filter(Boolean).join(' · ') }
}

export const priceParagraph = (tool: Pick<EmbedTool, 'startingPrice'>): Markup => {
  const price = priceLines(tool)
  if (price === null) return markup`<p class="price">${PRICING_NOT_VERIFIED}</p>`
  return markup`<p class="price"><span class="soft">${price.lead}</span> <b>${price.figure}</b> ${price.unit}</p>
<p class="soft clamp">${price.terms}</p>`
}
