import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { knownPlan } from '../../support/plans.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const { database, members, idOf } = createAccountsApp({ catalogue: ['abacus'] })

const NO_REPORT = '00000000-0000-7000-8000-000000000000'
const PATH = '/compare/abacus-vs-birch'
const FAILURES = '... on Failure { code message } ... on InvalidInputError { field }'
const REPORT_TOOL = `mutation ($input: ReportInaccuracyInput!) { reportInaccuracy(input: $input) {
  ... on ReportInaccuracyPayload { reportId joined } ${FAILURES} } }`
const REPORT_PAGE = `mutation ($input: PageReportInput!) { reportPage(input: $input) {
  ... on ReportInaccuracyPayload { reportId joined } ${FAILURES} } }`
const OUTCOME =
  'query ($reportId: ID!) { reportOutcome(reportId: $reportId) { reportId state outcome settledAt about } }'
const REPORT_FIELDS = 'id about path kind plan toolSlug state reportCount note email outcome createdAt settledAt'
const LIST = `query ($state: ReportState!) { pageReports(state: $state) { totalCount openCount nodes { ${REPORT_FIELDS} } } }`
const SETTLE = `mutation ($id: ID!, $state: ReportState!, $outcome: String) {
  settlePageReport(input: { id: $id, state: $state, outcome: $outcome }) {
    ... on SettlePageReportPayload { report { ${REPORT_FIELDS} } } ${FAILURES} } }`

let token: string
let administratorId: string
let callers = 0

beforeEach(async () => {
  await database.prisma.inaccuracyReport.deleteMany()
  await database.prisma.programmaticPage.deleteMany()
  await database.prisma.auditEntry.deleteMany()
  token = await members.join('grace@people.example')
  const { id } = await database.prisma.user.update({
    where: { email: 'grace@people.example' },
    data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
  })
  administratorId = id
  await database.prisma.job.deleteMany()
})

const storePage = async (changes: object = {}) => {
  const at = clock.now()
  const text = {
    title: 'Abacus or Birch',
    metaDescription: 'x',
    keyword: 'x',
    author: 'x',
    content: 'x',
    markdown: 'x',
  }
  const times = { contentChangedAt: at, createdAt: at, updatedAt: at }
  const data = { key: 'comparison:a:b', slug: 'abacus-vs-birch', schemaData: {}, contentHash: 'x', ...text, ...times }
  return database.prisma.programmaticPage.create({
    data: { ...data, type: 'comparison', status: 'published', ...changes },
  })
}
const ask = (query: string, variables: object) => {
  callers += 1
  return members.query(query, variables, { address: `192.0.2.${callers}` })
}
const reportPage = async (changes: object = {}) =>
  (await ask(REPORT_PAGE, { input: { path: PATH, kind: 'PRICE', ...changes } })).data.reportPage
const reportTool = async (changes: object = {}) =>
  (await ask(REPORT_TOOL, { input: { toolId: idOf('abacus'), kind: 'PRICE', ...changes } })).data.reportInaccuracy
const outcomeOf = async (reportId: string) => (await ask(OUTCOME, { reportId })).data.reportOutcome
const list = async (state = 'OPEN') => (await members.query(LIST, { state }, { token })).data.pageReports
const settle = async (id: string, state = 'ACCEPTED', outcome: string | null = null) =>
  (await members.query(SETTLE, { id, state, outcome }, { token })).data.settlePageReport

