/**
 * Payloads in administration data besides catalog, pages and messages: members, analytics, imports, edits, errors.
 */
import type { Prisma } from '#prisma/client/client.ts'
import { createRollUpService } from '#server/areas/analytics/reports/roll-up.service.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

const now = systemClock.now()

/** Texts per group: a report shows many at once. */
const GROUP = 10

const groupsOf = (texts: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(texts.length / GROUP) }, (_, index) => texts.slice(index * GROUP, (index + 1) * GROUP))

const visitOf = (payload: string, userId: string): Prisma.AnalyticsEventCreateManyInput[] => {
  const visit = { at: now, visitKey: crypto.randomUUID(), userId }
  const search = { category: 'search', action: 'search', label: payload, value: 0 }
  return [
    { kind: 'page_view', path: `/${payload}`, title: payload, source: payload, medium: payload, campaign: payload },
    { kind: 'event', path: '/', ...search },
    { kind: 'tool_view', path: '/', label: payload },
    { kind: 'page_view', path: '/', bucket: 'bot' as const, reason: payload },
  ].map((event) => ({ id: crypto.randomUUID(), ...visit, ...event }) as Prisma.AnalyticsEventCreateManyInput)
}

const fillMembers = async ({ prisma }: Database, texts: readonly string[]): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const [index, payload] of texts.entries()) {
    const { id } = await prisma.user.create({
      data: {
        email: `${payload}${index}`,
        name: payload,
        createdAt: now,
        updatedAt: now,
        suspendedAt: index % 2 === 0 ? now : null,
        suspensionReason: index % 2 === 0 ? payload : null,
        sessions: {
          create: {
            token: `hostile ${index}`,
            userAgent: payload,
            ipAddress: payload,
            expiresAt: new Date(now.getTime() + 86_400_000),
            createdAt: now,
            updatedAt: now,
          },
        },
      },
    })
    await prisma.dataRequest.create({
      data: {
        law: 'gdpr',
        kind: 'access',
        email: payload,
        note: payload,
        receivedOn: now,
        dueOn: now,
        createdAt: now,
      },
    })
    await prisma.analyticsEvent.createMany({ data: visitOf(payload, id) })
    ids.push(id)
  }
  return ids
}

/** Upload reports, a file per group of texts; resolves to the ids of both kinds of files. */
const fillUploads = async ({ prisma }: Database, texts: readonly string[]) => {
  const analyticsIds: string[] = []
  const catalogueIds: string[] = []
  for (const group of groupsOf(texts)) {
    const [filename = ''] = group
    const analysis = {
      totalUsers: 1,
      conversionRate: 1,
      bounceRate: 1,
      sessionDuration: 1,
      topPages: group.map((page) => ({ page, views: 1, conversions: 1 })),
      insights: group,
    }
    const recommendations = group.map((action) => ({ action, type: action, expectedImpact: action, priority: 'high' }))
    const rowErrors = group.map((message, line) => ({ line, message }))
    const { id } = await prisma.analyticsImport.create({
      data: {
        ...{ filename, importedAt: now, rowCount: 1, refusedCount: 1 },
        report: { analysis, recommendations, rowErrors },
      },
    })
    analyticsIds.push(id)
    const report = {
      ...{ rows: 1, created: 1, changed: 1, unchanged: 1, refused: 1, kept: 1, error: filename, revision: 1 },
      problems: group.map((message, line) => ({ line, column: message, message })),
      changes: group.map((slug, line) => ({ line, action: 'changed', slug, fields: [slug] })),
      changeSetId: null,
    }
    const file = { fileName: filename, hash: 'x', createdAt: now, dryRun: report, imported: report }
    catalogueIds.push((await prisma.catalogueUpload.create({ data: file })).id)
    await prisma.changeSet.create({
      data: { kind: 'import', source: filename, state: 'done', startedAt: now },
    })
  }
  return { analyticsIds, catalogueIds }
}

