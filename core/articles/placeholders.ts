import { FACTOR_GRACE_DAYS, FACTOR_RESET_HOURS, MAX_PASSKEYS, RECOVERY_CODES } from '../accounts/second-factors.ts'
/** Placeholders such as `{{price:pro:month}}`, so that prices, limits and periods in articles are never out of date. */

import { API_NOTICE_DAYS, FUNCTIONS_DEPRECATED_ON } from '../api-contract.ts'
import {
  BUDGET_CAPACITY,
  BUDGET_PER_SECOND,
  CATALOGUE_FILE_COST,
  MAX_BODY_BYTES,
  MAX_COST,
  MAX_LISTS_AN_HOUR,
} from '../api-limits.ts'
import { KEY_BUDGET_FACTORS } from '../billing/key-budgets.ts'
import { PLAN_CATALOGUE } from '../billing/plan-catalogue.ts'
import {
  BUSINESS_SEATS,
  GRACE_DAYS,
  PAID_PLANS,
  type PaidPlan,
  PLANS,
  planLabel,
  priceCents,
  REFUND_DAYS,
  yearlySavingCents,
  yearlySavingPercent,
} from '../billing/plans.ts'
import { INVITATION_DAYS } from '../billing/seats.ts'
import { CONTACT_MAIL, PRODUCT_NAME } from '../brand.ts'
import { MAX_COMPARED } from '../catalogue/tool-query.ts'
import { MAX_COLLECTION_TOOLS, MAX_COLLECTIONS } from '../collections.ts'
import { longDay } from '../display/dates.ts'
import { countText } from '../display/numbers.ts'
import { formatCents } from '../display/price.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { KEY_NOTICE_DAYS, MAX_KEYS } from '../integrations/key-rules.ts'
import {
  DELIVERY_DELAYS_MS,
  FAILING_MS,
  FORMER_SECRET_MS,
  MAX_LISTED_DELIVERIES,
  MAX_WEBHOOKS,
} from '../integrations/webhook-rules.ts'
import { MAX_FIRST } from '../paging.ts'
import { QUESTIONS } from '../quiz/questions.ts'
import { PARAMETERS } from '../recommendations/model/parameters.ts'
import { BASIC_RECOMMENDATIONS } from '../recommendations/paid-fields.ts'
import { BASIC_LISTS_A_MONTH } from '../recommendations/quota.ts'
import { monthsText, REWARD_TIERS } from '../referrals/reward-tiers.ts'
import {
  ACCOUNT_ERASURE_DAYS,
  ANALYTICS_YEARS,
  ARTICLE_RATING_DAYS,
  AUDIT_YEARS,
  CCPA_ANSWER_DAYS,
  CEREMONY_MINUTES,
  CLIENT_ERROR_DAYS,
  CONTACT_MESSAGE_DAYS,
  CONTENT_VIEW_SESSION_DAYS,
  DATA_REQUEST_YEARS,
  DELETED_PAGE_DAYS,
  ENDED_KEY_DAYS,
  GDPR_ANSWER_DAYS,
  JOB_DAYS,
  KNOWN_DEVICE_DAYS,
  LISTING_CODE_HOURS,
  LISTING_PROOF_DAYS,
  NOTICE_DAYS,
  PAYMENT_EVENT_DAYS,
  PAYMENT_YEARS,
  RECOVERY_MINUTES,
  REJECTED_REVIEW_DAYS,
  REVIEW_REPORT_DAYS,
  SECURITY_ADDRESS_DAYS,
  SECURITY_EVENT_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  VERIFICATION_HOURS,
  VISITOR_ADDRESS_DAYS,
} from '../retention.ts'
import { EDITABLE_DAYS, REPORT_DAYS } from '../reviews/review-rules.ts'
import { REVIEW_LIMITS } from '../reviews/review-texts.ts'

const days = (count: number): string => `${count} days`
const years = (count: number): string => `${count} years`

const ofPlan = (plan: PaidPlan): readonly (readonly [string, string])[] => [
  [`price:${plan}:month`, formatCents(priceCents(plan, 'month'))],
  [`price:${plan}:year`, formatCents(priceCents(plan, 'year'))],
  [`saving:${plan}`, formatCents(yearlySavingCents(plan))],
  [`saving-percent:${plan}`, `${yearlySavingPercent(plan)}%`],
]

const FUNCTIONS_DEPRECATED = new Date(`${FUNCTIONS_DEPRECATED_ON}T00:00:00Z`)

/** Of the API. */
const API: readonly (readonly [string, string])[] = [
  ['limit:cost', countText(MAX_COST)],
  ['limit:budget', countText(BUDGET_CAPACITY)],
  // As in headers.
  ['limit:budget-number', String(BUDGET_CAPACITY)],
  ['limit:budget-second', String(BUDGET_PER_SECOND)],
  ...PLANS.map((plan) => [`key-budget:${plan}`, String(KEY_BUDGET_FACTORS[plan])] as const),
  ...PLANS.map((plan) => [`key-quota:${plan}`, String(KEY_BUDGET_FACTORS[plan] * BUDGET_CAPACITY)] as const),
  ['limit:file-cost', String(CATALOGUE_FILE_COST)],
  ['limit:lists-hour', String(MAX_LISTS_AN_HOUR)],
  ['limit:body', `${MAX_BODY_BYTES / 1024} kB`],
  ['limit:page', String(MAX_FIRST)],
  ['limit:keys', String(MAX_KEYS)],
  ['limit:webhooks', String(MAX_WEBHOOKS)],
  ['webhook:retries', String(DELIVERY_DELAYS_MS.length)],
  ['webhook:failing', days(FAILING_MS / DAY_MS)],
  ['webhook:former-secret', `${FORMER_SECRET_MS / HOUR_MS} hours`],
  ['webhook:listed', String(MAX_LISTED_DELIVERIES)],
  ['functions:deprecated', longDay(FUNCTIONS_DEPRECATED)],
  ['functions:until', longDay(new Date(FUNCTIONS_DEPRECATED.getTime() + API_NOTICE_DAYS * DAY_MS))],
]