describe('a page report', () => {
  test('is queued, deduplicated', async () => {
    const { id: pageId } = await storePage()
    const first = await reportPage({ note: 'One' })
    expect(first).toEqual({ reportId: expect.any(String), joined: false })
    expect(await reportPage({ note: 'Two' })).toEqual({ reportId: first.reportId, joined: true })
    const reports = await database.prisma.inaccuracyReport.findMany()
    expect(reports).toMatchObject([{ pageId, toolId: null, kind: 'price', note: 'One\n\nTwo', reportCount: 2 }])
    expect(await outcomeOf(first.reportId)).toEqual({
      reportId: first.reportId,
      state: 'OPEN',
      outcome: null,
      settledAt: null,
      about: 'Abacus or Birch',
    })
  })

  test.each([
    ['an unknown page', {}, '/compare/x-vs-y'],
    ['another address of the page', {}, '/blog/abacus-vs-birch'],
    ['a path with more in it', {}, `${PATH}?x=1`],
    ['no path', {}, 'abacus-vs-birch'],
    ['a draft', { status: 'draft' }, PATH],
    ['a page that was made a draft', { statusOverride: 'draft' }, PATH],
    ['a deleted page', { deletedAt: clock.now() }, PATH],
    ['a page whose tool is gone', { goneAt: clock.now() }, PATH],
  ])('is rejected for %s', async (_, changes, path) => {
    await storePage(changes)
    const refused = { code: 'BAD_USER_INPUT', field: 'path', message: 'Page not found.' }
    expect(await reportPage({ path })).toEqual(refused)
    expect(await database.prisma.inaccuracyReport.count()).toBe(0)
  })

  test('follows the rules of all reports', async () => {
    await storePage()
    expect(await reportPage({ kind: 'OTHER' })).toMatchObject({ field: 'note' })
    expect(await reportPage({ email: 'ann' })).toMatchObject({ field: 'email' })
  })

  test('shares its limit with tool reports', async () => {
    await storePage()
    const codes: (string | undefined)[] = []
    const input = { path: PATH, kind: 'PRICE' }
    for (let count = 0; count < 3; count += 1) {
      const tool = { toolId: idOf('abacus'), kind: 'PRICE' }
      const caller = { address: '198.51.100.9' }
      codes.push((await members.query(REPORT_TOOL, { input: tool }, caller)).data.reportInaccuracy.code)
      codes.push((await members.query(REPORT_PAGE, { input }, caller)).data.reportPage.code)
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED'])
  })
})

describe('a report of a wrong price', () => {
  test('names its plan, and joins only reports of the same plan', async () => {
    const name = 'Pro'
    await database.prisma.tool.update({
      where: { id: idOf('abacus') },
      data: {
        plans: [
          { ...knownPlan({ usdMonth: 20 }), name },
          { ...knownPlan({ usdMonth: 50 }), name: 'Team' },
        ],
      },
    })
    const first = await reportTool({ plan: 'Pro' })
    expect(await reportTool({ plan: 'Pro' })).toEqual({ reportId: first.reportId, joined: true })
    expect((await reportTool({ plan: 'Team' })).joined).toBe(false)
    expect((await reportTool()).joined).toBe(false)
    const { nodes } = await list()
    expect(nodes.map(({ plan, toolSlug }: { plan: string; toolSlug: string }) => [toolSlug, plan])).toEqual([
      ['abacus', 'Pro'],
      ['abacus', 'Team'],
      ['abacus', null],
    ])
  })

  test.each([
    ['an unknown plan', { plan: 'Nothing' }, 'This tool has no plan with that name.'],
    ['a plan with another error', { plan: 'Pro', kind: 'OUTDATED' }, 'Only a wrong price is about a plan.'],
  ])('is refused for %s', async (_, changes, message) => {
    expect(await reportTool(changes)).toEqual({ code: 'BAD_USER_INPUT', field: 'plan', message })
  })
})

describe('the outcome of a report', () => {
  test.each(['x', NO_REPORT])('is null for the unknown id %s', async (id) => {
    expect(await outcomeOf(id)).toBeNull()
  })

  test('is visible to its sender, and to nobody without the id', async () => {
    const { reportId } = await reportTool()
    expect(await settle(reportId, 'ACCEPTED', 'It costs 9 now.')).toMatchObject({ report: { state: 'ACCEPTED' } })
    expect(await outcomeOf(reportId)).toEqual({
      reportId,
      state: 'ACCEPTED',
      outcome: 'It costs 9 now.',
      settledAt: clock.now().toISOString(),
      about: 'abacus',
    })
  })
})

describe('settling a report', () => {
  test('emails the sender before the address is removed, and is audited', async () => {
    await storePage({ titleOverride: 'A title of ours' })
    const { reportId } = await reportPage({ note: 'Wrong', email: 'ann@mail.example' })
    const { report } = await settle(reportId, 'REJECTED', 'The vendor says so.\nSee their page.')
    expect(report).toEqual({
      id: reportId,
      about: 'A title of ours',
      plan: null,
      toolSlug: null,
      path: PATH,
      kind: 'PRICE',
      state: 'REJECTED',
      reportCount: 1,
      note: 'Wrong',
      email: 'ann@mail.example',
      outcome: 'The vendor says so.\nSee their page.',
      createdAt: clock.now().toISOString(),
      settledAt: clock.now().toISOString(),
    })
    expect(await members.services.support.visitorAddresses.forgetOld()).toBe(1)
    expect(await list('REJECTED')).toMatchObject({ nodes: [{ id: reportId, email: null }] })
    const emails = await storedEmails(database)
    expect(emails).toMatchObject([
      { to: 'ann@mail.example', replyTo: 'hello@toolfinch.com', subject: 'Your report about A title of ours' },
    ])
    for (const part of ["We didn't accept your report", 'The vendor says so.\n\nSee their page.', PATH]) {
      expect(emails[0]?.text).toContain(part)
    }
    expect(await database.prisma.auditEntry.findMany()).toMatchObject([
      {
        actorId: administratorId,
        action: 'report.settle',
        subjectType: 'report',
        subjectId: reportId,
        before: { state: 'open' },
        after: { state: 'rejected', outcome: null },
      },
    ])
  })

  test('sends nothing without an address, and happens once', async () => {
    const { reportId } = await reportTool()
    await settle(reportId)
    expect((await settle(reportId)).report.state).toBe('ACCEPTED')
    const refused = { code: 'BAD_USER_INPUT', field: 'state', message: 'This report has already been resolved.' }
    expect(await settle(reportId, 'REJECTED')).toEqual(refused)
    expect(await storedEmails(database)).toEqual([])
    expect(await database.prisma.auditEntry.count()).toBe(1)
  })

  test.each([
    ['OPEN', null, 'state', 'A report must be accepted or rejected.'],
    ['ACCEPTED', 'x'.repeat(1001), 'outcome', '"outcome" must be at most 1000 characters.'],
  ])('as %s with such an outcome is refused', async (state, outcome, field, message) => {
    const { reportId } = await reportTool()
    expect(await settle(reportId, state, outcome)).toEqual({ code: 'BAD_USER_INPUT', field, message })
    expect(await outcomeOf(reportId)).toMatchObject({ state: 'OPEN' })
  })

  test.each(['x', NO_REPORT])('is refused for the unknown id %s', async (id) => {
    expect(await settle(id)).toEqual({ code: 'NOT_FOUND', message: 'Report not found.' })
  })
})

test('the queue lists tool and page reports: open ones oldest first, settled ones latest first', async () => {
  await storePage()
  const ids = [(await reportTool()).reportId]
  members.setTime(MINUTE_MS)
  ids.push((await reportPage()).reportId)
  const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id)
  const open = await list()
  expect(open).toMatchObject({ totalCount: 2, openCount: 2 })
  expect(open.nodes).toMatchObject([{ about: 'abacus', path: '/tool/abacus' }, { path: PATH }])
  expect(idsOf(open)).toEqual(ids)
  for (const [index, id] of ids.entries()) {
    members.setTime((2 + index) * MINUTE_MS)
    await settle(id)
  }
  const settled = await list('ACCEPTED')
  expect(settled).toMatchObject({ totalCount: 2, openCount: 0 })
  expect(idsOf(settled)).toEqual([...ids].reverse())
})

