import { z } from 'zod'
import { monthText } from '#core/display/facts.ts'
import { graphql } from '../../gql/gql.ts'
import { cutNote, defineMcpTool } from '../define-mcp-tool.ts'
import { escaped } from '../readable-text.ts'
import { linkTo, pageOf, priceLine, toolSummary, toSummary } from '../tool-summary.ts'

const document = graphql(`
  query McpWhatChanged {
    toolEvents(first: 50) {
      nodes {
        on
        onText
        heading
        note
        sourceUrl
        tool {
          name
          slug
        }
      }
    }
    newest: tools(sort: NEWEST, first: 10) {
      nodes {
        addedOn
        ...McpToolSummary_tool
      }
    }
    revisedTools(first: 10) {
      revisedAt
      name
      slug
      knownPriceChange {
        month
        note
        sourceUrl
      }
    }
  }
`)

const MOST_EVENTS = 20

const input = z.strictObject({
  since: z.iso
    .date('must be a date, such as 2026-11-01')
    .describe('The first day, YYYY-MM-DD. What happened on this day or later is listed.'),
})

const toolLink = { name: z.string(), slug: z.string(), page: z.string() }

const output = z.object({
  since: z.string(),
  events: z
    .array(
      z.object({
        ...toolLink,
        on: z.string().describe('The day or the month, YYYY-MM-DD or YYYY-MM.'),
        heading: z.string(),
        note: z.string(),
        source: z.string().nullable(),
      }),
    )
    .describe('New names and owners, ends, changed prices and other news, latest first, at most 20.'),
  price_changes: z
    .array(z.object({ ...toolLink, month: z.string(), note: z.string(), source: z.string().nullable() }))
    .describe('Price changes of recently changed records, with their months.'),
  added: z
    .array(toolSummary.pick({ name: true, slug: true, page: true, price: true }).extend({ added_on: z.string() }))
    .describe('New tools, latest first, at most 10.'),
  changed: z
    .array(z.object({ ...toolLink, changed_on: z.string() }))
    .describe('Tools whose records changed, latest first, at most 10.'),
  ...cutNote,
})

const list = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `- ${line}`)]

export const whatChanged = defineMcpTool({
  name: 'what_changed',
  title: 'What changed',
  description:
    'Lists what changed in the catalog since a day: events such as new names, owners and ends, price changes, new tools and revised records.',
  input,
  output,
  document,
  variables: () => ({}),
  answer: ({ toolEvents, newest, revisedTools }, { since }, site) => {
    const linked = ({ name, slug }: { readonly name: string; readonly slug: string }) => ({
      name,
      slug,
      page: pageOf(site, slug),
    })
    const isSince = (day: string) => day >= since.slice(0, day.length)
    const revised = revisedTools.flatMap(({ revisedAt, knownPriceChange, ...tool }) => {
      const changedOn = revisedAt?.slice(0, since.length)
      if (changedOn === undefined || !isSince(changedOn)) return []
      return { ...linked(tool), changed_on: changedOn, price: knownPriceChange }
    })
    return {
      since,
      events: toolEvents.nodes
        .filter(({ on }) => isSince(on))
        .slice(0, MOST_EVENTS)
        .map(({ tool, on, heading, note, sourceUrl }) => ({ ...linked(tool), on, heading, note, source: sourceUrl })),
      price_changes: revised.flatMap(({ changed_on: _day, price, ...tool }) =>
        price === null || !isSince(price.month)
          ? []
          : { ...tool, month: price.month, note: price.note, source: price.sourceUrl },
      ),
      added: newest.nodes.flatMap(({ addedOn, ...tool }) => {
        const { price, ...summary } = toSummary(tool, site)
        return isSince(addedOn) ? { ...linked(summary), price, added_on: addedOn } : []
      }),
      changed: revised.map(({ price: _price, ...tool }) => tool),
    }
  },
  text: ({ since, events, price_changes: prices, added, changed }) =>
    [
      events.length + added.length + changed.length === 0
        ? `Nothing changed in the catalog since ${since}.`
        : `Changes since ${since}.`,
      ...list(
        'Events',
        events.map((event) => `${event.on}: ${linkTo(event)}: ${escaped(event.heading)}. ${escaped(event.note)}`),
      ),
      ...list(
        'Prices',
        prices.map((change) => `${monthText(change.month)}: ${linkTo(change)}: ${escaped(change.note)}`),
      ),
      ...list(
        'New tools',
        added.map((tool) => `${tool.added_on}: ${linkTo(tool)}: ${escaped(priceLine(tool.price))}`),
      ),
      ...list(
        'Revised records',
        changed.map((tool) => `${tool.changed_on}: ${linkTo(tool)}`),
      ),
    ].join('\n'),
  lists: ['changed', 'added', 'events', 'price_changes'],
})
