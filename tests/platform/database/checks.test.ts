import { beforeAll, describe, expect, it, test } from 'vitest'
import { registerTestDatabase } from '../../support/database.ts'
import { REVIEW_CASES } from './review-checks.ts'

type Row = Readonly<Record<string, string | number>>

const DAY = '2026-11-20'
const NEXT_DAY = '2026-11-21'
const NEGATIVE = (column: string): [Row, Row] => [{ [column]: -1 }, { [column]: 0 }]
const BELOW_ONE = (column: string): [Row, Row] => [{ [column]: 0 }, { [column]: 1 }]
const MONTH = (column: string): [Row, Row] => [{ [column]: '2026-13' }, { [column]: '2026-12' }]
const OUTSIDE = (column: string, [below, least]: [number, number], [most, above]: [number, number]): [Row, Row][] => [
  [{ [column]: below }, { [column]: least }],
  [{ [column]: above }, { [column]: most }],
]

const LISTED: Row = {
  choice: 'listed',
  satisfaction: 3,
  tool_id: '10000000-0000-4000-8000-000000000001',
  tool_name: 'Tool A',
  rank: 1,
}
const QUOTE: Row = { quote_name: 'Ada', quote_role: 'Editor', quoted_at: DAY }

/** Columns that a row needs besides those of a case. */
const REQUIRED: Readonly<Record<string, Row>> = {
  tool_facts: { known_for: '2026-11-01' },
  sessions: { expires_at: NEXT_DAY },
  factor_resets: { effective_at: NEXT_DAY },
  seats: { expires_at: NEXT_DAY },
  recommendation_usage: { month: '2026-11' },
  retained_usage: { month: '2026-11' },
  price_alerts: { month: '2026-11', period: 'year' },
  outcomes: { choice: 'another', satisfaction: 3 },
  analytics_active_weeks: { week: '2026-11-23' },
  inaccuracy_reports: { tool_id: '10000000-0000-4000-8000-000000000001' },
}

