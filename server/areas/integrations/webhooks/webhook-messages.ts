/** Entries of the change feed as messages to webhooks. */
import type { WebhookEvent } from '#core/integrations/webhook-rules.ts'
import type { FeedEntry } from '#server/areas/catalogue/changes/public-changes.ts'

/** A change of one tool that webhooks are told about. */
export type ToolMessage = {
  readonly event: WebhookEvent
  readonly toolId: string
  readonly slug: string
  /** The number of its last change. */
  readonly sequence: string
  /** ISO 8601 in UTC. */
  readonly at: string
  /** The part of the message that depends on the event. */
  readonly details: Readonly<Record<string, unknown>>
}

const PRICE_FIELD = 'plans'

/** Entries of one tool that were made at the same moment, in the order of their last entries. */
const grouped = (entries: readonly FeedEntry[]): readonly (readonly FeedEntry[])[] => {
  const groups = new Map<string, FeedEntry[]>()
  for (const entry of entries) {
    const key = `${entry.toolId} ${entry.at}`
    const group = groups.get(key) ?? []
    groups.delete(key)
    groups.set(key, [...group, entry])
  }
  return [...groups.values()]
}

const changeOf = ({ field, oldValue, newValue }: FeedEntry) => ({ field, old: oldValue ?? null, new: newValue ?? null })

function* messagesOfGroup(group: readonly FeedEntry[]): Generator<readonly [WebhookEvent, ToolMessage['details']]> {
  const changed = group.filter(({ kind }) => kind === 'changed' || kind === 'event')
  const prices = changed.find(({ field }) => field === PRICE_FIELD)
  for (const { kind, record, mergedIntoSlug, status } of group) {
    if (kind === 'added') yield ['tool_added', { record }]
    if (kind === 'merged') yield ['tool_ended', { reason: 'merged', merged_into: mergedIntoSlug }]
    if (kind === 'removed') yield ['tool_ended', { reason: status ?? 'removed', merged_into: null }]
  }
  if (changed.length > 0) yield ['tool_changed', { changes: changed.map(changeOf) }]
  if (prices !== undefined) yield ['price_changed', { changes: [changeOf(prices)] }]
}

/**
 * The messages of these entries, in their order. All changes of a tool that were made together are one message; a change
 * of its plans is one more, `price.changed`.
 */
export const messagesOf = (entries: readonly FeedEntry[]): readonly ToolMessage[] =>
  grouped(entries).flatMap((group) => {
    const last = group.at(-1)
    if (last === undefined) return []
    const { toolId, slug, at, sequence } = last
    return [...messagesOfGroup(group)].map(([event, details]) => ({ event, toolId, slug, sequence, at, details }))
  })