/** An editor's proposals, and a merged tool. */
const fillEdits = async ({ prisma }: Database, texts: readonly string[], authorIds: readonly string[]) => {
  for (const [index, payload] of texts.entries()) {
    const tool = await prisma.tool.findUniqueOrThrow({ where: { slug: `tool-${index}` } })
    const changes = [
      { field: 'name', value: payload, base: '', fact: { source: 'vendor_page', asOf: '2025-06', url: payload } },
      { field: 'features', value: JSON.stringify([payload]), base: '[]', fact: null },
    ]
    await prisma.toolRevision.create({
      data: {
        ...{ toolId: tool.id, slug: tool.slug, changes, note: payload, createdAt: now },
        authorId: authorIds[index] ?? null,
      },
    })
    const into = await prisma.tool.findUniqueOrThrow({ where: { slug: `tool-${(index + 1) % texts.length}` } })
    const set = { kind: 'person', source: payload, state: 'done', startedAt: now } as const
    await prisma.changeSet.create({
      data: {
        ...set,
        actorId: authorIds[index] ?? null,
        changes: {
          create: {
            toolId: tool.id,
            slug: tool.slug,
            action: 'changed',
            field: 'name',
            oldValue: payload,
            newValue: payload,
            at: now,
          },
        },
        merge: { create: { fromId: tool.id, intoId: into.id } },
      },
    })
  }
}

const fillErrors = async ({ prisma }: Database, texts: readonly string[]): Promise<void> => {
  for (const [index, payload] of texts.entries()) {
    const report = { path: payload, message: payload, stack: payload, createdAt: now }
    await prisma.clientErrorReport.create({ data: report })
    await prisma.job.create({
      data: {
        ...{ kind: 'send-email', state: 'dead', key: `hostile ${index}`, attempts: 1, lastError: payload },
        payload: { to: payload, keepIfDead: true, subject: payload, text: payload, html: payload, messageId: payload },
        ...{ availableAt: now, createdAt: now, finishedAt: now },
      },
    })
    await prisma.analyticsSpamRule.create({ data: { host: `${payload}${index}`, createdAt: now } })
  }
}

const REPORTS = ['traffic', 'pages', 'sources', 'funnel', 'searches-without-result', 'tools', 'retention', 'bots']
const MEMBERS_SHOWN = 20
const REVISIONS_SHOWN = 10

/** Fills the rest of the administration; resolves to the URLs that show it. Needs the tools `tool-0` and so on. */
export const fillRecords = async (database: Database, texts: readonly string[]): Promise<readonly string[]> => {
  const memberIds = await fillMembers(database, texts)
  const { analyticsIds, catalogueIds } = await fillUploads(database, texts)
  await fillEdits(database, texts, memberIds)
  await fillErrors(database, texts)
  await createRollUpService({ database, clock: systemClock }).catchUp(new AbortController().signal)
  const list = (address: string, shown: number) =>
    Array.from({ length: Math.ceil(texts.length / shown) }, (_, index) => `${address}&page=${index + 1}`)
  const examples = (ids: readonly string[]) => groupsOf(ids).flatMap(([id]) => id ?? [])
  return [
    '/admin?tab=system',
    '/admin?tab=ai-research',
    ...REPORTS.map((report) => `/admin?tab=overview&report=${report}&bots=yes`),
    ...list('/admin?tab=members', MEMBERS_SHOWN),
    ...list('/admin?tab=members&view=requests', MEMBERS_SHOWN),
    ...examples(memberIds).map((id) => `/admin?tab=members&member=${id}`),
    ...analyticsIds.map((id) => `/admin?view=${id}`),
    '/admin?tab=catalogue',
    ...list('/admin?tab=catalogue&view=revisions', REVISIONS_SHOWN),
    ...examples(texts.map((_, index) => `tool-${index}`)).map((slug) => `/admin?tab=catalogue&tool=${slug}`),
    ...catalogueIds.map((id) => `/admin?tab=catalogue&view=import&file=${id}`),
  ]
}
