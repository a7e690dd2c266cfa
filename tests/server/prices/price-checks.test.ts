import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { createWatchApp } from './watch-app.ts'
import { card, html, named, pro, type WatchPage } from './watch-pages/watch-page.ts'

const MONTH_MS = 31 * DAY_MS
const TOOL: WatchPage = {
  name: 'abacus',
  plans: [pro({ month: 25 }), named('Team', { month: 40 })],
  answer: '',
  outcome: 'confirmed',
}
const page = (proPrice: string): WatchPage => ({ ...TOOL, answer: html(card('Pro', proPrice) + card('Team', '$40')) })

const app = createWatchApp()
const { database, members } = app
const tokens: Record<string, string> = {}

beforeAll(async () => {
  for (const [name, role] of Object.entries({ ada: 'admin', edith: 'editor', mary: 'member' } as const)) {
    const email = `${name}@people.example`
    tokens[role] = await members.join(email)
    await database.prisma.user.update({
      where: { email },
      data: { privilegedSince: PRIVILEGED_SINCE, role, emailVerified: true },
    })
  }
  // The tests go through several months: sessions last, and everybody has a second factor.
  await database.prisma.session.updateMany({ data: { expiresAt: new Date('2100-01-01') } })
  const everybody = await database.prisma.user.findMany({ select: { id: true } })
  await database.prisma.authenticatorApp.createMany({
    data: everybody.map(({ id }) => ({ userId: id, secret: 'sealed', confirmedAt: PRIVILEGED_SINCE, lastStep: 0 })),
  })
})
beforeEach(async () => {
  const { prisma } = database
  await prisma.pricePageReading.deleteMany()
  await prisma.priceCheck.deleteMany()
  await prisma.tool.deleteMany()
  await prisma.auditEntry.deleteMany()
  await prisma.catalogueState.updateMany({ data: { dataHash: null } })
  await app.load([page('$29')])
})

const ask = async (text: string, variables: object = {}, role = 'editor') => {
  const { data, errors } = await members.query(text, variables, { token: tokens[role] ?? '' })
  expect(errors).toBeUndefined()
  return data
}
const settle = async (id: string, verdict: string) =>
  (
    await ask(
      `mutation ($id: ID!, $verdict: PriceCheckVerdict!) { settlePriceCheck(input: { id: $id, verdict: $verdict }) {
        ... on SettlePriceCheckPayload { priceCheck { state settledAt } } ... on Failure { code message } } }`,
      { id, verdict },
    )
  ).settlePriceCheck
const queue = async (view: string) =>
  (
    await ask(
      `{ queue(view: ${view}) { nodes { id kind title detail note toolSlug state } kindCounts { kind count } } }`,
    )
  ).queue
const readAgain = async (served: WatchPage, after = MONTH_MS) => {
  app.serve([served])
  app.later(after)
  await app.run()
}
const openItem = async () => {
  await app.run()
  return (await app.items())[0]?.id ?? ''
}
const storedPlans = async () => (await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })).plans
const month = () => app.now().toISOString().slice(0, 7)

