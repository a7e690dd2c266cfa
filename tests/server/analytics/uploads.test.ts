import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#core/analytics/uploads/upload-file.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { bodyOf, COMPARISON, FILE, HEADER, IMPORTS, postUpload, UNDO } from './upload-support.ts'

const ADMINISTRATOR = 'administrator@people.example'

const database = registerTestDatabase()
const members = registerMembers(database)
let token: string
let member: string

beforeAll(async () => {
  token = await members.join(ADMINISTRATOR)
  member = await members.join('ada@people.example')
  await database.prisma.user.update({
    where: { email: ADMINISTRATOR },
    data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
  })
})
beforeEach(async () => {
  members.setTime(0)
  await database.prisma.analyticsImport.deleteMany()
  await database.prisma.auditEntry.deleteMany()
})

const post = (payload: object | string | Buffer, options: { token?: string | null; headers?: object } = {}) =>
  postUpload(members.app, payload, { token, ...options })
const upload = async (text: string, changes: object = {}) => post(bodyOf(text, changes))
const ask = async (query: string, variables: object = {}) => members.query(query, variables, { token })
const storedRows = async () =>
  database.prisma.analyticsImportRow.findMany({
    orderBy: { line: 'asc' },
    select: { line: true, metric: true, value: true, page: true, conversions: true },
  })

