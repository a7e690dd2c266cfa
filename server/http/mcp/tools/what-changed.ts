import type { ResultOf } from '@graphql-typed-document-node/core'
import { z } from 'zod'
import { monthText } from '#core/display/facts.ts'
import { graphql } from '../../gql/gql.ts'
import { cutNote, defineMcpTool, type McpSite } from '../define-mcp-tool.ts'
import { feedChange, feedText, toFeedChanges } from '../feed-changes.ts'
import { escaped } from '../readable-text.ts'
import { linkTo, pageOf, priceLine, toolSummary, toSummary } from '../tool-summary.ts'

const document = graphql(`
  query McpWhatChanged($byDay: Boolean!, $byFeed: Boolean!, $after: String, $first: Int!) {
    catalogueChanges(after: $after, first: $first) @include(if: $byFeed) {
      nodes {
        sequence
        ...McpFeedEntry_change
      }
      pageInfo {
        hasNextPage
      }
    }
    catalogue @include(if: $byDay) {
      sequence
    }
    toolEvents(first: 50) @include(if: $byDay) {
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
    newest: tools(sort: NEWEST, first: 10) @include(if: $byDay) {
      nodes {
        addedOn
        ...McpToolSummary_tool
      }
    }
    revisedTools(first: 10) @include(if: $byDay) {
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

/** Entries of the feed: few enough for an answer within its limit, because leaving some out would lose them. */
const FEED_PAGE = 30
const MOST_DIGITS = 30

const input = z
  .strictObject({
    since: z.iso
      .date('must be a date, such as 2026-11-01')
      .optional()
      .describe('The first day, YYYY-MM-DD. What happened on this day or later is listed.'),
    after: z
      .string()
      .trim()
      .max(MOST_DIGITS)
      .optional()
      .describe('Instead of a day: the sequence of an earlier answer. What changed after it is listed, oldest first.'),
  })
  .refine(({ since, after }) => (since === undefined) !== (after === undefined), {
    path: ['since'],
    message: 'or "after" is required, and only one of them',
  })

const toolLink = { name: z.string(), slug: z.string(), page: z.string() }

const output = z.object({
  since: z.string().nullable(),
  sequence: z.string().describe('Call again with it as "after" to learn what changed since this answer.'),
  more: z.boolean().describe('Whether more changes are waiting: call again with the sequence now.'),
  changes: z.array(feedChange).describe('With "after": what changed, oldest first. Otherwise empty.'),
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

type Output = z.infer<typeof output>

const list = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `- ${line}`)]

type Found = ResultOf<typeof document>

const NOTHING = { events: [], price_changes: [], added: [], changed: [] }

const fromFeed = ({ catalogueChanges }: Found, after: string, site: McpSite): Output => {
  const entries = catalogueChanges?.nodes ?? []
  return {
    since: null,
    sequence: entries.at(-1)?.sequence ?? after,
    more: catalogueChanges?.pageInfo.hasNextPage ?? false,
    changes: [...toFeedChanges(entries, site)],
    ...NOTHING,
  }
}

const fromLists = ({ catalogue, toolEvents, newest, revisedTools }: Found, since: string, site: McpSite): Output => {
  const linked = ({ name, slug }: { readonly name: string; readonly slug: string }) => ({
    name,
    slug,
    page: pageOf(site, slug),
  })
  const isSince = (day: string) => day >= since.slice(0, day.length)
  const revised = (revisedTools ?? []).flatMap(({ revisedAt, knownPriceChange, ...tool }) => {
    const changedOn = revisedAt?.slice(0, since.length)
    if (changedOn === undefined || !isSince(changedOn)) return []
    return { ...linked(tool), changed_on: changedOn, price: knownPriceChange }
  })
  return {
    since,
    sequence: catalogue?.sequence ?? '',
    more: false,
    changes: [],
    events: (toolEvents?.nodes ?? [])
      .filter(({ on }) => isSince(on))
      .slice(0, MOST_EVENTS)
      .map(({ tool, on, heading, note, sourceUrl }) => ({ ...linked(tool), on, heading, note, source: sourceUrl })),
    price_changes: revised.flatMap(({ changed_on: _day, price, ...tool }) =>
      price === null || !isSince(price.month)
        ? []
        : { ...tool, month: price.month, note: price.note, source: price.sourceUrl },
    ),
    added: (newest?.nodes ?? []).flatMap(({ addedOn, ...tool }) => {
      const { price, ...summary } = toSummary(tool, site)
      return isSince(addedOn) ? { ...linked(summary), price, added_on: addedOn } : []
    }),
    changed: revised.map(({ price: _price, ...tool }) => tool),
  }
}

const listsText = ({ sequence, ...found }: Output, since: string): string => {
  const { events, price_changes: prices, added, changed } = found
  return [
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
    '',
    `Later changes: call with "after": "${sequence}".`,
  ].join('\n')
}

export const whatChanged = defineMcpTool({
  name: 'what_changed',
  title: 'What changed',
  description:
    'Lists what changed in the catalog since a day: events such as new names, owners and ends, price changes, new tools and revised records. Each answer has a sequence; a call with it as "after" lists everything that changed since, without gaps.',
  input,
  output,
  document,
  variables: ({ after }) => ({
    byDay: after === undefined,
    byFeed: after !== undefined,
    after: after ?? null,
    first: FEED_PAGE,
  }),
  answer: (data, { since, after = '' }, site) =>
    since === undefined ? fromFeed(data, after, site) : fromLists(data, since, site),
  text: (found) => (found.since === null ? feedText(found) : listsText(found, found.since)),
  lists: ['changed', 'added', 'events', 'price_changes'],
})
