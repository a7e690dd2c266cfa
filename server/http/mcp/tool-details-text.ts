import { monthText } from '#core/display/facts.ts'
import { escaped, quoteBlock } from './readable-text.ts'
import type { ToolDetails } from './tool-details.ts'
import { reviewsText } from './tool-reviews.ts'
import { linkTo, priceLine } from './tool-summary.ts'

const YES_OR_NO = { true: 'yes', false: 'no', null: 'not known' } as const

const listed = (label: string, values: readonly string[]): readonly string[] =>
  values.length === 0 ? [] : [`- ${label}: ${values.map(escaped).join('; ')}`]

const known = (label: string, value: boolean | null): string => `- ${label}: ${YES_OR_NO[`${value}`]}`

const quotedLines = ({ quoted_from_the_vendor: quoted }: ToolDetails): readonly string[] => {
  const { vendor, owner, plans, free_plan: free, earlier_prices: earlier, facts } = quoted
  return [
    `Vendor: “${escaped(vendor)}”${owner === null ? '' : `, owned by “${escaped(owner)}”`}`,
    ...plans.map(({ name, price, as_of: month, limits }) => {
      const terms = limits.length === 0 ? '' : ` “${limits.map(escaped).join('; ')}”`
      return `Plan “${escaped(name)}”: ${escaped(price)}, as of ${monthText(month)}.${terms}`
    }),
    ...(free.length === 0 ? [] : [`Free plan: “${free.map(escaped).join('; ')}”`]),
    ...earlier.map((sentence) => `“${escaped(sentence)}”`),
    ...facts.map(({ label, value }) => `${escaped(label)}: “${escaped(value)}”`),
  ]
}

/** The record as Markdown: our statements first, the words of the vendor and of members as quotations below. */
export const toolDetailsText = (tool: ToolDetails): string => {
  const { rating, events, former_names: former } = tool
  const source = rating?.source === null ? 'members' : escaped(rating?.source ?? '')
  return [
    `## ${linkTo(tool)}`,
    ...(tool.status === null ? [] : [`${escaped(tool.status)}.`]),
    `${escaped(tool.description)} Category: ${escaped(tool.category)}.`,
    `Price: ${escaped(priceLine(tool.price))}.`,
    ...(tool.age_note === null ? [] : [escaped(tool.age_note)]),
    '',
    ...listed('Best for', tool.best_for),
    ...listed('Not for', tool.not_for),
    ...listed('Watch out', tool.watch_out),
    ...listed('Features', tool.features),
    ...listed('Advantages', tool.advantages),
    ...listed('Drawbacks', tool.drawbacks),
    ...listed('Platforms', tool.platforms),
    ...listed('Privacy claims', tool.privacy_claims),
    known('API', tool.has_api),
    known('Open source', tool.open_source),
    known('MCP server', tool.has_mcp_server),
    ...(rating === null ? [] : [`- Rating: ${rating.mean} of 5 from ${rating.count} by ${source}`]),
    ...listed('Former names', former),
    ...(tool.claimed_listing === null ? [] : [`- ${escaped(tool.claimed_listing)}`]),
    ...events.map(({ on, heading, note }) => `- ${escaped(on)}: ${escaped(heading)}. ${escaped(note)}`),
    '',
    ...quoteBlock(quotedLines(tool)),
    ...reviewsText(tool.quoted_from_reviews),
  ].join('\n')
}
