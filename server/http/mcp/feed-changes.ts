/** Entries of the change feed in few words, for `what_changed`. */
import { z } from 'zod'
import { type FragmentType, readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { McpSite } from './define-mcp-tool.ts'
import { escaped } from './readable-text.ts'
import { linkTo, pageOf } from './tool-summary.ts'

const FeedEntry = graphql(`
  fragment McpFeedEntry_change on CatalogueChange {
    at
    kind
    slug
    field
    events
    mergedIntoSlug
  }
`)

const MOST_EVENTS = 2
const MOST_EVENT_TEXT = 160

export const feedChange = z.object({
  slug: z.string().describe('Identifies the tool in other calls.'),
  page: z.string(),
  what: z.enum(['added', 'changed', 'merged', 'removed']),
  on: z.string().describe('The day of the last of its changes, YYYY-MM-DD.'),
  fields: z.array(z.string()).describe('The changed fields. get_tool has their values.'),
  events: z.array(z.string()).describe('New events with their dates, at most 2.'),
  merged_into: z.string().nullable().describe('The slug of the tool that continues it.'),
})
type FeedChange = z.infer<typeof feedChange>

const eventList = z.array(z.looseObject({ on: z.string(), note: z.string() }))

const eventTexts = (events: unknown): readonly string[] => {
  const read = eventList.safeParse(events ?? [])
  return (read.data ?? []).map(({ on, note }) => {
    const text = `${on}: ${note}`
    return text.length <= MOST_EVENT_TEXT ? text : `${text.slice(0, MOST_EVENT_TEXT - 1)}…`
  })
}

const WHAT = { ADDED: 'added', CHANGED: 'changed', EVENT: 'changed', MERGED: 'merged', REMOVED: 'removed' } as const

/** The changes of one kind to one tool, in the order of the last of them. */
export const toFeedChanges = (
  entries: readonly FragmentType<typeof FeedEntry>[],
  site: McpSite,
): readonly FeedChange[] => {
  const changes = new Map<string, FeedChange>()
  for (const masked of entries) {
    const { at, kind, slug, field, events, mergedIntoSlug } = readFragment(FeedEntry, masked)
    const what = WHAT[kind]
    const key = `${what} ${slug}`
    const before = changes.get(key)
    changes.delete(key)
    changes.set(key, {
      slug,
      page: pageOf(site, slug),
      what,
      on: at.slice(0, 'YYYY-MM-DD'.length),
      fields: [...new Set([...(before?.fields ?? []), ...(field === null ? [] : [field])])],
      events: [...(before?.events ?? []), ...eventTexts(events)].slice(-MOST_EVENTS),
      merged_into: mergedIntoSlug,
    })
  }
  return [...changes.values()]
}

const feedLine = ({ slug, page, what, on, fields, events, merged_into: into }: FeedChange): string => {
  const target = into === null ? '' : ` into ${escaped(into)}`
  const names = fields.length === 0 ? '' : ` (${fields.map(escaped).join(', ')})`
  const news = events.map((event) => ` ${escaped(event)}`).join('')
  return `- ${on}: ${linkTo({ name: slug, page })} was ${what}${target}${names}.${news}`
}

type Feed = { readonly changes: readonly FeedChange[]; readonly sequence: string; readonly more: boolean }

/** A page of the feed as Markdown. */
export const feedText = ({ changes, sequence, more }: Feed): string =>
  [
    changes.length === 0 ? 'Nothing changed in the catalog.' : 'Changes, oldest first:',
    ...changes.map(feedLine),
    `${more ? 'There are more.' : 'There are no more now.'} Continue with "after": "${escaped(sequence)}".`,
  ].join('\n')
