/** An instance whose clock is set while it runs, with a mail server and an administrator. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { onEnd, startServer } from '../../bench/processes.ts'
import { type MailSink, startMailSink } from '../../deploy-check/mail-sink.ts'
import { ask, type Json, type Member, type Reply, requestSignUp, send } from '../fleet/fleet-calls.ts'

export type DatabaseKind = 'embedded' | 'postgresql'

export type ClockInstance = {
  readonly kind: DatabaseKind
  readonly url: string
  readonly mail: MailSink
  readonly admin: Member
  /** The time of the instance, in epoch milliseconds. */
  now(): number
  /** Sets its clock forward or back. */
  jump(milliseconds: number): Promise<void>
  /** Sets its clock to a time. */
  setTime(time: number): Promise<void>
  nextMember(): Promise<Member>
  view(visitId: string, sequence: number): Promise<Reply>
}

type RecurringJob = { readonly kind: string; readonly nextAt: number; readonly lastEndedAt: number | null }

const OWNER: Member = { email: 'owner@people.example', address: '198.51.100.254', token: '' }
const VERIFY = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename } }`
const VIEW = `mutation ($input: PageViewInput!) { trackPageView(input: $input) { ... on RecordAnalyticsPayload { recorded } ... on Failure { code message } } }`
const JOBS = '{ jobKinds { kind recurring waiting nextAt lastEndedAt } }'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
/** The preload looks more often. */
const NOTICED_MS = 100
const MAILED_WITHIN_MS = 60_000

/** A database whose sessions are in another time zone unless they choose. */
const startPostgresql = async (timeZone: string): Promise<string> => {
  const cluster = await startCluster(ensurePostgresql())
  onEnd(cluster.stop)
  const client = new pg.Client(cluster.url)
  await client.connect()
  await client.query(`ALTER ROLE postgres SET timezone = '${timeZone}'`)
  await client.end()
  return cluster.url
}

/** The code of the email that a new member gets. */
const codeFor = async (mail: MailSink, email: string): Promise<string> => {
  for (const began = performance.now(); performance.now() - began < MAILED_WITHIN_MS; await wait(50)) {
    const code = /type=signup&code=([\w-]{43})/.exec(mail.texts.get(email) ?? '')?.[1]
    if (code !== undefined) return code
  }
  throw new Error(`No email to ${email}`)
}

const joinAs = async (url: string, member: Member): Promise<Member> => {
  const { status, body } = await requestSignUp(url, member.email, member.address)
  member.token = body?.data?.signUp?.session?.accessToken
  if (!member.token) throw new Error(`Nobody could sign up: ${status} ${JSON.stringify(body)}`)
  return member
}

type Options = {
  readonly kind: DatabaseKind
  readonly folder: string
  /** Of the process and of the database's role. */
  readonly timeZone: string
  /** What the clock shows at the start; the machine's time by default. */
  readonly startAt?: number
}

export const startInstance = async ({ kind, folder, timeZone, startAt }: Options): Promise<ClockInstance> => {
  const clockFile = join(folder, `clock-${randomUUID()}`)
  let offset = startAt === undefined ? 0 : startAt - Date.now()
  const write = () => writeFileSync(clockFile, `${offset}`)
  write()
  const mail = await startMailSink()
  const databaseUrl = kind === 'embedded' ? undefined : await startPostgresql(timeZone)
  const { url } = await startServer(
    [process.execPath, '--import', join(import.meta.dirname, 'shifted-clock.ts'), 'dist/app/main.js'],
    {
      NODE_ENV: 'production',
      CLOCK_FILE: clockFile,
      TZ: timeZone,
      DATA_DIR: join(folder, randomUUID()),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, AUTH_SECRET: 'a secret that the instance keeps' }),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@toolfinch.example',
      OWNER_EMAIL: OWNER.email,
    },
  )
  const admin = await joinAs(url, { ...OWNER })
  const verified = await ask(url, VERIFY, { input: { code: await codeFor(mail, admin.email) } }, admin)
  if (verified.body?.data?.verifyEmail?.__typename !== 'VerifyEmailPayload')
    throw new Error(`The administrator could not be verified: ${JSON.stringify(verified.body)}`)
  let members = 0
  const move = async (milliseconds: number): Promise<void> => {
    offset += milliseconds
    write()
    await wait(NOTICED_MS)
  }
  return {
    kind,
    url,
    mail,
    admin,
    now: () => Date.now() + offset,
    jump: move,
    setTime: (time) => move(time - Date.now() - offset),
    nextMember: () => {
      members += 1
      return joinAs(url, { email: `member-${members}@people.example`, address: `198.51.100.${members}`, token: '' })
    },
    view: (visitId, sequence) => {
      const input = { visitId, sequence, page: '/ai-tools' }
      const headers = { 'content-type': 'application/json', 'user-agent': BROWSER }
      const init = { method: 'POST', headers, body: JSON.stringify({ query: VIEW, variables: { input } }) }
      return send(`${url}/graphql`, init, '192.0.2.1')
    },
  }
}

/** The recurring jobs, as an administrator sees them. */
export const recurringJobs = async ({ url, admin }: ClockInstance): Promise<readonly RecurringJob[]> => {
  const { body } = await ask(url, JOBS, {}, admin)
  const kinds: readonly Json[] = body?.data?.jobKinds ?? []
  return kinds
    .filter(({ recurring, waiting }) => recurring && waiting > 0)
    .map(({ kind, nextAt, lastEndedAt }) => ({
      kind,
      nextAt: Date.parse(nextAt),
      lastEndedAt: lastEndedAt && Date.parse(lastEndedAt),
    }))
}

/** Views by day, as the report shows them to an administrator. */
export const viewsByDay = async (
  { url, admin }: ClockInstance,
  from: string,
  to = from,
): Promise<ReadonlyMap<string, number>> => {
  const query = `{ analyticsReport(name: TRAFFIC, from: "${from}", to: "${to}") { rows { key values } } }`
  const { body } = await ask(url, query, {}, admin)
  const rows: readonly Json[] = body?.data?.analyticsReport?.rows ?? []
  return new Map(rows.map(({ key, values }) => [key, values[0]]))
}
