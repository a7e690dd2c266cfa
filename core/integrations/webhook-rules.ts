import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/** What a webhook can be told. */
export type WebhookEvent = 'tool_added' | 'tool_changed' | 'tool_ended' | 'price_changed'

/** The `type` of a message, such as `tool.added`. */
export const messageType = (event: WebhookEvent): string => event.replace('_', '.')

/** Which tools a webhook is told about. */
export type WebhookFilter = 'all' | 'saved' | 'collection' | 'category'

/** Webhooks of a member. */
export const MAX_WEBHOOKS = 5
/** In characters. */
const MAX_WEBHOOK_URL = 500
/** How long the former secret of a webhook is also used to sign. */
export const FORMER_SECRET_MS = 24 * HOUR_MS
/** A webhook that has failed for this long without a success is switched off. */
export const FAILING_MS = 5 * DAY_MS
/** Deliveries of a webhook that are listed and stored. */
export const MAX_LISTED_DELIVERIES = 50

/** After each failed attempt: nine delays, three days in total, so at most ten attempts. */
export const DELIVERY_DELAYS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 4, 8, 14, 20, 23].map((hours) => hours * HOUR_MS),
]

/** Null when valid. `isAllowed`: whether a `host:port` may use http. */
export const webhookUrlProblem = (text: string, isAllowed: (hostAndPort: string) => boolean): string | null => {
  if (text.length > MAX_WEBHOOK_URL) return `The address can have at most ${MAX_WEBHOOK_URL} characters.`
  if (!URL.canParse(text)) return 'Enter a full address, such as https://example.com/webhooks.'
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return 'The address must not contain a user name or password.'
  const standardPort = url.protocol === 'https:' ? '443' : '80'
  if (isAllowed(`${url.hostname}:${url.port === '' ? standardPort : url.port}`)) return null
  if (url.protocol !== 'https:') return 'The address must begin with https://.'
  return url.port === '' ? null : 'The address must use the standard port 443.'
}
