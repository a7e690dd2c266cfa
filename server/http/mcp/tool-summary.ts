/** A tool as it appears in every list. */
import { z } from 'zod'
import { monthText } from '#core/display/facts.ts'
import { type FragmentType, readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { McpSite } from './define-mcp-tool.ts'
import { escaped } from './readable-text.ts'

const ToolSummary = graphql(`
  fragment McpToolSummary_tool on Tool {
    slug
    name
    description
    statusText
    category {
      slug
      name
    }
    priceAmount
    priceNote
    priceAsOf
    freeTier
    rating {
      mean
      count
      source
    }
  }
`)

const price = z.object({
  text: z.string().describe('The price in US dollars, such as "$18 a month" or "Pricing not verified".'),
  note: z.string().describe('What to know beside it, with the month; may be empty.'),
  as_of: z.string().nullable().describe('The month for which the price is known, YYYY-MM; null when not known.'),
})

export const toolSummary = z.object({
  name: z.string(),
  slug: z.string().describe('Identifies the tool in other calls.'),
  page: z.string().describe('The address of its page. Link it when you mention the tool.'),
  category: z.string(),
  description: z.string(),
  price,
  free_plan: z.boolean(),
  rating: z
    .object({ mean: z.number(), count: z.number(), source: z.string().nullable() })
    .nullable()
    .describe('Ratings by members from 0 to 5, or imported ones with their source; null when there are none.'),
  status: z.string().nullable().describe('What became of a tool that is no longer listed; null for an active one.'),
})
type ToolSummary = z.infer<typeof toolSummary>

/** The address of a tool's page. */
export const pageOf = ({ publicUrl }: McpSite, slug: string): string => `${publicUrl}/tool/${encodeURIComponent(slug)}`

export const toSummary = (masked: FragmentType<typeof ToolSummary>, site: McpSite): ToolSummary => {
  const { slug, name, description, statusText, category, rating, ...tool } = readFragment(ToolSummary, masked)
  return {
    name,
    slug,
    page: pageOf(site, slug),
    category: category.name,
    description,
    price: { text: tool.priceAmount, note: tool.priceNote, as_of: tool.priceAsOf },
    free_plan: tool.freeTier,
    rating: rating && { mean: Math.round(rating.mean * 100) / 100, count: rating.count, source: rating.source },
    status: statusText,
  }
}

const ENDS_WITH_YEAR = /\b\d{4}$/
const IS_UNKNOWN = /not verified$/

/** What a price's note lacks: its month. A price always has one, or says that it has none. */
const monthNote = ({ text, note, as_of: month }: ToolSummary['price']): string => {
  if (ENDS_WITH_YEAR.test(note) || IS_UNKNOWN.test(text)) return ''
  return month === null ? 'month not known' : `as of ${monthText(month)}`
}

/** `$18 a month (Free plan · Sep 2026)`. */
export const priceLine = (price: ToolSummary['price']): string => {
  const notes = [price.note, monthNote(price)].filter((part) => part !== '')
  return notes.length === 0 ? price.text : `${price.text} (${notes.join(' · ')})`
}

/** `[Abacus](https://…/tool/abacus)`. */
export const linkTo = ({ name, page }: Pick<ToolSummary, 'name' | 'page'>): string => `[${escaped(name)}](${page})`

/** The tool in a list. */
export const summaryLine = (tool: ToolSummary): string => {
  const ended = tool.status === null ? '' : ` ${escaped(tool.status)}.`
  return `- ${linkTo(tool)}: ${escaped(tool.description)} ${escaped(priceLine(tool.price))}.${ended}`
}
