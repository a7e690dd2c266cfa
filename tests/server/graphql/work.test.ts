/**
 * Runs every query field with its largest arguments on the whole catalog and counts its work: statements, rows read,
 * engine runs and the response. The price must be proportional to it.
 */

import { join } from 'node:path'
import { getNamedType, getOperationAST, isObjectType, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MAX_COST } from '#core/api-limits.ts'
import { MAX_COLLECTION_TOOLS, MAX_COLLECTIONS } from '#core/collections.ts'
import { MAX_LISTED_DELIVERIES } from '#core/integrations/webhook-rules.ts'
import type { Viewer } from '#core/policy.ts'
import { LARGEST_OPERATIONS } from '#lab/chaos/load/largest-operations.ts'
import { operationOf } from '#lab/chaos/load/operation-of.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { measureCost } from '#server/graphql/cost.ts'
import { CATALOGUE_SCAN, ENGINE_RUN, SEARCH_RUN, STATEMENT, workOf } from '#server/graphql/work.ts'
import { schema } from '#server/schema.ts'
import { storeSubscription } from '../../support/billing-rows.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { countDatabaseWork, sizeOfAnswer } from '../../support/count-work.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { createMembers } from '../../support/members.ts'
import { createIdentityCheck, withIdentities } from '../../support/object-identity.ts'
import { storePage } from '../../support/pages.ts'
import { answers, giveProPlan } from '../../support/quiz.ts'

/** One engine run is one ranking; applying only the limits counts as a quarter. */
const engine = vi.hoisted(() => ({ runs: 0, searches: 0 }))
vi.mock('#core/search/search-tools.ts', async (load) => {
  const module = await load<typeof import('#core/search/search-tools.ts')>()
  const counted: typeof module.search = (...args) => {
    engine.searches += 1
    return module.search(...args)
  }
  return {
    ...module,
    search: counted,
    searchTools: (index, text) => counted(index, text, false),
  } satisfies typeof module
})
vi.mock('#core/recommendations/ranking/rank.ts', async (load) => {
  const rank = await load<typeof import('#core/recommendations/ranking/rank.ts')>()
  const counted =
    <Args extends unknown[], Result>(share: number, run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      engine.runs += share
      return run(...args)
    }
  return {
    ...rank,
    rankTools: counted(1, rank.rankTools),
    rankAmong: counted(1, rank.rankAmong),
    eligibleTools: counted(0.25, rank.eligibleTools),
  }
})

/** Maximum ratio of counted work to price, because objects and statements differ in size. */
const TOLERANCE = 2
/** Rows and kilobytes per unit of work: reading every tool is a scan of a thousand rows. */
const A_ROW = CATALOGUE_SCAN / 1000
const A_KILOBYTE = 0.5

/** Searches run one at a time, 20 a minute per member, and are cached (`searches.ts`). No allowed price covers one. */
const BOUNDED_ELSEWHERE = ['whatWouldChange']

const database = registerTestDatabase()
let members: Awaited<ReturnType<typeof createMembers>>
let counted: ReturnType<typeof countDatabaseWork>
let viewer: Viewer | null
let api: ReturnType<typeof createApi>
let variables: Record<string, unknown>
/** Fields, as `Type.field`, whose resolver did not return synchronously. */
const waited = new Set<string>()

const watchResolvers = () => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field
      if (resolve === undefined) continue
      field.resolve = (...args) => {
        const value: unknown = resolve(...args)
        if (value instanceof Promise) waited.add(`${type.name}.${field.name}`)
        return value
      }
    }
  }
}

/** A webhook with as many messages as are listed. */
const storeWebhook = async (userId: string): Promise<string> => {
  const { prisma } = database
  const now = clock.now()
  const about = { events: ['tool_changed' as const], filter: 'all' as const, secretSeed: 'seed', afterSequence: 0 }
  const { id: webhookId } = await prisma.webhook.create({
    data: { userId, url: 'https://hooks.example/', createdAt: now, ...about },
  })
  const sent = { webhookId, event: 'tool.changed', body: 'x'.repeat(4_000), dueAt: now, createdAt: now }
  await prisma.webhookDelivery.createMany({ data: Array<typeof sent>(MAX_LISTED_DELIVERIES).fill(sent) })
  return webhookId
}

