/** What has to hold when the local time of an instance and of its database changes to or from daylight saving. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Check } from '../findings.ts'
import { ask, signIn, whoIs } from '../fleet/fleet-calls.ts'
import { type ClockInstance, recurringJobs, viewsByDay } from './clock-instance.ts'
import { checkServed, shown, within } from './clock-rules.ts'

/** The time zones with the moments of their changes. */
export const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'Europe/Berlin': ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  'America/New_York': ['2026-11-01T06:00:00Z', '2027-03-14T07:00:00Z'],
}

const DAILY = 'compute-directory-ranks'
const BEFORE_MS = 4_000
const GO_ON_WITHIN_MS = MINUTE_MS
/** Records are written twice a second. */
const WRITTEN_MS = 1_500

/** When the daily job last ended, once it did so after a time; null when it has not in time. */
const dailyRunAfter = async (instance: ClockInstance, time: number): Promise<number | null> => {
  let endedAt: number | null = null
  await within(GO_ON_WITHIN_MS, async () => {
    endedAt = (await recurringJobs(instance)).find(({ kind }) => kind === DAILY)?.lastEndedAt ?? null
    return endedAt !== null && endedAt >= time
  })
  return endedAt !== null && endedAt >= time ? endedAt : null
}

const lastDailyRun = async (instance: ClockInstance): Promise<number | null> =>
  (await recurringJobs(instance)).find(({ kind }) => kind === DAILY)?.lastEndedAt ?? null

/** Months have passed since the administrator was here. */
const enterAdmin = async ({ url, admin }: ClockInstance, check: Check, name: string): Promise<void> => {
  if ((await whoIs(url, admin)) === admin.email) return
  const token = await signIn(url, admin)
  admin.token = token
  check(`${name}: who was away for months signs in again`, (await whoIs(url, admin)) === admin.email, admin.email)
}

/** Lets the change pass while members sign up before and after it. */
const pass = async (instance: ClockInstance, check: Check, name: string, changeAt: number): Promise<void> => {
  const { url, mail } = instance
  await instance.setTime(changeAt - BEFORE_MS)
  const before = await instance.nextMember()
  await wait(2 * BEFORE_MS)
  const after = await instance.nextMember()
  await checkServed(instance, check, { name, member: before })
  const copies = () => [before, after].map(({ email }) => mail.received.get(email) ?? 0)
  const mailed = await within(GO_ON_WITHIN_MS, () => copies().every((count) => count > 0))
  check(
    `${name}: each email is sent once, and soon`,
    copies().every((count) => count === 1),
    shown(mailed),
  )
  const { body } = await ask(url, '{ recommendationQuota { resetsAt } }', {}, after)
  const resetsAt = body?.data?.recommendationQuota?.resetsAt
  check(`${name}: quotas end with the month in UTC`, /-01T00:00:00.000Z$/.test(`${resetsAt}`), `${resetsAt}`)
}

/** A day with a change, from its first to its last second in UTC, and the start of the next day. */
export const passChange = async (
  instance: ClockInstance,
  check: Check,
  timeZone: string,
  change: string,
): Promise<void> => {
  const name = `${instance.kind}, ${timeZone} ${change.slice(0, 10)}`
  const changeAt = Date.parse(change)
  const day = Date.parse(change.slice(0, 10))
  const visitId = randomUUID()
  let sequence = 0
  const view = async (time: number): Promise<void> => {
    await instance.setTime(time)
    await instance.view(visitId, sequence)
    await wait(WRITTEN_MS)
    sequence += 1
  }
  await view(day + 1_000)
  await enterAdmin(instance, check, name)
  const first = await dailyRunAfter(instance, day)
  await view(changeAt - 2 * BEFORE_MS)
  await pass(instance, check, name, changeAt)
  await view(instance.now())
  const second = await lastDailyRun(instance)
  await view(day + DAY_MS - 1_000)
  await view(day + DAY_MS)
  await instance.setTime(day + DAY_MS + 2 * MINUTE_MS)
  const third = await dailyRunAfter(instance, day + DAY_MS)
  check(
    `${name}: a daily job runs once on the day and once on the next`,
    first !== null && second === first && third !== null && third - first >= DAY_MS,
    [first, second, third].map((time) => time && new Date(time).toISOString()).join(', '),
  )
  const days = [utcDay(new Date(day - DAY_MS)), utcDay(new Date(day)), utcDay(new Date(day + DAY_MS))]
  let counts: readonly number[] = []
  const took = await within(GO_ON_WITHIN_MS, async () => {
    const byDay = await viewsByDay(instance, days[0] as string, days[2])
    counts = days.map((one) => byDay.get(one) ?? 0)
    return counts.join() === '0,4,1'
  })
  check(`${name}: the day of the reports has 24 hours, in UTC`, took !== null, `${counts.join()} views, ${shown(took)}`)
}
