import { markTile, priceParagraph } from './embed-card.ts'
import type { Theme } from './embed-theme.ts'
import type { EmbedTool } from './embed-tools.ts'
import { type Markup, markup } from './markup.ts'

/** One tool: what it is best for, and what it costs at least. */
export const toolCard = (tool: EmbedTool, theme: Theme | null): Markup => {
  const bestFor = tool.verdict?.bestFor[0]
  const about = bestFor ? markup`<span class="soft">Best for:</span> ${bestFor}` : markup`${tool.description}`
  return markup`<div class="head">${markTile(tool, theme)}<div><h1>${tool.name}</h1><p class="soft">${tool.category.name}</p></div></div>
<p class="about clamp">${about}</p>
${priceParagraph(tool)}`
}
