/** The expected reports for recorded rows, computed row by row in plain code. */
import { FUNNEL_STEPS, QUESTIONS } from '#core/analytics/funnel-steps.ts'
import type { AnalyticsEvent } from '#prisma/client/client.ts'

type Visit = {
  readonly first: AnalyticsEvent
  readonly rows: readonly AnalyticsEvent[]
  readonly owned: readonly AnalyticsEvent[]
}

const DAY_MS = 86_400_000
const HALF_HOUR_MS = 1_800_000

const inOrder = (rows: readonly AnalyticsEvent[]): AnalyticsEvent[] =>
  [...rows].sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))

/** The visit that a sign-up or purchase belongs to. */
const ownerOf = (row: AnalyticsEvent, sorted: readonly AnalyticsEvent[]): string | null =>
  row.visitKey ??
  sorted.find(
    ({ userId, visitKey, at }) =>
      userId !== null &&
      userId === row.userId &&
      visitKey !== null &&
      at >= row.at &&
      at.getTime() < row.at.getTime() + HALF_HOUR_MS,
  )?.visitKey ??
  null

const visitsOf = (sorted: readonly AnalyticsEvent[]): Visit[] => {
  const keys = new Set(sorted.flatMap(({ kind, visitKey }) => (kind === 'page_view' && visitKey ? [visitKey] : [])))
  const server = sorted.filter(({ kind }) => kind === 'sign_up' || kind === 'conversion')
  return [...keys].map((key) => {
    const own = sorted.filter(({ visitKey }) => visitKey === key)
    const first = own.find(({ kind }) => kind === 'page_view')
    if (first === undefined) throw new Error('A visit has a page view')
    const isIn = ({ at }: AnalyticsEvent) => at >= first.at && at.getTime() < first.at.getTime() + DAY_MS
    return {
      first,
      rows: own.filter(isIn),
      owned: server.filter((row) => isIn(row) && ownerOf(row, sorted) === key),
    }
  })
}

/** The index of the furthest step; null for a visit that never saw the home page. */
const furthestOf = ({ rows, owned }: Visit, sorted: readonly AnalyticsEvent[]): number | null => {
  const stepOf = (key: string) => FUNNEL_STEPS.findIndex((step) => step.key === key)
  const firstAt = (found: readonly AnalyticsEvent[], from: Date) => found.find(({ at }) => at >= from)?.at
  const quiz = (action: string) => rows.filter((row) => row.category === 'quiz' && row.action === action)
  const home = rows.find(({ kind, path }) => kind === 'page_view' && path?.split('?')[0] === '/')?.at
  if (home === undefined) return null
  const start = firstAt(quiz('start'), home)
  if (start === undefined) return stepOf('home')
  const finish = firstAt(quiz('finish'), start)
  if (finish === undefined) {
    const answered = quiz('answer')
      .filter(({ at }) => at >= start)
      .map(({ label }) => Number(label?.slice(1)))
      .filter((question) => question >= 1 && question <= QUESTIONS)
    return answered.length === 0 ? stepOf('start') : stepOf(`q${Math.max(...answered)}`)
  }
  const [signUp] = owned.filter(({ kind, at }) => kind === 'sign_up' && at >= finish)
  if (signUp === undefined) return stepOf('finish')
  const isTheirs = ({ visitKey, userId }: AnalyticsEvent) =>
    visitKey === rows[0]?.visitKey || (userId !== null && userId === signUp.userId)
  const plan = firstAt(
    sorted.filter((row) => row.category === 'plan' && row.action === 'choose' && isTheirs(row)),
    finish,
  )
  if (plan === undefined) return stepOf('sign-up')
  const chosen = plan > signUp.at ? plan : signUp.at
  const paid = sorted.some((row) => row.kind === 'conversion' && isTheirs(row) && row.at >= chosen)
  return stepOf(paid ? 'paid' : 'plan')
}