test('the address of a reporter is for administrators only', async () => {
  await storePage()
  const sent = await ask(REPORT_PAGE, {
    input: { path: PATH, kind: 'PRICE', note: 'Wrong', email: 'ann@mail.example' },
  })
  const id = sent.data?.['reportPage'].reportId
  const find = `query ($id: ID!) { pageReport(id: $id) { ${REPORT_FIELDS} } }`
  const seen = async (): Promise<unknown[]> => {
    const answers = [
      (await members.query(LIST, { state: 'OPEN' }, { token })).data?.['pageReports'].nodes[0],
      (await members.query(find, { id }, { token })).data?.['pageReport'],
    ]
    return answers.map(({ note, email }) => [note, email])
  }
  expect(await seen()).toEqual(Array(2).fill(['Wrong', 'ann@mail.example']))
  await database.prisma.user.update({ where: { id: administratorId }, data: { role: 'editor' } })
  expect(await seen()).toEqual(Array(2).fill(['Wrong', null]))
  const settled = { id, state: 'REJECTED', outcome: 'It is right.' }
  for (let turn = 0; turn < 2; turn += 1) {
    const { data } = await members.query(SETTLE, settled, { token })
    expect(data?.['settlePageReport'].report).toMatchObject({ state: 'REJECTED', email: null })
  }
  expect(await storedEmails(database)).toMatchObject([{ to: 'ann@mail.example' }])
})
