import { longMonth } from '#core/display/dates.ts'
import { markTile, priceLines } from './embed-card.ts'
import type { Theme } from './embed-theme.ts'
import type { EmbedTool } from './embed-tools.ts'
import { type Markup, markup } from './markup.ts'

type Cell = { readonly text: string; readonly note?: string }

const textCell = (text: string | undefined): Cell | null => (text ? { text } : null)

const firstPrice = (tool: EmbedTool): Cell | null => {
  const price = priceLines(tool)
  return price && { text: `${price.figure} ${price.unit}`.trim(), note: price.terms }
}

const freePlan = ({ freeTier, verdict }: EmbedTool): Cell => {
  const limit = verdict?.freePlan[0]
  if (!freeTier) return { text: 'No' }
  return limit ? { text: 'Yes', note: limit } : { text: 'Yes' }
}

const seatPrice = ({ plans }: EmbedTool): Cell | null => {
  const [plan] = plans
    .filter(({ perSeat, month }) => perSeat && month !== null)
    .sort((one, other) => (one.month ?? 0) - (other.month ?? 0))
  return plan ? { text: plan.priceText, note: `${plan.name} · ${longMonth(new Date(plan.asOf))}` } : null
}

const ROWS: readonly (readonly [label: string, cellOf: (tool: EmbedTool) => Cell | null])[] = [
  ['Best for', ({ verdict }) => textCell(verdict?.bestFor[0])],
  ['Price', firstPrice],
  ['Free plan', freePlan],
  ['Per seat', seatPrice],
  ['Watch out', ({ verdict }) => textCell(verdict?.watchOut[0])],
]

const cellMarkup = (cell: Cell | null): Markup =>
  cell === null
    ? markup`<td class="soft">Not known</td>`
    : markup`<td><div class="clamp">${cell.text}</div>${cell.note ? markup`<div class="soft clamp">${cell.note}</div>` : null}</td>`

const differ = ([one, ...others]: readonly (Cell | null)[]): boolean =>
  others.some((other) => one?.text !== other?.text || one?.note !== other?.note)

const headCell = (tool: EmbedTool, theme: Theme | null): Markup =>
  markup`<th scope="col"><div class="head small">${markTile(tool, theme)}<span>${tool.name}</span></div></th>`

/** Two tools side by side, by the facts in which they differ. */
export const comparisonCard = (tools: readonly EmbedTool[], theme: Theme | null): Markup => {
  const rows = ROWS.flatMap(([label, cellOf]) => {
    const cells = tools.map(cellOf)
    if (!differ(cells)) return []
    return [markup`<tr><th scope="row" class="soft">${label}</th>${cells.map(cellMarkup)}</tr>\n`]
  })
  return markup`<table>
<thead><tr><td class="label"></td>${tools.map((tool) => headCell(tool, theme))}</tr></thead>
<tbody>
${rows}</tbody>
</table>
${rows.length === 0 ? markup`<p class="soft about">We know of no difference in price, free plan or use.</p>` : null}`
}