const sessionOf = ({ rows }: Visit) => rows.filter(({ kind }) => kind === 'session').at(-1)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const rate = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const visitFigures = (visits: readonly Visit[]) => {
  const ended = visits.flatMap((visit) => sessionOf(visit) ?? [])
  const seconds = sum(ended.map(({ value }) => Math.round(value ?? 0)))
  return [
    rate(ended.filter(({ bounced }) => bounced).length, ended.length),
    ended.length === 0 ? null : Math.round(seconds / ended.length),
  ]
}
const resultFigures = (rows: readonly AnalyticsEvent[]) => {
  const purchases = rows.filter(({ kind }) => kind === 'conversion')
  const signUps = rows.filter(({ kind }) => kind === 'sign_up')
  return [signUps.length, purchases.length, sum(purchases.map(({ value }) => value ?? 0)) / 100]
}
/** The text in lower case, and any directory filters. */
const searchKeyOf = ({ label, path }: AnalyticsEvent): string | null => {
  if (label === null) return null
  const url = new URL(path ?? '/', 'https://site.invalid')
  const filters = [...url.searchParams].filter(([name]) => !['search', 'utm_source'].includes(name))
  const isFiltered = url.pathname === '/ai-tools' && filters.length > 0
  return `${label.toLowerCase()}${isFiltered ? ` / ${new URLSearchParams(filters)}` : ''}`
}
const isView = ({ kind }: AnalyticsEvent) => kind === 'page_view'

/** The report rows by key, for people only, from all rows in any order. */
export const referenceReports = (all: readonly AnalyticsEvent[]) => {
  const sorted = inOrder(all)
  const people = sorted.filter(({ bucket }) => bucket === 'person')
  const visits = visitsOf(sorted).filter(({ first }) => first.bucket === 'person')

  const group = <Item>(items: readonly Item[], keyOf: (item: Item) => string | null) =>
    Map.groupBy(
      items.filter((item) => keyOf(item) !== null),
      (item) => keyOf(item) ?? '',
    )
  const traffic = (day: string) => {
    const rows = people.filter(({ at }) => dayOf(at) === day)
    const begun = visits.filter(({ first }) => dayOf(first.at) === day)
    const refunded = 0
    return [rows.filter(isView).length, begun.length, ...visitFigures(begun), ...resultFigures(rows), refunded]
  }
  const pathOf = ({ path }: AnalyticsEvent) => path?.split('?')[0] ?? ''
  const pages = new Map(
    [...group(people.filter(isView), pathOf)].map(([path, rows]) => {
      const begun = visits.filter(({ first }) => pathOf(first) === path)
      return [path, [rows.length, begun.length, ...visitFigures(begun)]]
    }),
  )
  const sources = new Map(
    [
      ...group(visits, ({ first }) =>
        first.campaign ? `${first.source ?? ''} / ${first.campaign}` : (first.source ?? ''),
      ),
    ].map(([key, begun]) => [
      key,
      [
        begun.length,
        ...visitFigures(begun),
        sum(begun.map(({ rows }) => rows.filter(isView).length)),
        ...resultFigures(begun.flatMap(({ owned }) => owned)),
      ],
    ]),
  )
  const furthest = visits.map((visit) => furthestOf(visit, sorted)).filter((step) => step !== null)
  const funnel = new Map(FUNNEL_STEPS.map(({ key }, step) => [key, furthest.filter((one) => one >= step).length]))
  const searches = new Map(
    [
      ...group(
        people.filter(({ category, action, value }) => category === 'search' && action === 'search' && value === 0),
        searchKeyOf,
      ),
    ].map(([key, rows]) => [key, [rows.length]]),
  )
  const bots = new Map(
    [
      ...group(
        sorted.filter(({ bucket }) => bucket !== 'person'),
        ({ reason }) => reason ?? '',
      ),
    ].map(([reason, rows]) => [reason, rows.length]),
  )
  return { traffic, pages, sources, funnel, searches, bots }
}