/** The maximum number of collections and tools; the collection with the tools is shared. */
const storeCollections = async (userId: string, token: string, tools: readonly { id: string }[]) => {
  const { prisma } = database
  const now = clock.now()
  const made = { userId, name: 'Tools for the team', note: 'Try these. '.repeat(20), createdAt: now, updatedAt: now }
  await prisma.collection.createMany({ data: Array.from({ length: MAX_COLLECTIONS }, () => made) })
  const lists = await prisma.collection.findMany({ select: { id: true } })
  const row = { userId, note: made.note, addedAt: now }
  await prisma.collectionTool.createMany({
    data: lists.flatMap(({ id: collectionId }, index) =>
      tools
        .slice(0, index === 0 ? MAX_COLLECTION_TOOLS : 4)
        .map(({ id: toolId }, index) => ({ ...row, collectionId, toolId, position: index + 1 })),
    ),
  })
  const share =
    'mutation ($id: ID!) { shareCollection(input: { id: $id }) { ... on CollectionPayload { collection { id sharePath } } } }'
  const { data } = await members.query(share, { id: lists[0]?.id }, { token })
  return data.shareCollection.collection as { id: string; sharePath: string }
}

beforeAll(async () => {
  watchResolvers()
  await applyDataFiles({ database, clock, dir: join(import.meta.dirname, '../../../prisma/data') })
  members = await createMembers(database)
  const email = 'ada@people.example'
  const token = await members.join(email)
  await giveProPlan(database, email)
  const tools = await database.prisma.tool.findMany({
    where: { status: 'active' },
    select: { id: true },
    orderBy: { slug: 'asc' },
  })
  const { id: userId } = await database.prisma.user.findFirstOrThrow()
  const now = clock.now()
  await database.prisma.favorite.createMany({
    data: tools.map(({ id: toolId }) => ({ userId, toolId, createdAt: now })),
  })
  await database.prisma.toolView.createMany({
    data: tools.slice(0, 300).map(({ id: toolId }) => ({ userId, toolId, firstViewedAt: now, viewedAt: now })),
  })
  const submit = 'mutation ($answers: [QuizAnswerInput!]!) { submitQuiz(input: { answers: $answers }) { __typename } }'
  const strict = { sentence: 'Check my notes', meanings: ['privacy:hipaa', 'own_computers', 'platform:extension'] }
  const { data } = await members.query(
    `mutation ($answers: [QuizAnswerInput!]!, $purpose: QuizPurposeInput) {
      submitQuiz(input: { answers: $answers, purpose: $purpose }) { ... on SubmitQuizPayload { result { timestamp relaxations { heading } } } }
    }`,
    { answers: answers(), purpose: strict },
    { token },
  )
  const few = data.submitQuiz.result as { timestamp: string; relaxations: readonly unknown[] }
  expect(few.relaxations).not.toEqual([])
  for (const list of [answers({ 5: ['coding'] }), answers()]) await members.query(submit, { answers: list }, { token })
  await members.query(
    'mutation ($answers: [QuizAnswerInput!]!) { saveQuizAnswers(input: { answers: $answers }) { __typename } }',
    { answers: answers() },
    { token },
  )
  const path = await storeCollections(userId, token, tools)
  const slugs = Array.from({ length: 100 }, (_, index) => `page-${index}`)
  const page = {
    relatedSlugs: slugs.slice(0, 6),
    toolIds: tools.slice(0, 40).map(({ id }) => id),
    categorySlug: 'chatbots-assistants',
    content: '<p>Two tools, side by side.</p>'.repeat(300),
    type: 'comparison',
  } as const
  for (const slug of ['chatgpt-vs-claude', ...slugs]) await storePage(database, { ...page, slug })
  const payments = Array.from({ length: 100 }, () => ({}))
  const [paymentId = ''] = await storeSubscription(database, userId, { payments })
  await database.prisma.refundRequest.create({ data: { paymentId, userId, createdAt: now } })
  const text = { name: 'Ada', email, subject: 'A question', message: 'How do I compare tools? '.repeat(20) }
  const replies = { create: { text: 'With the comparison. '.repeat(20), sentAt: now } }
  for (let count = 0; count < 100; count += 1) {
    await database.prisma.contactMessage.create({ data: { ...text, createdAt: now, replies } })
  }
  await database.prisma.inaccuracyReport.createMany({
    data: tools.slice(0, 100).map(({ id: toolId }) => ({
      toolId,
      kind: 'price' as const,
      note: 'It costs more now. '.repeat(20),
      createdAt: now,
    })),
  })
  const member = await members.services.accounts.sessions.viewerOf(token)
  // Some fields are only for administrators.
  viewer = member && { ...member, role: 'admin', emailVerified: true }
  await members.close()
  counted = countDatabaseWork(database)
  api = createApi(counted.database, { viewer, limitsFactor: 100 })
  // Values that depend only on the catalog are computed once per revision, not per request.
  await api.query(
    '{ catalogue { revision } catalogueStatistics { toolCount } toolsInTheRunning(answers: []) tool(by: { slug: "canva" }) { hasAlternatives } tools(search: "a") { totalCount } }',
  )
  const categories = await database.prisma.category.findMany({ select: { slug: true } })
  variables = {
    answers: answers(),
    toolId: tools.at(-1)?.id,
    collectionId: path.id,
    fewMatches: few.timestamp,
    shareToken: path.sharePath.split('/').at(-1),
    webhookId: await storeWebhook(userId),
    toolIds: tools.slice(0, 10).map(({ id }) => id),
    categories: categories.map(({ slug }) => slug),
  }
})

