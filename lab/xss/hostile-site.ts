/** The product over a database in which every text on a page is a payload. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { freePort } from '#scripts/free-port.ts'
import { buildApp } from '#server/app.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { loadBuiltRenderer } from '#server/http/pages/built-renderer.ts'
import { createLog } from '#server/http/plugins/logging.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { schema } from '#server/schema.ts'
import { createServices } from '#server/services.ts'
import { toolRecord, writeDataFiles } from '#tests/support/catalogue.ts'
import { TEST_SECRETS } from '#tests/support/test-secrets.ts'
import { fillRecords } from './hostile-records.ts'

const ADMINISTRATOR = { email: 'owner@example.com', password: 'three owls and a wren', fullName: 'Owner' }
const now = systemClock.now()
const CREATED = { createdAt: now, updatedAt: now }

const PLAN = toKnownPlan(planSchema.parse({ name: 'Pro', month: 1, as_of: '2025-06' }))

/** Puts the payload into each text of the tool, bypassing import validation. */
const hostileTool = (payload: string): Prisma.ToolUpdateInput => ({
  name: payload,
  nameLower: payload.toLowerCase(),
  namesText: payload.toLowerCase(),
  vendor: payload,
  websiteUrl: payload,
  logoUrl: payload,
  privacyUrl: payload,
  description: payload,
  longDescription: `${payload}\n\n${payload}`,
  features: [payload],
  useCases: [payload],
  pros: [payload],
  cons: [payload],
  aliases: [payload],
  events: [
    { kind: 'moved', on: '2026-03', party: payload, former_name: payload, note: payload, url: payload },
    { kind: 'ended', on: payload, party: payload, former_name: null, note: payload, url: payload },
  ],
  plans: [{ ...PLAN, name: payload, keyLimits: [payload], included: payload, requires: payload, sourceUrl: payload }],
})

const hostilePage = (payload: string, index: number, toolId: string): Prisma.ProgrammaticPageUncheckedCreateInput => ({
  key: `hostile:${index}`,
  slug: `hostile-${index}`,
  type: index % 2 === 0 ? 'problem' : 'comparison',
  status: 'published',
  title: `${payload} ${index}`,
  metaDescription: payload,
  titleOverride: `${payload} ${index}`,
  descriptionOverride: payload,
  keyword: payload,
  categorySlug: 'writing',
  tags: [payload],
  author: payload,
  content: `<h2 id="${payload}">x</h2>${payload}<p title="${payload}">${payload}</p><a href="${payload}">x</a>`,
  markdown: payload,
  contentPreview: [payload],
  distinctFacts: [payload],
  gateProblems: [payload],
  schemaData: { '@context': 'https://schema.org', '@type': 'Article', headline: payload, [payload]: payload },
  toolIds: [toolId],
  relatedSlugs: [`hostile-${index + 1}`],
  contentHash: createHash('sha256').update(payload).digest('hex'),
  contentChangedAt: now,
  publishedAt: now,
  ...CREATED,
})

const slugOf = (index: number): string => `tool-${index}`

const noteOf = (payload: string) => ({ note: payload, email: payload, createdAt: now })

/** Resolves to the ids of the candidates. */
const fill = async ({ prisma }: Database, texts: readonly string[]): Promise<readonly string[]> => {
  const candidateIds: string[] = []
  for (const [index, payload] of texts.entries()) {
    const tool = await prisma.tool.update({ where: { slug: slugOf(index) }, data: hostileTool(payload) })
    const page = await prisma.programmaticPage.create({ data: hostilePage(payload, index, tool.id) })
    const note = { note: payload, email: payload, createdAt: now }
    await prisma.inaccuracyReport.create({ data: { toolId: tool.id, kind: 'other', ...note } })
    await prisma.inaccuracyReport.create({ data: { pageId: page.id, kind: 'other', ...note, outcome: payload } })
    const keys = { name: payload, websiteUrl: payload, nameKey: payload.slice(0, 500) }
    await prisma.toolSuggestion.create({
      data: { ...keys, addressKey: `${index}`, category: payload, ...noteOf(payload) },
    })
    const { id: candidateId } = await prisma.toolCandidate.create({
      data: {
        ...keys,
        ...{ itemKey: `hostile ${index}`, source: 'feed', sourceName: payload, itemTitle: payload, itemUrl: payload },
        ...{
          snippet: payload,
          hint: { name: payload, category: payload, summary: payload },
          foundAt: now,
        },
        values: { name: payload, website_url: payload, description: payload, features: JSON.stringify([payload]) },
      },
    })
    candidateIds.push(candidateId)
    await prisma.contactMessage.create({
      data: {
        name: payload,
        email: payload,
        subject: payload,
        message: payload,
        createdAt: now,
        replies: { create: { text: payload, sentAt: now } },
      },
    })
    const change = { title: payload, [payload]: payload }
    await prisma.auditEntry.create({
      data: { action: 'page.edit', subjectType: 'page', subjectId: page.id, before: change, after: change, at: now },
    })
  }
  const [category] = texts
  if (category !== undefined) {
    await prisma.category.update({ where: { slug: 'writing' }, data: { name: category, description: category } })
  }
  return candidateIds
}

