import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '#server/areas/catalogue/import/import-catalogue.ts'
import { UPLOAD_LIMITS } from '#server/areas/catalogue/uploads/upload-jobs.ts'
import { clock, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { csvOf, newToolRow } from '../../support/import-file.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { sendWithoutEnd } from '../http/raw-connection.ts'

const database = registerTestDatabase()
const members = registerMembers(database)
let token: string

const REPORT =
  'rows created changed unchanged refused kept error problems { line column message } changes { line created slug fields } ignoredColumns'
const FILE = `id fileName isRunning dryRun { ${REPORT} } imported { ${REPORT} }`
const RESULT = '__typename ... on Failure { code message }'
const FIELD = '... on InvalidInputError { field }'

const ask = async (text: string, variables: object = {}, as: string | undefined = token) =>
  members.query(text, variables, as === undefined ? {} : { token: as })
const upload = async (content: string, asOf: string | null = '2026-11', fileName = 'tools.csv') =>
  (
    await ask(
      `mutation ($fileName: String!, $content: String!, $asOf: Month) {
        uploadCatalogueFile(input: { fileName: $fileName, content: $content, asOf: $asOf }) { ${RESULT} ${FIELD} ... on UploadCatalogueFilePayload { file { id } } } }`,
      { fileName, content, asOf },
    )
  ).data.uploadCatalogueFile
const send = (payload: string | Buffer, query: string, headers: object = {}) =>
  members.app.inject({
    method: 'POST',
    url: `/admin-files/catalogue?${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', ...headers },
    payload,
  })
const read = async (id: string) =>
  (await ask(`query ($id: ID!) { catalogueFile(id: $id) { ${FILE} } }`, { id })).data.catalogueFile
const importFile = async (id: string) =>
  (
    await ask(
      `mutation ($id: ID!) { importCatalogueFile(input: { id: $id }) { ${RESULT} ${FIELD} ... on ImportCatalogueFilePayload { file { id isRunning } } } }`,
      { id },
    )
  ).data.importCatalogueFile
const undo = async (id: string) =>
  (
    await ask(
      `mutation ($id: ID!) { undoCatalogueImport(input: { id: $id }) { ${RESULT} ... on UndoCatalogueImportPayload { catalogueImport { id isUndoing } } } }`,
      { id },
    )
  ).data.undoCatalogueImport
const imports = async () =>
  (await ask('{ catalogueImports { id isUndo source state created changed removed refused canUndo } }')).data
    .catalogueImports

/** Runs waiting jobs, as the process's runner does. */
const runJobs = async () => {
  const waiting = await database.prisma.job.findMany({
    where: { state: 'waiting', kind: { in: ['import-catalogue-upload', 'undo-catalogue-import'] } },
  })
  for (const { id, kind, payload } of waiting) {
    const handler = members.services.jobHandlers.find((one) => one.kind === kind)
    await handler?.run(payload, {
      jobId: id,
      attempt: 1,
      signal: AbortSignal.timeout(60_000),
      progress: async () => undefined,
      commit: async (work) => void (await database.transaction(work)),
    })
    await database.prisma.job.update({ where: { id }, data: { state: 'done', activeKey: null } })
  }
}
const judged = async (content: string, asOf?: string | null) => {
  const {
    file: { id },
  } = await upload(content, asOf)
  await runJobs()
  return read(id)
}
const slugs = async () =>
  (await database.prisma.tool.findMany({ select: { slug: true }, orderBy: { slug: 'asc' } })).map(({ slug }) => slug)

const GOOD = newToolRow()
const BAD = newToolRow({ name: 'Dune', website_url: 'https://dune.example/', category: 'nowhere' })

beforeEach(async () => {
  await database.reset()
  members.setTime(0)
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  token = await members.join('owner@people.example')
  await database.prisma.user.updateMany({
    data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
  })
})

describe('an uploaded file of tools', () => {
  test('is validated first: the dry run names the line of each rejected row and changes nothing', async () => {
    const file = await judged(
      csvOf(GOOD, BAD, newToolRow({ name: 'Abacus', website_url: 'https://abacus.example/' }), { ...GOOD, name: '' }),
    )
    expect(file).toMatchObject({ fileName: 'tools.csv', isRunning: false, imported: null })
    expect(file.dryRun).toMatchObject({ rows: 4, created: 1, changed: 1, refused: 2, error: null })
    expect(file.dryRun.problems).toEqual([
      { line: 3, column: 'category', message: '"nowhere" does not exist' },
      { line: 5, column: 'name', message: 'must not be blank' },
    ])
    expect(file.dryRun.changes).toMatchObject([
      { line: 2, created: true, slug: 'comet' },
      { line: 4, created: false, slug: 'abacus', fields: ['description'] },
    ])
    expect(await slugs()).toEqual(['abacus'])
    expect(await imports()).toEqual([])
  })

  test('is then imported like in the dry run, with an audit entry', async () => {
    const { id, dryRun } = await judged(csvOf(GOOD, BAD, GOOD))
    expect((await importFile(id)).__typename).toBe('ImportCatalogueFilePayload')
    await runJobs()
    expect((await read(id)).imported).toEqual(dryRun)
    expect(await slugs()).toEqual(['abacus', 'comet'])
    expect(await imports()).toMatchObject([{ isUndo: false, state: 'DONE', created: 1, refused: 2, canUndo: true }])
    expect(await database.prisma.auditEntry.findMany()).toMatchObject([
      { action: 'catalogue.import', subjectId: id, after: { file: 'tools.csv', created: 1, changed: 0, refused: 2 } },
    ])
    // Pressing the button again imports nothing.
    await importFile(id)
    await runJobs()
    expect(await imports()).toHaveLength(1)
  })

  test('is not imported before its dry run, nor after catalog changes', async () => {
    const {
      file: { id },
    } = await upload(csvOf(GOOD))
    expect(await importFile(id)).toMatchObject({ message: 'Wait until the dry run has finished.', field: 'id' })
    await runJobs()
    await importCatalogue({
      database,
      clock,
      input: (async function* () {
        yield new TextEncoder().encode(csvOf(GOOD))
      })(),
      source: 'other.csv',
      asOf: '2026-11',
    })
    expect(await importFile(id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'The catalog has changed since the dry run, so a new dry run has started. Review it before you import.',
    })
    expect((await read(id)).isRunning).toBe(true)
    await runJobs()
    expect((await read(id)).dryRun).toMatchObject({ created: 0, unchanged: 1 })
  })

  test('can be undone with a recent password, which is audited', async () => {
    const { id } = await judged(csvOf(GOOD))
    await importFile(id)
    await runJobs()
    const [{ id: setId }] = await imports()
    members.setTime(16 * MINUTE_MS)
    expect(await undo(setId)).toMatchObject({ __typename: 'PasswordRequiredError' })
    members.setTime(0)
    expect(await undo(setId)).toEqual({
      __typename: 'UndoCatalogueImportPayload',
      catalogueImport: { id: setId, isUndoing: true },
    })
    await runJobs()
    expect(await slugs()).toEqual(['abacus'])
    expect(await imports()).toMatchObject([
      { isUndo: true, removed: 1, canUndo: false },
      { isUndo: false, state: 'UNDONE', canUndo: false },
    ])
    expect(await undo(setId)).toMatchObject({ message: 'This import does not exist or cannot be undone.' })
    const actions = (await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)
    expect(actions).toEqual(['catalogue.import', 'catalogue.undo-import'])
  })

  test('is rejected with a reason when it violates a rule or a limit', async () => {
    const refusals: readonly (readonly [content: string, reason: RegExp])[] = [
      ['name,colour\r\nComet,red\r\n', /^The file has unknown columns: "colour"/],
      ['"', /^The header has a quotation mark that is never closed/],
      [`name\r\n"${'x'.repeat(70_000)}`, /^Line 2 begins a row of more than 65536 characters/],
      [`${'a,'.repeat(60)}b\r\n`, /^The file has more than 60 columns\./],
      [`name\r\n${'x'.repeat(5_000)}\r\n`, /^The file has more than 4096 characters in one cell/],
    ]
    for (const [content, reason] of refusals) {
      const file = await judged(content)
      expect(file.dryRun.error).toMatch(reason)
      expect(await importFile(file.id)).toMatchObject({ message: 'The dry run rejected this file.' })
    }
    expect(UPLOAD_LIMITS).toMatchObject({ maxBytes: 5_242_880, maxRows: 50_000 })
  })

  test('needs a name, a text and a month that is one', async () => {
    expect(await upload('name\r\n', null, ' ')).toMatchObject({ message: '"fileName" must be 1 to 200 characters.' })
    expect(await upload(' \r\n')).toMatchObject({ message: 'The file is empty.', field: 'content' })
    expect((await send('name\r\nComet\r\n', 'name=a.csv&asOf=June')).statusCode).toBe(400)
    expect((await judged('name\r\nComet\r\n', null)).dryRun.error).toMatch(/^Specify the month of the data/)
    expect(await read('x')).toBeNull()
    expect(await importFile('x')).toMatchObject({
      message: 'File not found. Uploaded files are kept for 7 days.',
    })
  })

  test('is removed after seven days', async () => {
    const { id } = await judged(csvOf(GOOD))
    members.setTime(8 * 24 * 60 * MINUTE_MS)
    const job = members.services.jobHandlers.find(({ kind }) => kind === 'remove-old-catalogue-uploads')
    await job?.run({}, {} as never)
    expect(await database.prisma.catalogueUpload.count({ where: { id } })).toBe(0)
  })
})

