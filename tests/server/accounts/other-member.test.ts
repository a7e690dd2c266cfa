import { beforeAll, describe, expect, test } from 'vitest'
import { FUNCTIONS } from '#server/http/functions/functions.ts'
import { schema } from '#server/schema.ts'
import { storeKey } from '../../support/api-keys.ts'
import { storeSubscription } from '../../support/billing-rows.ts'
import { clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { storePage } from '../../support/pages.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { storeReviewRows } from '../../support/review-rows.ts'
import { type TextFor, wholeOperation } from './whole-operation.ts'

/** Anyone may request a password reset, and administrators may grant plans; both do change something. */
const ON_PURPOSE = ['requestPasswordReset', 'grantPlan', 'auth POST reset_password']

/** What an administrator can see and change of a member's account, plans, payments and revisions; nobody else may. */
const ADMINISTRATION = [
  'administration',
  'approveRefund',
  'cancelMemberFactorReset',
  'changeMemberEmail',
  'decidePageRevision',
  'decideToolRevision',
  'endMemberSessions',
  'member',
  'memberApiKeys',
  'memberBilling',
  'memberSessions',
  'members',
  'pageRevisions',
  'quotableSentences',
  'reconcileBilling',
  'reviewQueue',
  'refundRequests',
  'refuseRefund',
  'reinstateMember',
  'requestFactorReset',
  'revokeGrant',
  'revokeMemberApiKey',
  'setMemberRole',
  'showTestimonial',
  'suspendMember',
  'toolRevisions',
]

const EMAIL = 'first@people.example'
const NAME = 'Zenobia of the marker'
const REFERRAL_CODE = 'ZENBXA22'
const LINK = { shareSeed: 's'.repeat(43), shareHash: 'c'.repeat(64) }
const at = clock.now()
const timestamp = `${at.getTime()}`

/** A paid member may do all that a member without a plan may. */
const ROLES = ['paid member', 'administrator']

const database = registerTestDatabase()
const members = registerMembers(database, { limitsFactor: 10_000 })
let toolId: string
let firstId: string
/** Everything that identifies the first member's data in a request or a response. */
let claims: string[]
const tokens: Record<string, string> = {}

/** Gives the first member a row in every table with member data. */
const settle = async (): Promise<void> => {
  const { prisma } = database
  const token = await members.join(EMAIL)
  await prisma.user.updateMany({ data: { emailVerified: true, name: NAME, bio: `${NAME} wrote this` } })
  firstId = (await prisma.user.findFirstOrThrow()).id
  const userId = firstId
  await members.query(
    `mutation ($id: ID!) {
      addFavorite(input: { toolId: $id }) { __typename }
      trackToolView(input: { toolId: $id }) { ... on TrackToolViewPayload { kept } }
      rateTool(input: { toolId: $id, stars: 4 }) { __typename }
      updateSettings(input: { emailUpdates: true }) { ... on UpdateSettingsPayload { settings { emailUpdates } } }
    }`,
    { id: toolId },
    { token },
  )
  const made = { userId, note: NAME, createdAt: at, updatedAt: at }
  const { id: collectionId } = await prisma.collection.create({ data: { ...made, ...LINK, name: NAME } })
  await prisma.collectionTool.create({ data: { collectionId, userId, toolId, position: 1, note: NAME, addedAt: at } })
  await prisma.planGrant.create({
    data: { userId, plan: 'pro', source: 'shell', startsAt: at, endsAt: new Date(at.getTime() + 1), createdAt: at },
  })
  await prisma.quizDraft.create({ data: { userId, answers: { role: ['founder'] }, updatedAt: at } })
  const { id: resultId } = await prisma.quizResult.create({
    data: { userId, answers: { role: ['founder'] }, answersHash: 'a'.repeat(64), createdAt: at, submittedAt: at },
  })
  await prisma.outcomeQuestion.create({ data: { resultId, userId, emailedAt: at } })
  const said = { sentence: `${NAME} likes it`, quoteName: NAME, quoteRole: 'Founder', quotedAt: at }
  await prisma.outcome.create({
    data: {
      resultId,
      userId,
      choice: 'another',
      satisfaction: 4,
      jobs: [],
      engineVersion: '1',
      ...said,
      createdAt: at,
      updatedAt: at,
    },
  })
  await storeReviewRows(database, { userId, toolId, text: NAME })
  const times = { invitedAt: at, expiresAt: new Date(at.getTime() + 7 * 86_400_000) }
  await prisma.seat.create({
    data: { ownerId: userId, email: 'invited@people.example', codeHash: 'b'.repeat(64), ...times },
  })
  await prisma.analyticsActiveWeek.create({ data: { userId, week: new Date('2026-11-16') } })
  await prisma.policyNoticeDelivery.create({ data: { userId, notice: 'terms:2027-01-01' } })
  await prisma.priceAlert.create({
    data: { userId, toolId, plan: 'pro', period: 'month', month: '2026-11', foundAt: at },
  })
  await prisma.priceConfirmation.create({
    data: { userId, toolId, plan: 'Pro', price: '$20/month', confirmedAt: at },
  })
  await prisma.claimedListing.create({
    data: { userId, toolId, openKey: `${toolId}:${userId}`, domain: 'abacus.example', method: 'dns', createdAt: at },
  })
  const [tokenHash, codeHash, cancelCodeHash] = ['d'.repeat(64), 'e'.repeat(64), 'f'.repeat(64)] as const
  const soon = new Date(at.getTime() + MINUTE_MS)
  await prisma.passkey.create({
    data: { userId, name: NAME, credentialId: NAME, publicKey: NAME, counter: 0, createdAt: at },
  })
  await prisma.authenticatorApp.create({ data: { userId, secret: NAME, confirmedAt: at, lastStep: 0 } })
  await prisma.recoveryCode.create({ data: { userId, codeHash, salt: 's' } })
  await prisma.factorCeremony.create({
    data: { userId, purpose: 'add_passkey', tokenHash, data: NAME, expiresAt: soon },
  })
  await prisma.factorReset.create({
    data: { userId, reason: NAME, cancelCodeHash, requestedAt: at, effectiveAt: soon },
  })
  await storeKey(database, userId, { name: NAME })
  await prisma.webhook.create({
    data: {
      userId,
      url: `https://hooks.example/${NAME}`,
      events: ['tool_added'],
      filter: 'all',
      secretSeed: NAME,
      afterSequence: 0,
      createdAt: at,
      endedAt: at,
      end: 'member',
    },
  })
  await prisma.recommendationUsage.create({ data: { userId, month: '2026-11', used: 3 } })
  await prisma.user.update({ where: { id: userId }, data: { referralCode: REFERRAL_CODE } })
  await prisma.referral.create({ data: { referrerId: userId, createdAt: at } })
  await prisma.referralReward.create({
    data: { referrerId: userId, milestone: 1, version: 1, months: 1, form: 'months', earnedAt: at, createdAt: at },
  })
  const [paymentId = ''] = await storeSubscription(database, userId, { name: NAME })
  const revision = { authorId: userId, authorNote: NAME, changes: [], createdAt: at }
  await prisma.toolRevision.create({ data: { ...revision, toolId } })
  await prisma.pageRevision.create({ data: { ...revision, pageId: (await storePage(database)).id } })
  await prisma.refundRequest.create({ data: { paymentId, userId, reason: NAME, createdAt: at } })
}

/** One statement for all of the first member's data: it runs after every test. */
const holdingsStatement = async (): Promise<string> => {
  const tables = await database.prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'user_id' ORDER BY table_name`
  const sources = [
    ['users', 'id'],
    ['seats', 'owner_id'],
    ['referrals', 'referrer_id'],
    ['referral_rewards', 'referrer_id'],
    ['tool_revisions', 'author_id'],
    ['page_revisions', 'author_id'],
    ['review_reports', 'reporter_id'],
    ...tables.map(({ name }) => [name, 'user_id']),
  ]
  return sources
    .map(
      ([name, column]) => `SELECT '${name}' AS name,
        COALESCE((SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) FROM ${name} t WHERE ${column} = $1::uuid), '[]') AS rows`,
    )
    .join(' UNION ALL ')
}
let statement: string

/** All of the first member's data, by table. */
const holdings = async (): Promise<Record<string, unknown[]>> => {
  const tables = await database.prisma.$queryRawUnsafe<{ name: string; rows: unknown[] }[]>(statement, firstId)
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
}

let before: Record<string, unknown[]>
/** Compares with the state before the request. Remembers the new state, so that a failure does not affect later tests. */
const expectUntouched = async (): Promise<void> => {
  const was = before
  before = await holdings()
  expect(before).toEqual(was)
}

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  const { prisma } = database
  toolId = (await prisma.tool.findFirstOrThrow()).id
  await settle()
  const rows = await Promise.all([
    prisma.session.findFirstOrThrow({ where: { userId: firstId } }),
    prisma.favorite.findFirstOrThrow(),
    prisma.collection.findFirstOrThrow(),
    prisma.collectionTool.findFirstOrThrow(),
    prisma.toolView.findFirstOrThrow(),
    prisma.quizResult.findFirstOrThrow(),
    prisma.outcome.findFirstOrThrow(),
    prisma.planGrant.findFirstOrThrow(),
    prisma.seat.findFirstOrThrow(),
    prisma.refundRequest.findFirstOrThrow(),
    prisma.apiKey.findFirstOrThrow(),
    prisma.toolRevision.findFirstOrThrow(),
    prisma.pageRevision.findFirstOrThrow(),
  ])
  claims = [firstId, ...rows.map(({ id }) => id), timestamp, EMAIL, LINK.shareSeed]
  for (const role of ROLES) {
    const email = `${role.replace(' ', '-')}@people.example`
    tokens[role] = await members.join(email)
    if (role === 'paid member') {
      await members.services.accounts.administration.grantPlanFromShell({ email, plan: 'pro', days: 30 })
    }
    if (role === 'administrator') {
      await prisma.user.updateMany({
        where: { email },
        data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
      })
    }
  }
  statement = await holdingsStatement()
  before = await holdings()
})

/** Values that identify the first member, except those in the request. */
const leaksIn = (answer: string, operation: string): string[] =>
  [...claims, NAME, REFERRAL_CODE].filter(
    (marker) => marker !== timestamp && answer.includes(marker) && !operation.includes(marker),
  )

const ROOTS = (['query', 'mutation'] as const).flatMap((kind) =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    .filter(({ name }) => !ON_PURPOSE.includes(name))
    .map((field) => [field.name, kind, field] as const),
)

test('the first member has data in every member table', () => {
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
})

describe.each(ROLES)('another %s', (role) => {
  const roots = ROOTS.filter(([name]) => role !== 'administrator' || !ADMINISTRATION.includes(name))
  let query: ReturnType<typeof createApi>['query']
  beforeAll(async () => {
    const viewer = await members.services.accounts.sessions.viewerOf(tokens[role] ?? '')
    query = createApi(database, { viewer, limitsFactor: 10_000 }).query
  })

  test.each(roots)('cannot read or change another member’s data with %s', async (_name, kind, field) => {
    const ways = claims.flatMap((claim): TextFor[] => [() => claim, (name) => (/tool/i.test(name) ? toolId : claim)])
    // Most fields take no IDs, so there is only one way to query them.
    for (const operation of new Set(ways.map((textFor) => wholeOperation(schema, kind, field, textFor)))) {
      expect(leaksIn(JSON.stringify(await query(operation)), operation)).toEqual([])
    }
    await expectUntouched()
  })

  test.each(
    FUNCTIONS.flatMap(({ name, calls }) =>
      calls.map(
        (call) => [[name, call.method, call.action].filter((part) => part !== null).join(' '), name, call] as const,
      ),
    ).filter(([title]) => !ON_PURPOSE.includes(title)),
  )('cannot read or change another member’s data with %s', async (_title, name, { method, action }) => {
    const send = async (claimed: Record<string, unknown>) => {
      const payload = { ...(action === null ? {} : { action }), ...claimed }
      const search = method === 'GET' ? `?${new URLSearchParams(payload as Record<string, string>)}` : ''
      const answer = await members.app.inject({
        method,
        url: `/.netlify/functions/${name}${search}`,
        ...(method === 'GET' ? {} : { payload }),
        headers: { authorization: `Bearer ${tokens[role]}` },
      })
      expect(leaksIn(answer.body, JSON.stringify(payload) + search)).toEqual([])
      return answer.statusCode
    }
    const passwords = {
      password: 'a wrong guess',
      currentPassword: 'a wrong guess',
      newPassword: 'another long phrase',
    }
    for (const claim of claims) {
      const ids = { toolId: claim, tool_id: claim, user_id: claim, id: claim, resultId: claim, timestamp }
      const rest = method === 'GET' ? {} : { updates: { bio: 'x' }, metadata: { fullName: 'x' }, answers: [] }
      await send({ ...ids, email: EMAIL, ...passwords, ...rest })
    }
    const tool = { toolId, tool_id: toolId }
    await send({ ...tool, userId: firstId, user_id: firstId, email: EMAIL, ...passwords })
    await send({ ...tool, user_id: firstId, timestamp })
    await expectUntouched()
  })
})