/** By table and constraint without `_check`: a row that is refused, and the nearest one that is not. */
const CASES: Readonly<Record<string, Readonly<Record<string, readonly [Row, Row][]>>>> = {
  tools: {
    price_cents: [NEGATIVE('price_cents')],
    prominence: OUTSIDE('prominence', [-1, 0], [3, 4]),
    skill: OUTSIDE('skill', [0, 1], [4, 5]),
    setup_minutes: [NEGATIVE('setup_minutes')],
    context_window: OUTSIDE('context_window', [999, 1000], [100_000_000, 100_000_001]),
    imported_rating: OUTSIDE('imported_rating', [-0.1, 0], [5, 5.1]),
    imported_rating_count: [NEGATIVE('imported_rating_count')],
    rating_count_rating_sum: [
      [
        { rating_count: 2, rating_sum: 1 },
        { rating_count: 2, rating_sum: 2 },
      ],
      [
        { rating_count: 2, rating_sum: 11 },
        { rating_count: 2, rating_sum: 10 },
      ],
      [{ rating_count: -1, rating_sum: -1 }, {}],
    ],
    rating_prior: OUTSIDE('rating_prior', [999_999, 1_000_000], [5_000_000, 5_000_001]),
    review_count: [NEGATIVE('review_count')],
    rating_score: OUTSIDE('rating_score', [-1, 0], [5_000_000, 5_000_001]),
    editor_rank: OUTSIDE('editor_rank', [0, 1], [100, 101]),
    directory_rank: [NEGATIVE('directory_rank')],
  },
  tool_facts: { known_for: [[{ known_for: '2026-11-02' }, { known_for: '2026-11-01' }]] },
  ...REVIEW_CASES,
  tool_ratings: { stars: OUTSIDE('stars', [0, 1], [5, 6]) },
  change_sets: negatives('created', 'changed', 'removed', 'refused'),
  inaccuracy_reports: { report_count: [BELOW_ONE('report_count')] },
  tool_suggestions: { suggestion_count: [BELOW_ONE('suggestion_count')] },
  tool_candidates: { times_seen: [BELOW_ONE('times_seen')] },
  catalogue_state: { id: OUTSIDE('id', [0, 1], [1, 2]), ...negatives('revision') },
  cache_state: { id: OUTSIDE('id', [0, 1], [1, 2]), ...negatives('sequence') },
  page_generation_state: { id: OUTSIDE('id', [0, 1], [1, 2]), ...negatives('change_sequence') },
  price_page_readings: negatives('failures'),
  price_alert_state: { id: OUTSIDE('id', [0, 1], [1, 2]), ...negatives('change_sequence') },
  analytics_roll_ups: { id: OUTSIDE('id', [0, 1], [1, 2]) },
  analytics_sinks: { id: OUTSIDE('id', [0, 1], [1, 2]), ...negatives('version', 'rows_sent', 'failures') },
  test_checkout_states: { id: OUTSIDE('id', [0, 1], [1, 2]) },
  cache_invalidations: { sequence: [BELOW_ONE('sequence')] },
  sessions: {
    created_at_expires_at: [
      [
        { created_at: DAY, expires_at: DAY },
        { created_at: DAY, expires_at: NEXT_DAY },
      ],
    ],
  },
  jobs: negatives('attempts', 'progress_done', 'progress_total'),
  security_events: { detail: [[{ detail: 'Two words' }, { detail: 'ONE_CODE' }]] },
  claimed_listings: negatives('attempts', 'failures'),
  api_keys: {
    ...negatives('calls'),
    created_at_expires_at: [
      [
        { created_at: DAY, expires_at: DAY },
        { created_at: DAY, expires_at: NEXT_DAY },
      ],
    ],
  },
  plan_grants: { starts_at_ends_at: notAfter('starts_at', 'ends_at') },
  billing_customers: negatives('version', 'credit_cents'),
  subscriptions: { current_period_start_current_period_end: notAfter('current_period_start', 'current_period_end') },
  payments: {
    ...negatives('paid_cents', 'refunded_cents'),
    period_start_period_end: notAfter('period_start', 'period_end'),
  },
  seats: {
    invited_at_expires_at: [
      [
        { invited_at: DAY, expires_at: DAY },
        { invited_at: DAY, expires_at: NEXT_DAY },
      ],
    ],
  },
  referral_rewards: {
    milestone: [BELOW_ONE('milestone')],
    version: [BELOW_ONE('version')],
    months: [BELOW_ONE('months')],
    ...negatives('credit_cents'),
  },
  collection_tools: { position: [BELOW_ONE('position')] },
  recommendation_usage: { ...negatives('used'), month: [MONTH('month')] },
  retained_usage: { ...negatives('used'), month: [MONTH('month')] },
  rate_limit_windows: negatives('count'),
  programmatic_pages: negatives('word_count'),
  content_views: negatives('views'),
  analytics_events: {
    value: [
      [
        { kind: 'conversion', value: -1 },
        { kind: 'event', value: -1 },
      ],
      [
        { kind: 'session', value: -1 },
        { kind: 'session', value: 0 },
      ],
    ],
    ...negatives('pages'),
  },
  analytics_visits: negatives('views', 'seconds', 'sign_ups', 'purchases', 'amount', 'step'),
  analytics_totals: {
    ...negatives('views', 'visits', 'bounces', 'seconds', 'sessions', 'events'),
    ...negatives('sign_ups', 'purchases', 'amount_cents'),
  },
  data_requests: {
    received_on_due_on: notAfter('received_on', 'due_on'),
    received_on_settled_on: [
      [
        { received_on: NEXT_DAY, due_on: NEXT_DAY, settled_on: DAY },
        { received_on: DAY, due_on: DAY, settled_on: DAY },
      ],
    ],
  },
  analytics_active_weeks: { week: [[{ week: '2026-11-24' }, { week: '2026-11-23' }]] },
  analytics_recording_runs: {
    ...negatives('accepted', 'written', 'duplicates'),
    ...negatives('dropped_full', 'dropped_limited', 'dropped_failed'),
  },
  analytics_imports: negatives('row_count', 'refused_count'),
  analytics_import_rows: {
    line: [BELOW_ONE('line')],
    ...negatives('conversions'),
    value: [
      [
        { metric: 'users', value: -1 },
        { metric: 'users', value: 101 },
      ],
      [
        { metric: 'bounce_rate', value: 100.1 },
        { metric: 'bounce_rate', value: 100 },
      ],
    ],
  },
  outcomes: {
    rank: OUTSIDE('rank', [0, 1], [100, 101]).map(([refused, accepted]) => [
      { ...LISTED, ...refused },
      { ...LISTED, ...accepted },
    ]),
    satisfaction: OUTSIDE('satisfaction', [0, 1], [5, 6]),
    tool: [
      [{ choice: 'listed' }, LISTED],
      [{ tool_name: 'Tool A' }, {}],
    ],
    choice: [
      [{ choice: 'none', satisfaction: 3 }, {}],
      [
        { choice: 'none', satisfaction: 3, sentence: 'It helps.' },
        { satisfaction: 3, sentence: 'It helps.' },
      ],
    ],
    quote: [
      [QUOTE, { ...QUOTE, sentence: 'It helps.' }],
      [
        { sentence: 'It helps.', quote_name: 'Ada' },
        { ...QUOTE, sentence: 'It helps.' },
      ],
    ],
    shown_at: [[{ shown_at: DAY }, { ...QUOTE, sentence: 'It helps.', shown_at: DAY }]],
  },
  review_reports: {
    removed: [
      [{ settled_at: DAY }, { settled_at: DAY, removed: 'false' }],
      [{ removed: 'true' }, {}],
    ],
  },
  review_answers: {
    state: [[{ state: 'questioned' }, { state: 'rejected' }]],
    published_at: [[{ state: 'published' }, { state: 'published', published_at: DAY }]],
  },
  price_alerts: { month: [MONTH('month')], period: [[{ period: 'day' }, { period: 'month' }]] },
  catalogue_uploads: { as_of: [MONTH('as_of')] },
  passkeys: negatives('counter'),
  authenticator_apps: negatives('last_step'),
  factor_ceremonies: negatives('attempts'),
  factor_resets: {
    requested_at_effective_at: [
      [
        { requested_at: DAY, effective_at: DAY },
        { requested_at: DAY, effective_at: NEXT_DAY },
      ],
    ],
  },
}