describe('the endpoint for large files', () => {
  test('accepts a file too large for /graphql, for administrators only', async () => {
    const rows = csvOf(...Array.from({ length: 3_000 }, (_, index) => newToolRow({ name: `Comet ${index}` })))
    expect(rows.length).toBeGreaterThan(262_144)
    const stored = await send(rows, 'name=large.csv&asOf=2026-11')
    expect(stored.statusCode).toBe(201)
    expect(await read(stored.json().id)).toMatchObject({ fileName: 'large.csv', isRunning: true })
    const large = { 'content-length': String(200 * 1024 * 1024) }
    const stranger = await send('name\r\n', 'name=a.csv', { ...large, authorization: '' })
    expect([stranger.statusCode, stranger.headers.connection]).toEqual([401, 'close'])
    await database.prisma.user.updateMany({ data: { role: 'editor' } })
    expect((await send('name\r\n', 'name=a.csv')).statusCode).toBe(403)
  })

  test('like every other one, does not read endless bodies from strangers', async () => {
    await members.app.listen({ host: '127.0.0.1', port: 0 })
    const { server } = members.app
    const { port } = server.address() as AddressInfo
    for (const [line, status] of [
      ['POST /admin-files/catalogue', 401],
      ['POST /.netlify/functions/advancedMarketingSystem', 401],
      ['POST /.netlify/functions/analytics', 413],
      ['POST /graphql', 413],
      ['GET /health/live', 200],
    ] as const) {
      const head = `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000000`
      const result = await sendWithoutEnd(server, port, head)
      expect([0, status]).toContain(result.status)
      expect([line, result.bytesRead < 4 * 1024 * 1024]).toEqual([line, true])
    }
  })

  test('rejects too large bodies by their length before reading, and invalid UTF-8', async () => {
    const announced = await send('', 'name=a.csv', { 'content-length': String(200 * 1024 * 1024) })
    expect(announced.statusCode).toBe(413)
    expect((await send(Buffer.alloc(UPLOAD_LIMITS.maxBytes + 1, 'a'), 'name=a.csv')).statusCode).toBe(413)
    const latin = await send(Buffer.from([0x6e, 0xe9, 0x0a]), 'name=a.csv')
    expect([latin.statusCode, latin.json().error.message]).toEqual([
      400,
      'The file is not UTF-8. Save it as UTF-8 and try again.',
    ])
  })

  test('handles five megabytes of quotation marks', async () => {
    const stored = await send('"'.repeat(UPLOAD_LIMITS.maxBytes), 'name=quotes.csv&asOf=2026-11')
    await runJobs()
    expect((await read(stored.json().id)).dryRun.error).toMatch(/^Line 1 begins a row of more than 65536 characters/)
  })
})
