import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../support/database.ts'
import { administrator, openReportApp, type ReportApp, row } from './report-app.ts'

let database: TestDatabase
let app: ReportApp

beforeAll(async () => {
  ;({ database, app } = await openReportApp())
})
afterAll(() => database.close())
afterEach(() => app.clear())

describe('a rule against referrer spam', () => {
  const PERIOD = { from: '2026-11-18', to: '2026-11-21' }
  const visitKey = randomUUID()
  const rows = [
    row('2026-11-18T23:50:00Z', { visitKey, source: 'www.spam.example' }),
    row('2026-11-19T00:10:00Z', { visitKey, path: '/pricing' }),
    row('2026-11-19T10:00:00Z', { source: 'notspam.example' }),
  ]
  const mutate = async (text: string) => {
    const { data } = await app.api.query(`mutation { result: ${text} ... on Failure { code message } } }`)
    return data.result
  }
  const views = async () => (await app.report('TRAFFIC', PERIOD)).rows.map(({ values }) => values[0])
  const tryToAdd = (host: string) =>
    mutate(
      `addAnalyticsSpamRule(input: { host: "${host}" }) { ... on AddAnalyticsSpamRulePayload { rule { id host } } ... on InvalidInputError { field }`,
    )
  const add = async (host: string) => (await tryToAdd(host)).rule
  const remove = (id: string) =>
    mutate(`removeAnalyticsSpamRule(input: { id: "${id}" }) { ... on RemoveAnalyticsSpamRulePayload { ruleId }`)

  test('applies to past and future visits of the host and its subdomains, and can be undone completely', async () => {
    await app.record('2026-11-20T12:00:00Z', rows)
    const before = { traffic: await app.report('TRAFFIC', PERIOD), sources: await app.report('SOURCES', PERIOD) }
    expect(await views()).toEqual([1, 2, 0, null].slice(0, 3))
    const { id, host } = await add('https://www.Spam.example/path')
    expect(host).toBe('spam.example')
    await app.runJobs()
    expect(await views()).toEqual([0, 1, 0])
    expect((await app.report('BOTS', PERIOD)).rows).toMatchObject([
      { key: 'Referrer spam: spam.example', values: [2, 2, 1] },
    ])
    await app.record('2026-11-20T12:01:00Z', [row('2026-11-20T12:00:30Z', { source: 'a.spam.example' })])
    expect(await views()).toEqual([0, 1, 0])
    await database.prisma.analyticsEvent.deleteMany({ where: { source: 'a.spam.example' } })

    expect(await remove(id)).toEqual({ ruleId: id })
    await app.runJobs()
    const after = { traffic: await app.report('TRAFFIC', PERIOD), sources: await app.report('SOURCES', PERIOD) }
    expect([after.traffic.rows, after.sources.rows]).toEqual([before.traffic.rows, before.sources.rows])
    expect(await database.prisma.analyticsEvent.count({ where: { bucket: 'spam' } })).toBe(0)
    const audit = await database.prisma.auditEntry.findMany({ orderBy: { at: 'asc' }, where: { subjectId: id } })
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['spam-rule.add', administrator.id],
      ['spam-rule.remove', administrator.id],
    ])
  })

  test('keeps what another rule excludes', async () => {
    await app.record('2026-11-20T12:00:00Z', rows)
    const { id } = await add('www.spam.example'.replace('www.', 'x.www.'))
    await add('spam.example')
    await app.runJobs()
    await remove(id)
    await app.runJobs()
    expect(await views()).toEqual([0, 1, 0])
    const { data } = await app.api.query('{ analyticsSpamRules { host } }')
    expect(data.analyticsSpamRules).toEqual([{ host: 'spam.example' }])
  })

  test.each(['', 'localhost', 'spam', '*.spam.example', 'spam.example/%', '192.0.2.1'])(
    'about "%s" is refused',
    async (host) => {
      expect(await tryToAdd(host)).toMatchObject({
        message: '"host" must be a host name such as spam.example.',
        code: 'BAD_USER_INPUT',
        field: 'host',
      })
    },
  )

  test('that is unknown cannot be removed, and there are at most 500', async () => {
    expect(await remove('x')).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Rule not found.',
    })
    const createdAt = new Date()
    const data = Array.from({ length: 500 }, (_, index) => ({ host: `spam-${index}.example`, createdAt }))
    await database.prisma.analyticsSpamRule.createMany({ data })
    expect(await tryToAdd('one-more.example')).toMatchObject({
      message: 'There can be at most 500 rules.',
    })
  })
})
