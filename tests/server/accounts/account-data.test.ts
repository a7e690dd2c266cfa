import { expect, test } from 'vitest'
import { entitlementOf } from '#core/billing/entitlements.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { DAY_MS, PASSWORD } from '../../support/members.ts'
import { storePage } from '../../support/pages.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const { database, members, idOf } = createAccountsApp({ catalogue: ['abacus'] })

const run = async (name: string, password: string, token: string) => {
  const text = `mutation ($password: String!) { ${name}(input: { password: $password }) {
    __typename ... on Failure { code } ${name === 'exportMyData' ? '... on ExportMyDataPayload { json }' : ''}
  } }`
  return (await members.query(text, { password }, { token })).data[name]
}
/** A member with data in every area. */
const settled = async (email?: string) => {
  const token = await members.join(email)
  await database.prisma.user.updateMany({ data: { emailVerified: true } })
  await members.query(
    `mutation ($id: ID!, $settings: UpdateSettingsInput!) {
      addFavorite(input: { toolId: $id }) { __typename }
      trackToolView(input: { toolId: $id }) { ... on TrackToolViewPayload { kept } }
      rateTool(input: { toolId: $id, stars: 4 }) { __typename }
      updateSettings(input: $settings) { ... on UpdateSettingsPayload { settings { emailUpdates } } }
    }`,
    { id: idOf('abacus'), settings: { emailUpdates: true } },
    { token },
  )
  const shared = `mutation ($id: ID!) { shareCollection(input: { id: $id }) { __typename } }`
  const { data } = await members.query(
    'mutation { createCollection(input: { name: "For work", note: "Ask Eve" }) { ... on CollectionPayload { collection { id } } } }',
    {},
    { token },
  )
  const { id } = data.createCollection.collection
  const add = `mutation ($id: ID!, $toolId: ID!) { addToCollection(input: { collectionId: $id, toolId: $toolId, note: "Good" }) { __typename } }`
  await members.query(add, { id, toolId: idOf('abacus') }, { token })
  await members.query(shared, { id }, { token })
  return token
}

test('an export contains all data of the member, no secrets and nobody else’s data, once a day', async () => {
  const token = await settled()
  await settled('bob-the-other@people.example')
  const other = { email: 'bob-the-other@people.example' }
  const { id: administrator } = await database.prisma.user.findUniqueOrThrow({ where: other })
  await members.services.accounts.administration.grantPlan(
    {
      id: administrator,
      sessionId: '',
      role: 'admin',
      secondFactor: 'set',
      emailVerified: true,
      passwordGivenAt: clock.now(),
      entitlement: entitlementOf([], new Date(0), null),
    },
    { email: 'ada@people.example', plan: 'pro', days: 1 },
  )
  const { id: userId } = await database.prisma.user.findFirstOrThrow({ where: { email: 'ada@people.example' } })
  const confirmed = { toolId: idOf('abacus'), plan: 'Pro', price: '$20/month', confirmedAt: new Date(0) }
  await database.prisma.priceConfirmation.create({ data: { userId, ...confirmed } })
  const alert = { toolId: userId, plan: 'pro', period: 'month', month: '2026-03', foundAt: new Date(0) }
  await database.prisma.priceAlert.create({ data: { userId, ...alert } })
  const revision = { authorId: userId, decidedById: administrator, authorNote: 'Mine', createdAt: new Date(0) }
  const changes = [{ field: 'title', value: 'Better', base: 'Good' }]
  await database.prisma.toolRevision.create({ data: { ...revision, changes, toolId: idOf('abacus') } })
  const { id: pageId } = await storePage(database)
  await database.prisma.pageRevision.create({ data: { ...revision, changes, pageId } })
  const { json } = await run('exportMyData', PASSWORD, token)
  const copy = JSON.parse(json)
  expect(copy).toMatchObject({
    exportedAt: '2026-11-20T12:00:00.000Z',
    account: {
      email: 'ada@people.example',
      sessions: [{ userAgent: 'Test/1.0' }],
      knownDevices: [{ lastUsedAt: '2026-11-20T12:00:00.000Z' }],
      settings: { emailUpdates: true },
      grants: [{ plan: 'pro', source: 'administrator' }],
      mails: [{ recipient: 'ada@people.example' }],
    },
    favorites: [{ tool: 'abacus' }],
    collections: [{ name: 'For work', note: 'Ask Eve', shared: true, tools: [{ tool: 'abacus', note: 'Good' }] }],
    priceAlerts: [{ plan: 'pro', month: '2026-03', sentAt: null }],
    priceConfirmations: [{ tool: 'abacus', plan: 'Pro', price: '$20/month' }],
    ratings: [{ tool: 'abacus', stars: 4 }],
    activity: [{ tool: 'abacus' }],
    toolRevisions: [{ changes, authorNote: 'Mine' }],
    pageRevisions: [{ changes, authorNote: 'Mine' }],
  })
  const { token: kept } = await database.prisma.session.findFirstOrThrow()
  const { tokenHash } = await database.prisma.knownDevice.findFirstOrThrow()
  const { shareSeed, shareHash } = await database.prisma.collection.findFirstOrThrow({ where: { userId } })
  for (const secret of [kept, tokenHash, shareSeed, shareHash, 'code=', 'password":', 'bob-the-other', administrator])
    expect(json).not.toContain(secret)
  expect(await run('exportMyData', PASSWORD, token)).toMatchObject({ code: 'RATE_LIMITED' })
  members.setTime(DAY_MS)
  expect(await run('exportMyData', PASSWORD, token)).toMatchObject({ __typename: 'ExportMyDataPayload' })
})

test('account deletion requires the password and removes all the member’s data', async () => {
  const token = await settled()
  await settled('bob-the-other@people.example')
  expect(await run('deleteAccount', 'something else', token)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(await run('deleteAccount', PASSWORD, token)).toEqual({ __typename: 'DeleteAccountPayload' })
  const { prisma } = database
  const left = await Promise.all([
    prisma.user.count(),
    prisma.session.count(),
    prisma.account.count(),
    prisma.verification.count(),
    prisma.favorite.count(),
    prisma.collection.count(),
    prisma.collectionTool.count(),
    prisma.toolView.count(),
    prisma.toolRating.count(),
    prisma.memberSettings.count(),
    prisma.knownDevice.count(),
  ])
  expect(left).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
  expect((await storedEmails(database)).filter(({ to }) => to === 'ada@people.example')).toMatchObject([
    {
      subject: 'Your Toolfinch account was deleted',
      text: expect.stringContaining('please email hello@toolfinch.com.'),
      userId: null,
    },
  ])
  // Nothing was used, so nothing is kept.
  expect(await prisma.retainedUsage.count()).toBe(0)
  expect((await members.query('{ viewer { id } }', {}, { token })).data.viewer).toBeNull()
  expect(await members.signIn()).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(await members.signUp({}, { address: '192.0.2.77' })).toMatchObject({ __typename: 'SignUpPayload' })
})

test('passwords can be guessed five times in 15 minutes', async () => {
  const token = await members.join()
  for (let count = 0; count < 5; count += 1) await run('deleteAccount', 'x'.repeat(129), token)
  expect(await run('deleteAccount', PASSWORD, token)).toMatchObject({ code: 'RATE_LIMITED' })
})