const priceOf = (text: string): number => {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('The text holds no single operation')
  return measureCost(schema, document, operation, variables)
}

test('each query field has a test case', () => {
  expect(Object.keys(LARGEST_OPERATIONS).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort())
})

test('each field with declared work that queries can reach is in a test case', () => {
  const requested = new Set<string>()
  const types = new TypeInfo(schema)
  for (const root of Object.values(LARGEST_OPERATIONS).flat()) {
    visit(
      parse(operationOf(root)),
      visitWithTypeInfo(types, {
        Field: () => void requested.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`),
      }),
    )
  }
  const missing: string[] = []
  const seen = new Set<string>()
  const walk = (typeName: string): void => {
    const type = schema.getType(typeName)
    if (!isObjectType(type) || seen.has(typeName)) return
    seen.add(typeName)
    for (const field of Object.values(type.getFields())) {
      const name = `${typeName}.${field.name}`
      if ((workOf(field) !== null || typeName === 'Viewer') && !requested.has(name)) missing.push(name)
      walk(getNamedType(field.type).name)
    }
  }
  walk('Query')
  expect(missing).toEqual([])
})

describe.each(Object.entries(LARGEST_OPERATIONS))('the cost of %s', (field, roots) => {
  test.each(roots.map((root) => [root.slice(0, 90), root]))('is proportional to its work: %s', async (_, root) => {
    const text = operationOf(root)
    const price = priceOf(text)
    expect(price).toBeLessThanOrEqual(MAX_COST)
    counted.reset()
    engine.runs = 0
    engine.searches = 0
    const { data, errors } = await api.query(text, variables)
    expect(errors).toEqual([])
    const { statements, rows } = counted.work
    const { objects, kilobytes } = sizeOfAnswer(data[field])
    const runs = engine.runs * ENGINE_RUN + engine.searches * SEARCH_RUN
    const work = statements * STATEMENT + rows * A_ROW + runs + objects + kilobytes * A_KILOBYTE
    if (BOUNDED_ELSEWHERE.includes(field)) expect(price).toBeGreaterThan(MAX_COST / 3)
    else expect(work, `work for a price of ${price}`).toBeLessThanOrEqual(TOLERANCE * price)
  })
})

test('two objects of one type never have the same id', async () => {
  const identity = createIdentityCheck()
  for (const root of Object.values(LARGEST_OPERATIONS).flat()) {
    const { data, errors } = await api.query(print(withIdentities(schema, parse(operationOf(root)))), variables)
    expect(errors).toEqual([])
    identity.add(data)
  }
  expect(identity.conflicts()).toEqual([])
  expect(identity.types()).toEqual(expect.arrayContaining(['Tool', 'Category', 'BlogPost', 'QuizOption', 'Favorite']))
})

test('each field with an asynchronous resolver declares its work', () => {
  const fieldOf = (name: string) => {
    const [typeName = '', fieldName = ''] = name.split('.')
    const type = schema.getType(typeName)
    return isObjectType(type) ? type.getFields()[fieldName] : undefined
  }
  expect(waited.size).toBeGreaterThan(Object.keys(LARGEST_OPERATIONS).length / 2)
  const silent = [...waited].filter((name) => {
    const field = fieldOf(name)
    return field === undefined || workOf(field) === null
  })
  expect(silent).toEqual([])
})
