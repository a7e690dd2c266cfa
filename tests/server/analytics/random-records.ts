/** Random streams of records: visits across midnight, late rows, bots, sign-ups, and payments in later visits. */
import fc from 'fast-check'
import type { AnalyticsEvent } from '#prisma/client/client.ts'

const uuid = (kind: string, number: number): string => `${kind}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

/** The ID of the account with this number. */
export const memberId = (number: number): string => uuid('aaaaaaaa', number)

export const EMPTY = {
  visitKey: null,
  userId: null,
  bucket: 'person',
  reason: null,
  path: null,
  title: null,
  source: null,
  medium: null,
  campaign: null,
  category: null,
  action: null,
  label: null,
  value: null,
  pages: null,
  bounced: null,
} as const satisfies Partial<AnalyticsEvent>

const view = fc.record({
  kind: fc.constant('page_view' as const),
  path: fc.constantFrom('/', '/?ref=a', '/pricing', '/pricing?utm_source=x', '/quiz', '/tools/abacus'),
  source: fc.constantFrom(null, 'news.example', 'www.spam.example', 'notspam.example'),
  campaign: fc.constantFrom(null, null, 'autumn'),
})
const event = (category: string, action: string) => fc.constant({ kind: 'event' as const, category, action })
const answer = fc
  .constantFrom('q1', 'q2', 'q7', 'q19', 'q20', 'q21', 'other')
  .map((label) => ({ kind: 'event' as const, category: 'quiz', action: 'answer', label }))
const search = fc
  .record({
    label: fc.constantFrom('Pictures', 'pictures', '[email]'),
    value: fc.constantFrom(0, 0, 3, null),
    path: fc.constantFrom(
      null,
      '/blog?search=pictures',
      '/ai-tools?search=pictures&utm_source=x',
      '/ai-tools?category=design%2Cwriting&search=pictures&verified=1',
    ),
  })
  .map((rest) => ({ kind: 'event' as const, category: 'search', action: 'search', ...rest }))
const session = fc
  .record({ value: fc.nat({ max: 4000 }), bounced: fc.boolean() })
  .map((rest) => ({ kind: 'session' as const, pages: 1, ...rest }))

const purchase = fc.constant({ kind: 'conversion' as const, value: 1_900, label: 'pro:month' })

const step: fc.Arbitrary<Partial<AnalyticsEvent>> = fc.oneof(
  { weight: 5, arbitrary: view },
  { weight: 3, arbitrary: event('quiz', 'start') },
  { weight: 3, arbitrary: answer },
  { weight: 3, arbitrary: event('quiz', 'finish') },
  { weight: 2, arbitrary: event('plan', 'choose') },
  { weight: 2, arbitrary: fc.constant({ kind: 'sign_up' as const }) },
  { weight: 2, arbitrary: purchase },
  { weight: 1, arbitrary: session },
  { weight: 1, arbitrary: search },
  { weight: 1, arbitrary: fc.constant({ kind: 'tool_view' as const, label: 'abacus' }) },
)

const timed = (what: fc.Arbitrary<Partial<AnalyticsEvent>>) =>
  fc.record({ minutes: fc.nat({ max: 40 }), what, isLate: fc.boolean() })

/** The steps to a paid plan up to some point, sometimes with one missing. */
const journey = fc
  .record({ length: fc.integer({ min: 1, max: 9 }), missing: fc.integer({ min: 1, max: 30 }), isEarly: fc.boolean() })
  .chain(({ length, missing, isEarly }) => {
    const [signUp, plan] = [fc.constant({ kind: 'sign_up' as const }), event('plan', 'choose')]
    const way = [
      view.map((row) => ({ ...row, path: '/' })),
      event('quiz', 'start'),
      answer,
      answer,
      event('quiz', 'finish'),
      ...(isEarly ? [plan, signUp] : [signUp, plan]),
      purchase,
      view,
    ]
    return fc.tuple(
      ...way
        .slice(0, length)
        .filter((_, index) => index !== missing)
        .map(timed),
    )
  })

const visit = fc.record({
  /** Minutes after the start. */
  start: fc.nat({ max: 3 * 24 * 60 }),
  /** 0 is a visitor without an account; others sign in halfway through the visit. */
  member: fc.nat({ max: 6 }),
  isBot: fc.boolean(),
  steps: fc.oneof(fc.array(timed(step), { minLength: 2, maxLength: 12, size: 'max' }), journey),
})

export type Arrival = { readonly row: AnalyticsEvent; readonly arrivedAt: Date }

/** Rows from `begin` within about four days, and when each arrives. */
export const recordsFrom = (begin: Date): fc.Arbitrary<Arrival[]> =>
  fc.array(visit, { minLength: 60, maxLength: 80 }).map((visits) => {
    const arrivals: Arrival[] = []
    visits.forEach(({ start, member, isBot, steps }, index) => {
      let minutes = start
      steps.forEach(({ minutes: later, what, isLate }, position) => {
        minutes += later
        const isServers = what.kind === 'sign_up' || what.kind === 'conversion'
        const user = member > 0 && (isServers || position > steps.length / 2) ? memberId(member) : null
        const isCaught = isBot && index % 3 === 0 && !isServers
        const row = {
          ...EMPTY,
          kind: 'event' as const,
          ...what,
          id: uuid('eeeeeeee', index * 100 + position),
          at: new Date(begin.getTime() + minutes * 60_000),
          visitKey: isServers && position % 2 === 0 ? null : uuid('bbbbbbbb', index),
          userId: user,
          ...(isCaught && { bucket: 'bot' as const, reason: 'declared crawler' }),
        }
        // Browsers may be half an hour late, the payment provider several days.
        const delay = !isLate || what.kind === 'sign_up' ? 0 : isServers ? 2_000 : 29
        arrivals.push({ row, arrivedAt: new Date(row.at.getTime() + delay * 60_000) })
      })
    })
    return arrivals
  })