type SignUp = { data: { signUp: { session: { accessToken: string; expiresAt: string }; viewer: object } } }

type HostileSite = {
  readonly url: string
  /** The browser storage of a signed-in administrator. */
  readonly session: string
  readonly toolPaths: readonly string[]
  readonly pagePaths: readonly string[]
  /** All administration lists, and the editor of each page. */
  readonly administrationPaths: readonly string[]
  stop(): Promise<void>
}

/** Rows per list page. */
const MESSAGES_SHOWN = 20
const PAGES_SHOWN = 100
const QUEUE_SHOWN = 20

const administrationPaths = (
  pages: readonly { readonly id: string }[],
  candidateIds: readonly string[],
): readonly string[] => {
  const list = (address: string, rows: number, shown: number) =>
    Array.from({ length: Math.ceil(rows / shown) }, (_, index) => `${address}&page=${index + 1}`)
  return [
    '/admin',
    '/admin?tab=audit',
    ...list('/admin?tab=seo', pages.length, PAGES_SHOWN),
    ...list('/admin?tab=messages', pages.length, MESSAGES_SHOWN),
    // Reports of each page and its tool, a suggestion and a candidate.
    ...list('/admin?tab=queue', 4 * pages.length, QUEUE_SHOWN),
    ...candidateIds.map((id) => `/admin?tab=queue&candidate=${id}`),
    ...pages.map(({ id }) => `/admin?tab=seo&edit=${id}`),
  ]
}

/** @param texts one payload each, used for a tool, a page, a message and reports */
export const startHostileSite = async (texts: readonly string[]): Promise<HostileSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'toolfinch-xss-'))
  const log = createLog({ level: 'error' })
  const database = await openDatabase({ dataDir: path.join(folder, 'data'), log })
  const dataFiles = path.join(folder, 'files')
  const tools = texts.map((_, index) => toolRecord({ slug: slugOf(index), website_url: `https://t${index}.example/` }))
  await writeDataFiles(dataFiles, { tools: { writing: tools } })
  await applyDataFiles({ database, clock: systemClock, dir: dataFiles })
  const candidateIds = await fill(database, texts)
  const recordPaths = await fillRecords(database, texts)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const limitsFactor = 1_000_000
  const app = await buildApp({
    config: { mode: 'test', trustProxy: [], publicUrl: url, limitsFactor },
    log,
    database,
    services: createServices({ database, clock: systemClock, log, limitsFactor, ...TEST_SECRETS }),
    schema,
    lifecycle: { draining: false },
    staticDir: path.resolve('dist/client'),
    site: {
      catalogueDir: path.join(folder, 'public'),
      clock: systemClock,
      createRenderer: () => loadBuiltRenderer(path.resolve('dist')),
    },
    httpLimits: { maxEventLoopDelayMs: 0 },
  })
  await app.listen({ port, host: 'localhost' })
  const query = `mutation ($input: SignUpInput!) { signUp(input: $input) {
    ... on SignUpPayload { session { accessToken expiresAt } viewer { id email fullName } }
  } }`
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { input: ADMINISTRATOR } },
  })
  const { session, viewer } = answer.json<SignUp>().data.signUp
  await database.prisma.user.updateMany({
    where: { email: ADMINISTRATOR.email },
    data: { role: 'admin', privilegedSince: new Date(), emailVerified: true },
  })
  return {
    url,
    session: JSON.stringify({
      access_token: session.accessToken,
      expires_at: session.expiresAt,
      user: { ...viewer, role: 'ADMIN', administrator: true },
    }),
    toolPaths: texts.map((_, index) => `/tool/${slugOf(index)}`),
    pagePaths: texts.map((_, index) => `${index % 2 === 0 ? '/blog' : '/compare'}/hostile-${index}`),
    administrationPaths: [
      ...administrationPaths(await database.prisma.programmaticPage.findMany({ select: { id: true } }), candidateIds),
      ...recordPaths,
    ],
    stop: async () => {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