describe('a price check', () => {
  test('is in the queue with both texts', async () => {
    const id = await openItem()
    const { nodes, kindCounts } = await queue('WAITING')
    const words = { detail: 'disputed', note: 'Price not found: Pro.' }
    expect(nodes).toEqual([{ id, kind: 'PRICE_CHECK', title: 'abacus', ...words, toolSlug: 'abacus', state: 'OPEN' }])
    expect(kindCounts).toContainEqual({ kind: 'PRICE_CHECK', count: 1 })
    const { priceCheck } = await ask(
      'query ($id: ID!) { priceCheck(id: $id) { toolName toolSlug url outcome detail storedText foundText state settledAt } }',
      { id },
    )
    expect(priceCheck).toEqual({
      toolName: 'abacus',
      toolSlug: 'abacus',
      url: app.urlOf('abacus'),
      outcome: 'DISPUTED',
      detail: 'Price not found: Pro.',
      storedText: 'Pro: $25/month\nTeam: $40/month',
      foundText: expect.stringMatching(/^Pro\nFor people who write\.\n\$29\n\nTeam\n/),
      state: 'OPEN',
      settledAt: null,
    })
    expect(await ask('{ priceCheck(id: "nonsense") { id } }')).toEqual({ priceCheck: null })
  })

  test('is updated by the next reading, and closed by a confirmation', async () => {
    const id = await openItem()
    await readAgain(page('$30'))
    expect(await app.items()).toMatchObject([{ id, state: 'open', foundText: expect.stringContaining('$30') }])
    await readAgain(page('$25'))
    expect(await app.items()).toMatchObject([{ id, state: 'rejected', settledAt: app.now() }])
  })

  test('“still right” dates the prices as checked by an editor', async () => {
    const id = await openItem()
    expect(await settle(id, 'STILL_RIGHT')).toEqual({
      priceCheck: { state: 'REJECTED', settledAt: app.now().toISOString() },
    })
    const checked = { asOf: month(), checkedBy: 'editor' }
    expect(await storedPlans()).toMatchObject([
      { name: 'Pro', month: 25, ...checked },
      { name: 'Team', month: 40, ...checked },
    ])
    const audit = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(audit.map(({ action }) => action).sort()).toEqual(['price_check.still_right', 'tool.check'])
    expect(await settle(id, 'DISMISSED')).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'This item has already been decided.',
    })
  })

  test('“still right” is refused when the prices have changed since the reading', async () => {
    const id = await openItem()
    await app.load([{ ...page('$29'), plans: [pro({ month: 26 }), named('Team', { month: 40 })] }])
    expect(await settle(id, 'STILL_RIGHT')).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'The prices have changed since this reading. Settle it as corrected or dismiss it.',
    })
    expect(await settle(id, 'CORRECTED')).toMatchObject({ priceCheck: { state: 'ACCEPTED' } })
    expect(await storedPlans()).toMatchObject([{ asOf: '2025-06' }, { asOf: '2025-06' }])
  })

  test('is not added again while both texts are the same as those decided on', async () => {
    const id = await openItem()
    expect(await settle(id, 'DISMISSED')).toMatchObject({ priceCheck: { state: 'REJECTED' } })
    await readAgain(page('$29'))
    expect(await app.items()).toHaveLength(1)
    await readAgain(page('$30'))
    expect(await app.items()).toMatchObject([{ id }, { state: 'open' }])
  })

  test('can be deferred and returned, and an unknown one is reported', async () => {
    const id = await openItem()
    const move = (name: string, of: string) =>
      ask(
        `mutation ($id: ID!) { ${name}(input: { kind: PRICE_CHECK, id: $id }) { ... on QueuePlacePayload { id } ... on Failure { code } } }`,
        { id: of },
      )
    await move('deferQueueItem', id)
    expect((await queue('WAITING')).nodes).toEqual([])
    await move('returnQueueItem', id)
    expect((await queue('WAITING')).nodes).toHaveLength(1)
    expect(await settle('00000000-0000-4000-8000-000000000000', 'DISMISSED')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await settle('nonsense', 'DISMISSED')).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a confirmation', () => {
  const confirm = async () => {
    app.serve([page('$25')])
    await app.run()
  }

  test('is no price change: neither history nor alerts', async () => {
    const [tool, member] = await Promise.all([
      database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } }),
      database.prisma.user.findUniqueOrThrow({ where: { email: 'mary@people.example' } }),
    ])
    await database.prisma.memberSettings.upsert({
      where: { userId: member.id },
      create: { userId: member.id, priceAlerts: true, updatedAt: app.now() },
      update: { priceAlerts: true },
    })
    await database.prisma.favorite.create({ data: { userId: member.id, toolId: tool.id, createdAt: app.now() } })
    await app.load([page('$25')], {
      facts: { plans: { source: 'vendor_page', as_of: '2025-06', url: 'https://abacus.example/' } },
    })
    await app.run('send-price-alerts')
    await confirm()
    expect(await storedPlans()).toMatchObject([{ asOf: month() }, { asOf: month() }])
    app.later(2 * HOUR_MS)
    await app.run('send-price-alerts')
    expect(await database.prisma.priceAlert.count()).toBe(0)
    expect(await ask('{ tool(by: { slug: "abacus" }) { earlierPrices } }')).toEqual({ tool: { earlierPrices: [] } })
  })

  test('survives the data files, which may still change the plans', async () => {
    await confirm()
    const facts = () => database.prisma.toolFact.findFirstOrThrow({ where: { field: 'plans' } })
    const confirmed = { plans: await storedPlans(), fact: await facts() }
    await app.load([page('$25')], {
      description: 'Drafts messages for small shops and keeps a copy of each one for everybody.',
    })
    expect({ plans: await storedPlans(), fact: await facts() }).toEqual(confirmed)
    await app.load([{ ...page('$25'), plans: [pro({ month: 26 }), named('Team', { month: 40 })] }])
    expect(await storedPlans()).toMatchObject([
      { month: 26, asOf: '2025-06', checkedBy: null },
      { month: 40, asOf: month(), checkedBy: 'watch' },
    ])
    expect(await facts()).toMatchObject({ source: 'editorial' })
  })

  test('names the page of the fact, also after the data files are read again', async () => {
    const url = app.urlOf('abacus')
    const unnamed = {
      plans: TOOL.plans,
      facts: { plans: { source: 'vendor_page', as_of: '2025-06', url } },
    }
    const confirmed = { asOf: month(), checkedBy: 'watch', sourceUrl: url }
    await app.load([page('$25')], unnamed)
    expect(await storedPlans()).toMatchObject([{ sourceUrl: null }, { sourceUrl: null }])
    await app.run()
    expect(await storedPlans()).toMatchObject([confirmed, confirmed])
    await app.load([page('$25')], { ...unnamed, pros: ['Quick to learn', 'Works offline'] })
    expect(await storedPlans()).toMatchObject([confirmed, confirmed])
  })

  test('keeps the source of a person', async () => {
    const url = 'https://abacus.example/prices'
    await database.prisma.toolFact.updateMany({ where: { field: 'plans' }, data: { source: 'person', sourceUrl: url } })
    await confirm()
    const [fact] = await database.prisma.toolFact.findMany({ where: { field: 'plans' } })
    expect(fact).toMatchObject({ source: 'person', sourceUrl: url })
    expect([fact?.knownFor, fact?.checkedOn].map((date) => date?.toISOString().slice(0, 7))).toEqual([month(), month()])
  })

  test('dates the fact with the oldest month, and checks it only with all plans', async () => {
    const other = named('Classic', { month: 9, paused: '2026-01' })
    await app.load([{ ...page('$25'), plans: [...TOOL.plans, other] }])
    await confirm()
    const [fact] = await database.prisma.toolFact.findMany({ where: { field: 'plans' } })
    expect(fact).toMatchObject({ source: 'vendor_page', checkedOn: null })
    expect(fact?.knownFor.toISOString()).toMatch(/^2025-06/)
  })
})

test('administrators see the state of the watch', async () => {
  await app.run()
  const status = async () =>
    (
      await ask(
        '{ priceWatch { enabled pages due outcomes { outcome count } latest { url outcome detail readOn } } }',
        {},
        'admin',
      )
    ).priceWatch
  const reading = {
    url: app.urlOf('abacus'),
    outcome: 'DISPUTED',
    detail: 'Price not found: Pro.',
    readOn: expect.stringMatching(/^20/),
  }
  const counted = { enabled: true, pages: 1, outcomes: [{ outcome: 'DISPUTED', count: 1 }], latest: [reading] }
  expect(await status()).toEqual({ ...counted, due: 0 })
  app.later(MONTH_MS)
  expect(await status()).toEqual({ ...counted, due: 1, outcomes: [] })
})