describe('advancedMarketingSystem', () => {
  test('imports the valid rows, and returns the analysis', async () => {
    const { status, body } = await upload(FILE)
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        result: {
          analysis: {
            total_users: 400,
            conversion_rate: null,
            bounce_rate: 68,
            session_duration: null,
            top_pages: [{ page: '/quiz', views: 1500, conversions: 120 }],
            insights: expect.arrayContaining(['November 2, 2026 was the busiest day, with 300 users.']),
          },
          recommendations: expect.arrayContaining([
            {
              action: 'Reduce the bounce rate',
              type: 'engagement',
              expected_impact: 'Bounce rate is 68%; each percentage point lower would mean about 60 users a month.',
              priority: 'medium',
            },
          ]),
          imported_at: '2026-11-20T12:00:00.000Z',
          import_id: expect.any(String),
          dry_run: false,
          already_imported: false,
          rows: 4,
          refused: 1,
          row_errors: [{ line: 5, message: 'Line 5 has a value that is not a whole number.' }],
        },
      },
    ])
    expect(await storedRows()).toEqual([
      { line: 2, metric: 'users', value: 100, page: null, conversions: null },
      { line: 3, metric: 'users', value: 300, page: null, conversions: null },
      { line: 4, metric: 'bounce_rate', value: 68, page: null, conversions: null },
      { line: 6, metric: 'top_page', value: 1500, page: '/quiz', conversions: 120 },
    ])
  })

  test('validates a dry run exactly like an import, and stores nothing', async () => {
    const dry = (await upload(FILE, { dry_run: true })).body.result
    expect([await database.prisma.analyticsImport.count(), await database.prisma.auditEntry.count()]).toEqual([0, 0])
    expect([dry.dry_run, dry.imported_at, dry.import_id]).toEqual([true, null, null])
    const real = (await upload(FILE)).body.result
    const judged = ({ analysis, recommendations, rows, refused, row_errors }: typeof dry) => ({
      analysis,
      recommendations,
      rows,
      refused,
      row_errors,
    })
    expect(judged(dry)).toEqual(judged(real))
  })

  test('stores a file once, whatever its name, even when uploaded twice at once', async () => {
    const outcomes = await Promise.all([upload(FILE), upload(FILE, { filename: 'copy.csv' })])
    members.setTime(MINUTE_MS)
    outcomes.push(await upload(FILE, { dry_run: true }))
    expect(outcomes.map(({ body }) => body.result.already_imported).sort()).toEqual([false, true, true])
    expect(new Set(outcomes.map(({ body }) => body.result.import_id)).size).toBe(1)
    expect([await database.prisma.analyticsImport.count(), (await storedRows()).length]).toEqual([1, 4])
  })

  test('accepts any file name, and shows it truncated on one line', async () => {
    await upload(FILE, { filename: ` a\n ${'b'.repeat(197)}😀.exe ` })
    expect((await database.prisma.analyticsImport.findFirstOrThrow()).filename).toBe(`a ${'b'.repeat(197)}😀`)
  })

  test('stores a file with the maximum number of rows', async () => {
    const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + (index % 365))).toISOString().slice(0, 10)
    const lines = Array.from(
      { length: 50_000 },
      (_unused, index) => `users,1,${day(index)},/${Math.floor(index / 365)}`,
    )
    const { body } = await upload([HEADER, ...lines].join('\n'))
    expect([body.result?.rows, body.result?.analysis.total_users]).toEqual([50_000, 50_000])
    expect(await database.prisma.analyticsImportRow.count()).toBe(50_000)
  })

  test.each([
    ['no text', { csv_data: undefined }, '"data.csv_data" must be the text of a file.'],
    ['another type of data', { data_type: 'other' }, '"data.data_type" must be "humblytics".'],
    ['no name', { filename: undefined }, '"data.filename" must be the name of the file.'],
    ['a name beyond its limit', { filename: 'x'.repeat(1_001) }, '"data.filename" must be at most 1,000 characters.'],
    ['a dry run of another kind', { dry_run: 'yes' }, '"data.dry_run" must be true or false.'],
    ['a header alone', { csv_data: HEADER }, 'The file has no rows.'],
    [
      'no sound row',
      { csv_data: `${HEADER}\nusers,x,,` },
      'None of the rows can be imported. Line 2 has a value that is not a whole number.',
    ],
    ['a NUL', { csv_data: `${HEADER}\nusers,1\0,2026-11-01,` }, 'The request contains a control character.'],
    [
      'half of a character',
      { csv_data: `${HEADER}\nusers,1,2026-11-01,\ud800` },
      'The request contains malformed Unicode.',
    ],
    ['UTF-16 read as text', { csv_data: [...HEADER].join('\0') }, 'The request contains a control character.'],
  ])('rejects %s', async (_what, changes, error) => {
    expect(await upload(FILE, changes)).toEqual({ status: 400, body: { success: false, error } })
  })

  test('rejects a body without data, an unknown action, and invalid UTF-8', async () => {
    const refusals = [
      await post({ action: 'process_csv' }),
      await post({ action: 'other' }),
      await post(Buffer.from(JSON.stringify(bodyOf('caf\u00e9')), 'latin1')),
    ]
    expect(refusals).toEqual(
      [
        '"data" must be an object.',
        '"action" must be one of: process_csv.',
        'The request body is not valid UTF-8.',
      ].map((error) => ({
        status: 400,
        body: { success: false, error },
      })),
    )
    expect((await post(`{"action":"process_csv","__proto__":{"x":1},"data":{}}`)).status).toBe(400)
  })

  test('rejects a body beyond 5 MB by its length, and stops reading without one', async () => {
    const large = 'x'.repeat(MAX_UPLOAD_BYTES)
    const { status, body } = await upload(large)
    expect([status, body.success, typeof body.error]).toEqual([413, false, 'string'])
    // A declared length is enough: the body is not read.
    expect((await post('{}', { headers: { 'content-length': '209715200' } })).status).toBe(413)
  })

  test('rejects visitors and members before reading the body', async () => {
    for (const [caller, status, error] of [
      [null, 401, 'Please sign in.'],
      ['x'.repeat(32), 401, 'Please sign in.'],
      [member, 403, 'Forbidden'],
    ] as const) {
      expect(await post('not even JSON', { token: caller })).toEqual({ status, body: { success: false, error } })
    }
  })
})