export const PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  ['product', PRODUCT_NAME],
  ['contact-mail', CONTACT_MAIL],
  ...PLANS.map((plan) => [`plan:${plan}`, PLAN_CATALOGUE[plan].name] as const),
  ...PLANS.map((plan) => [`plan-label:${plan}`, planLabel(plan)] as const),
  ...PAID_PLANS.flatMap(ofPlan),
  ['limit:compared', String(MAX_COMPARED)],
  ...API,
  ['limit:collections', String(MAX_COLLECTIONS)],
  ['limit:collection-tools', String(MAX_COLLECTION_TOOLS)],
  ['limit:questions', String(QUESTIONS.length)],
  ['limit:seats', String(BUSINESS_SEATS)],
  ['limit:basic-lists', String(BASIC_LISTS_A_MONTH)],
  ['limit:basic-tools', String(BASIC_RECOMMENDATIONS)],
  ['limit:list', String(PARAMETERS.listLength)],
  ['limit:best-match', `${PARAMETERS.labels.bestMatch}%`],
  ['limit:on-subject', `${PARAMETERS.onSubject * 100}%`],
  ['limit:on-subject-of-own-words', `${PARAMETERS.onSubjectOfOwnWords * 100}%`],
  ['limit:great-option', `${PARAMETERS.labels.greatOption}%`],
  ...Object.entries(PARAMETERS.ledger).map(([row, points]) => [`points:${row}`, String(points)] as const),
  ...REWARD_TIERS.flatMap(({ referrals, totalMonths }, index) => [
    [`referrals:${index + 1}`, String(referrals)] as const,
    [`reward:${index + 1}`, monthsText(totalMonths)] as const,
  ]),
  ['period:grace', days(GRACE_DAYS)],
  ['period:refund', days(REFUND_DAYS)],
  ['period:invitation', days(INVITATION_DAYS)],
  ['period:verification', `${VERIFICATION_HOURS} hours`],
  ['period:recovery', `${RECOVERY_MINUTES} minutes`],
  ['period:ceremony', `${CEREMONY_MINUTES} minutes`],
  ['limit:factor-reset', `${FACTOR_RESET_HOURS} hours`],
  ['limit:factor-grace', days(FACTOR_GRACE_DAYS)],
  ['limit:passkeys', String(MAX_PASSKEYS)],
  ['limit:recovery-codes', String(RECOVERY_CODES)],
  ['period:listing-code', `${LISTING_CODE_HOURS} hours`],
  ['period:listing-proof', days(LISTING_PROOF_DAYS)],
  ['limit:key-notice', days(KEY_NOTICE_DAYS)],
  ['review:least', String(REVIEW_LIMITS.total.least)],
  ['review:most', countText(REVIEW_LIMITS.total.most)],
  ['review:editable', days(EDITABLE_DAYS)],
  ['review:report', days(REPORT_DAYS)],
  ['period:session-idle', days(SESSION_IDLE_DAYS)],
  ['period:session', days(SESSION_DAYS)],
  ['period:gdpr-answer', days(GDPR_ANSWER_DAYS)],
  ['period:ccpa-answer', days(CCPA_ANSWER_DAYS)],
  ['period:notice', days(NOTICE_DAYS)],
  ['notice:api', days(API_NOTICE_DAYS)],
  ['retention:payments', years(PAYMENT_YEARS)],
  ['retention:payment-events', days(PAYMENT_EVENT_DAYS)],
  ['retention:devices', days(KNOWN_DEVICE_DAYS)],
  ['retention:security-events', days(SECURITY_EVENT_DAYS)],
  ['retention:security-addresses', days(SECURITY_ADDRESS_DAYS)],
  ['retention:ended-keys', days(ENDED_KEY_DAYS)],
  ['retention:client-errors', days(CLIENT_ERROR_DAYS)],
  ['retention:visitor-addresses', days(VISITOR_ADDRESS_DAYS)],
  ['retention:review-reports', days(REVIEW_REPORT_DAYS)],
  ['retention:jobs', days(JOB_DAYS)],
  ['retention:contact-messages', days(CONTACT_MESSAGE_DAYS)],
  ['retention:rejected-reviews', days(REJECTED_REVIEW_DAYS)],
  ['retention:view-sessions', days(CONTENT_VIEW_SESSION_DAYS)],
  ['retention:article-ratings', days(ARTICLE_RATING_DAYS)],
  ['retention:deleted-pages', days(DELETED_PAGE_DAYS)],
  ['retention:data-requests', years(DATA_REQUEST_YEARS)],
  ['retention:audit', years(AUDIT_YEARS)],
  ['retention:analytics', years(ANALYTICS_YEARS)],
  ['retention:account', days(ACCOUNT_ERASURE_DAYS)],
])

/** Placeholders filled by the server from its configuration. */
const SITE_PLACEHOLDERS = [
  'site:address',
  'site:region',
  'site:providers',
  'site:payments',
  'site:language-model',
  'site:loaded',
  'site:analytics-tag',
  'site:cookies',
] as const
export type SitePlaceholder = (typeof SITE_PLACEHOLDERS)[number]

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** The placeholders in a text that have no value. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !PLACEHOLDERS.has(name) && !(SITE_PLACEHOLDERS as readonly string[]).includes(name))

/** Fills the given placeholders and leaves all others. */
export const fillPlaceholders = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole)