function negatives(...columns: string[]): Record<string, readonly [Row, Row][]> {
  return Object.fromEntries(columns.map((column) => [column, [NEGATIVE(column)]]))
}

function notAfter(start: string, end: string): readonly [Row, Row][] {
  return [
    [
      { [start]: NEXT_DAY, [end]: DAY },
      { [start]: DAY, [end]: DAY },
    ],
  ]
}

const database = registerTestDatabase()
/** Values of any kind for columns without a default, by table. */
let fillers: ReadonlyMap<string, ReadonlyMap<string, string>>

const FILLER = `CASE
  WHEN t.typcategory = 'E' THEN (SELECT quote_literal(enumlabel) FROM pg_enum WHERE enumtypid = t.oid ORDER BY enumsortorder LIMIT 1)
  WHEN t.typcategory = 'A' THEN '''{}'''
  WHEN t.typname = 'uuid' THEN 'gen_random_uuid()'
  WHEN t.typname = 'jsonb' THEN '''{}'''
  WHEN t.typcategory = 'N' THEN '1'
  WHEN t.typcategory = 'B' THEN 'false'
  WHEN t.typcategory = 'D' THEN '''${DAY}'''
  ELSE 'gen_random_uuid()::text' END`

beforeAll(async () => {
  const rows = await database.prisma.$queryRawUnsafe<{ name: string; columns: Record<string, string> }[]>(`
    SELECT c.relname::text AS name, json_object_agg(a.attname, ${FILLER}) AS columns
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attnotnull AND NOT a.atthasdef GROUP BY 1`)
  fillers = new Map(rows.map(({ name, columns }) => [name, new Map(Object.entries(columns))]))
})

/** Inserts a row without its references, and removes it again. */
async function insert(table: string, row: Row): Promise<void> {
  const values = new Map(fillers.get(table))
  for (const [column, value] of Object.entries({ ...REQUIRED[table], ...row })) values.set(column, `'${value}'`)
  const statement = `INSERT INTO ${table} (${[...values.keys()].join(', ')}) VALUES (${[...values.values()].join(', ')})`
  await database.transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL session_replication_role = replica')
    await tx.$executeRawUnsafe(statement)
    await tx.$executeRawUnsafe(`DELETE FROM ${table}`)
  })
}

const all = Object.entries(CASES).flatMap(([table, constraints]) =>
  Object.entries(constraints).flatMap(([name, rows]) =>
    rows.map(([refused, accepted]) => ({ table, name: `${table}_${name}_check`, refused, accepted })),
  ),
)

test('every constraint has a case', async () => {
  const rows = await database.prisma.$queryRaw<{ name: string }[]>`
    SELECT conname::text AS name FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conname <> 'inaccuracy_reports_subject' ORDER BY 1`
  expect([...new Set(all.map(({ name }) => name))].sort()).toEqual(rows.map(({ name }) => name).sort())
})

describe('a constraint of the database', () => {
  it.each(all)('$name refuses $refused and accepts $accepted', async ({ table, name, refused, accepted }) => {
    await expect(insert(table, refused)).rejects.toThrow(name)
    await insert(table, accepted)
  })
})

test.each([
  ['neither a tool nor a page', { tool_id: null, page_id: null }],
  ['both', { tool_id: 'gen_random_uuid()', page_id: 'gen_random_uuid()' }],
])('a report about %s is refused', async (_what, { tool_id, page_id }) => {
  const statement = `INSERT INTO inaccuracy_reports (id, tool_id, page_id, kind, created_at)
    VALUES (gen_random_uuid(), ${tool_id}, ${page_id}, 'price', now())`
  await expect(database.prisma.$executeRawUnsafe(statement)).rejects.toThrow('inaccuracy_reports_subject')
})