describe('the history of imports', () => {
  test('is listed newest first', async () => {
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      members.setTime(index * MINUTE_MS)
      await upload(`${FILE}users,${index},2026-11-09,`, { filename: `${name}.csv` })
    }
    const { data } = await ask(IMPORTS)
    expect(data.analyticsImports).toEqual({
      totalCount: 3,
      nodes: [
        expect.objectContaining({ filename: 'three.csv', importedAt: '2026-11-20T12:02:00.000Z' }),
        {
          filename: 'two.csv',
          importedAt: '2026-11-20T12:01:00.000Z',
          importedBy: ADMINISTRATOR,
          rowCount: 5,
          refusedCount: 1,
          state: 'IMPORTED',
          undoneAt: null,
          rowErrors: [{ line: 5 }],
        },
      ],
    })
    expect((await ask(IMPORTS, { page: 0 })).errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('keeps an undone import without its rows, and accepts the file again', async () => {
    const { import_id: id } = (await upload(FILE)).body.result
    const undone = await ask(UNDO, { id })
    expect(undone.data.undoAnalyticsImport).toEqual({
      __typename: 'UndoAnalyticsImportPayload',
      analyticsImport: {
        state: 'UNDONE',
        undoneAt: clock.now().toISOString(),
        analysis: null,
        recommendations: [],
        comparison: null,
      },
    })
    expect(await ask(UNDO, { id })).toEqual(undone)
    expect(await database.prisma.analyticsImportRow.count()).toBe(0)
    const entries = await database.prisma.auditEntry.findMany({
      orderBy: { at: 'asc' },
      select: { action: true, after: true },
    })
    expect(entries).toEqual([
      { action: 'analytics.import', after: { filename: 'export.csv', rows: 4, refused: 1 } },
      { action: 'analytics.undo', after: { state: 'undone', rows: 0 } },
    ])
    const again = (await upload(FILE)).body.result
    expect([again.already_imported, again.import_id === id]).toEqual([false, false])
    expect((await ask(IMPORTS)).data.analyticsImports.totalCount).toBe(2)
  })

  test('requires the password before an undo, 15 minutes after it was entered', async () => {
    const { import_id: id } = (await upload(FILE)).body.result
    members.setTime(15 * MINUTE_MS + 1)
    expect((await ask(UNDO, { id })).data.undoAnalyticsImport).toEqual({
      __typename: 'PasswordRequiredError',
      message: 'Please confirm your password.',
    })
    expect(await storedRows()).toHaveLength(4)
  })

  test.each(['x', '00000000-0000-4000-8000-000000000000'])('knows no import %s', async (id) => {
    expect((await ask(UNDO, { id })).data.undoAnalyticsImport.message).toBe('Import not found.')
    expect((await ask('query ($id: ID!) { analyticsImport(id: $id) { id } }', { id })).data.analyticsImport).toBeNull()
  })
})

describe('the comparison with recorded figures', () => {
  const compare = async (id: string) => (await ask(COMPARISON, { id })).data.analyticsImport.comparison

  test('has the same days on both sides, and people only', async () => {
    const { import_id: id } = (await upload(FILE)).body.result
    const none = { recorded: null, gap: null }
    expect(await compare(id)).toEqual({
      days: 2,
      recordedDays: 0,
      figures: [
        { metric: 'USERS', imported: 400, ...none },
        { metric: 'CONVERSION_RATE', imported: null, ...none },
        { metric: 'BOUNCE_RATE', imported: 68, ...none },
        { metric: 'SESSION_DURATION', imported: null, ...none },
      ],
    })
    const total = {
      period: 'day',
      dimension: 'traffic',
      bucket: 'person',
      key: '',
      startsAt: new Date('2026-11-02'),
    } as const
    const figures = { visits: 250, sessions: 200, bounces: 120, seconds: 9_000, purchases: 5 }
    await database.prisma.analyticsTotal.createMany({
      data: [
        { ...total, ...figures },
        { ...total, ...figures, bucket: 'bot' },
        { ...total, ...figures, dimension: 'page' },
        { ...total, ...figures, period: 'hour' },
        { ...total, ...figures, startsAt: new Date('2026-11-03') },
      ],
    })
    expect(await compare(id)).toEqual({
      days: 2,
      recordedDays: 1,
      figures: [
        { metric: 'USERS', imported: 400, recorded: 250, gap: 150 },
        { metric: 'CONVERSION_RATE', imported: null, recorded: 2, gap: null },
        { metric: 'BOUNCE_RATE', imported: 68, recorded: 60, gap: 8 },
        { metric: 'SESSION_DURATION', imported: null, recorded: 45, gap: null },
      ],
    })
  })
})
