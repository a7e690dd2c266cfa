/** What has to hold when the clock of an instance is set by an hour, in the middle of its work. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Check } from '../findings.ts'
import { ask, type Member, save, savedBy, send, toolsOf } from '../fleet/fleet-calls.ts'
import { type ClockInstance, recurringJobs, viewsByDay } from './clock-instance.ts'
import { checkServed, shown, within } from './clock-rules.ts'

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on RateLimitedError { retryAfterSeconds } } }`
const REPORT = `mutation ($input: ReportClientErrorInput!) { reportClientError(input: $input) { __typename ... on RateLimitedError { retryAfterSeconds } } }`
/** The window of failed sign-ins, and that of reports of errors. */
const SIGN_IN_WINDOW_SECONDS = 900
const REPORT_WINDOW_SECONDS = 60
const LOOKED_MS = 1_500
const GO_ON_WITHIN_MS = MINUTE_MS
const BUDGET_WITHIN_MS = 5_000
const SITEMAPS_OF_A_BUDGET = 30

type Views = { sent: number; readonly visitId: string; readonly days: Set<string> }
type Scene = {
  readonly instance: ClockInstance
  readonly check: Check
  readonly views: Views
  readonly member: Member
  readonly saved: Set<string>
}

const view = async ({ instance, views }: Scene): Promise<void> => {
  views.days.add(utcDay(new Date(instance.now())))
  const { body } = await instance.view(views.visitId, views.sent)
  if (body?.data?.trackPageView?.recorded) views.sent += 1
}

/** Seconds until the next attempt; 0 when this one was let through, -1 without an answer. */
const secondsLeft = async ({ url }: ClockInstance, query: string, input: object, address: string): Promise<number> => {
  const { body } = await ask(url, query, { input }, { address })
  const answer = body?.data?.signIn ?? body?.data?.reportClientError
  if (answer === undefined) return -1
  return answer?.retryAfterSeconds ?? 0
}

/** Uses up a limit in the database and one in memory. The functions ask again. */
const exhaustLimits = async (instance: ClockInstance, { email, address }: Member) => {
  const trySignIn = () => secondsLeft(instance, SIGN_IN, { email, password: 'a wrong password' }, address)
  const report = () => secondsLeft(instance, REPORT, { path: '/', message: 'Failed' }, address)
  for (let tries = 0; tries < 5; tries += 1) await trySignIn()
  for (let tries = 0; tries < 10; tries += 1) await report()
  return { trySignIn, report }
}

const exhaustBudget = async ({ url }: ClockInstance, address: string): Promise<void> => {
  await Promise.all(Array.from({ length: SITEMAPS_OF_A_BUDGET }, () => send(`${url}/sitemap.xml`, {}, address)))
}

const checkWrites = async ({ instance, check, member, saved }: Scene, name: string): Promise<void> => {
  const { url } = instance
  const next = (await toolsOf(url)).find(({ id }) => !saved.has(id))
  if (next !== undefined && (await save(url, member, next.id)).ok) saved.add(next.id)
  const seen = await savedBy(url, member)
  const lost = typeof seen === 'string' ? [...saved] : [...saved].filter((id) => !seen.has(id))
  check(`${name}: no acknowledged write is lost`, lost.length === 0, `${lost.length} of ${saved.size}`)
}

/** The next run is a period after the last one, or a minute after the start; the last one is not in the future. */
const checkJobs = async ({ instance, check }: Scene, name: string): Promise<void> => {
  let late: readonly string[] = []
  const took = await within(GO_ON_WITHIN_MS, async () => {
    const latest = instance.now() + MINUTE_MS
    const jobs = await recurringJobs(instance)
    late = jobs
      .filter(({ nextAt, lastEndedAt }) => (lastEndedAt === null ? nextAt - MINUTE_MS : lastEndedAt) > latest)
      .map(({ kind }) => kind)
    return jobs.length > 0 && late.length === 0
  })
  check(`${name}: no job waits for longer than before`, took !== null, late.length > 0 ? late.join(', ') : shown(took))
}

const checkLimits = async (
  { check }: Scene,
  name: string,
  { trySignIn, report }: Awaited<ReturnType<typeof exhaustLimits>>,
): Promise<void> => {
  const [signIn, reported] = [await trySignIn(), await report()]
  const isOpenLater = name.includes('forward')
  check(
    `${name}: a locked account waits for at most a quarter of an hour`,
    signIn <= SIGN_IN_WINDOW_SECONDS && (isOpenLater || signIn > 0),
    `${signIn} s`,
  )
  check(
    `${name}: a limit in memory ends within its minute`,
    reported <= REPORT_WINDOW_SECONDS && (isOpenLater || reported > 0),
    `${reported} s`,
  )
}

/** Sets the clock while two emails are being sent and one waits, a budget is spent and an account is locked. */
const jump = async (scene: Scene, milliseconds: number): Promise<void> => {
  const { instance, check, member } = scene
  const { mail, url } = instance
  const name = `${instance.kind}, an hour ${milliseconds < 0 ? 'back' : 'forward'}`
  const limits = await exhaustLimits(instance, await instance.nextMember())
  await view(scene)
  // An attempt to send an email takes ten seconds at most, and ends in time.
  const release = mail.hold()
  const joined = await Promise.all([instance.nextMember(), instance.nextMember()])
  const copies = () => joined.map(({ email }) => mail.received.get(email) ?? 0)
  await within(GO_ON_WITHIN_MS, () => copies().every((count) => count === 1))
  await exhaustBudget(instance, '203.0.113.8')
  await instance.jump(milliseconds)
  // A new email makes the instance look for due ones.
  joined.push(await instance.nextMember())
  await wait(LOOKED_MS)
  release()
  const spent = await within(
    BUDGET_WITHIN_MS,
    async () => (await send(`${url}/sitemap.xml`, {}, '203.0.113.8')).status === 200,
  )
  check(`${name}: a spent budget fills again`, spent !== null, shown(spent))
  await checkLimits(scene, name, limits)
  await view(scene)
  await checkServed(instance, check, { name, member })
  await checkWrites(scene, name)
  const mailed = await within(GO_ON_WITHIN_MS, () => copies().every((count) => count > 0))
  check(
    `${name}: each email is sent once, and soon`,
    copies().every((count) => count === 1),
    `${copies().join()} copies, ${shown(mailed)}`,
  )
  await checkJobs(scene, name)
}

/** Jumps one after another, and counts at the end. */
export const jumpAround = async (instance: ClockInstance, check: Check, jumps: readonly number[]): Promise<void> => {
  const views: Views = { sent: 0, visitId: randomUUID(), days: new Set() }
  const scene: Scene = { instance, check, views, member: await instance.nextMember(), saved: new Set() }
  for (const milliseconds of jumps) await jump(scene, milliseconds)
  // Records are written twice a second, and totals follow every minute.
  await wait(LOOKED_MS)
  await instance.jump(2 * MINUTE_MS)
  const days = [...views.days].sort()
  let counted = 0
  const took = await within(GO_ON_WITHIN_MS, async () => {
    const byDay = await viewsByDay(instance, days[0] ?? '', days.at(-1))
    counted = [...byDay.values()].reduce((sum, count) => sum + count, 0)
    return counted >= views.sent
  })
  check(
    `${instance.kind}: each view is counted once`,
    counted === views.sent,
    `${counted} of ${views.sent}, ${shown(took)}`,
  )
  const copies = [...instance.mail.copies.values()]
  check(
    `${instance.kind}: no email was sent twice`,
    copies.every((count) => count === 1),
    `${copies.length} emails`,
  )
}
