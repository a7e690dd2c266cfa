import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/durations.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { createEditing } from '../../support/catalogue-editing.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { pngOf } from '../../support/png.ts'
import { buildTestApp, type TestApp } from '../http/app-support.ts'

const RED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#d33" d="M2 2h20v20H2z"/></svg>'
const BLACK = RED.replace('#d33', '#000')
const base64 = (file: string | Buffer) => Buffer.from(file).toString('base64')

const database = registerTestDatabase()
const editing = createEditing(database)
let people: Awaited<ReturnType<typeof editing.begin>>
let site: TestApp
let now = clock.now()

beforeAll(async () => {
  site = await buildTestApp(database, { clock: { now: () => now } })
})
afterAll(async () => {
  await site.services.catalogue.logos.close()
  await site.app.close()
})
beforeEach(async () => {
  now = clock.now()
  people = await editing.begin()
})

const get = (url: string) => site.app.inject({ method: 'GET', url })

type Api = ReturnType<typeof createApi>

/** The name of the stored file, or the failure. */
const upload = async (by: Api, data: string) => {
  const text = `mutation ($data: String!) { uploadLogo(input: { data: $data }) {
    ... on UploadLogoPayload { file } ... on InvalidInputError { field } ... on Failure { code message } } }`
  const { data: answer, errors } = await by.query(text, { data })
  const refused = errors[0] as { message: string } | undefined
  return refused ?? (answer as { uploadLogo: { file: string } | { message: string } }).uploadLogo
}
const uploaded = async (file: string | Buffer = RED): Promise<string> => {
  const answer = await upload(people.editor, base64(file))
  if (!('file' in answer)) throw new Error(`It was refused: ${answer.message}`)
  return answer.file
}

const markOf = async (slug: string) => {
  const text = 'query ($slug: String!) { tool(by: { slug: $slug }) { mark { path darkPath } categoryIcon { path } } }'
  const { data } = await createApi(database).query(text, { slug })
  return (data as { tool: { mark: unknown; categoryIcon: unknown } }).tool
}

describe('an uploaded logo', () => {
  test('is the mark of a tool once an edit names it, with its source, and until the edit is undone', async () => {
    expect((await markOf('abacus')).mark).toBeNull()
    const file = await uploaded()
    const source = { url: 'https://abacus.example/press' }
    const saved = await editing.update(people.admin, 'abacus', [{ field: 'logo', value: file, base: '', fact: source }])
    expect(saved).toMatchObject({ __typename: 'SaveToolPayload' })
    expect(await markOf('abacus')).toEqual({
      mark: { path: `/logos/${file}`, darkPath: `/logos/${file.replace('.svg', '-dark.svg')}` },
      categoryIcon: null,
    })
    expect(await editing.fact('abacus', 'logo')).toMatchObject({ source: 'person', sourceUrl: source.url })
    expect(await editing.audit()).toEqual(['tool.update'])
    await editing.undo(people.admin, saved.changeSetId)
    expect((await markOf('abacus')).mark).toBeNull()
  })

  test('proposed by an editor waits for an administrator', async () => {
    const file = await uploaded()
    const { revisionId } = await editing.update(people.editor, 'abacus', [{ field: 'logo', value: file, base: '' }])
    expect((await markOf('abacus')).mark).toBeNull()
    await editing.decide(people.admin, revisionId, true)
    expect((await markOf('abacus')).mark).toMatchObject({ path: `/logos/${file}` })
  })

  test('is served under a name that never changes, and as a page of its own it may do nothing', async () => {
    const file = await uploaded(BLACK)
    const [light, dark] = [await get(`/logos/${file}`), await get(`/logos/${file.replace('.svg', '-dark.svg')}`)]
    expect([light.statusCode, dark.statusCode]).toEqual([200, 200])
    expect(light.body).toContain('fill="#000"')
    expect(dark.body).toContain('fill="#f2ebde"')
    expect(light.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(await uploaded(BLACK)).toBe(file)
  })

  test('can be a PNG', async () => {
    const file = await uploaded(pngOf(64, 64, () => [200, 40, 40, 255]))
    expect(file).toMatch(/^[0-9a-f]{32}\.png$/)
    const answer = await get(`/logos/${file}`)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  test.each(['nothing.svg', `${'0'.repeat(32)}.svg`, `${'0'.repeat(32)}.html`, '..%2F..%2Fpackage.json', '%00'])(
    'does not exist as %s',
    async (name) => {
      expect((await get(`/logos/${name}`)).statusCode).toBeGreaterThanOrEqual(400)
      expect((await get(`/logos/${name}`)).statusCode).toBeLessThan(500)
    },
  )
})

describe('an upload is refused', () => {
  test('with what is wrong with the file', async () => {
    const refusal = (message: string) => ({ code: 'BAD_USER_INPUT', field: 'data', message })
    expect(await upload(people.admin, base64(RED.replace('<path', '<script/><path')))).toEqual(
      refusal('The SVG contains <script>. Export it as plain shapes, or upload a PNG.'),
    )
    expect(await upload(people.admin, 'data:image/png;base64,AAAA')).toEqual(refusal('The file must be in base64.'))
    expect(await database.prisma.logoFile.count()).toBe(0)
  })

  test('for visitors', async () => {
    expect(await upload(createApi(database), base64(RED))).toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

test('an edit cannot name a logo that is not stored, nor anything else', async () => {
  const edit = (value: string) => editing.update(people.admin, 'abacus', [{ field: 'logo', value, base: '' }])
  expect(await edit(`${'0'.repeat(32)}.svg`)).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'logo',
    message: '"logo" is not stored anymore. Upload it again.',
  })
  for (const value of ['https://abacus.example/logo.svg', '../marks/x.svg', 'a.svg']) {
    expect(await edit(value)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'logo' })
  }
})

test('files that nobody uses are removed after 30 days', async () => {
  const shapes = ['#d33', '#3a3', '#33d', '#a3a'].map((color) => RED.replace('#d33', color))
  const files = await Promise.all(shapes.map((shape) => uploaded(shape)))
  const [shown = '', proposed = '', replaced = '', unused = ''] = files
  const change = (value: string, base = '') => [{ field: 'logo', value, base }]
  await editing.update(people.admin, 'abacus', change(shown))
  await editing.update(people.editor, 'birch', change(proposed))
  const left = async () => (await database.prisma.logoFile.findMany()).map(({ file }) => file).sort()
  now = new Date(clock.now().getTime() + 29 * DAY_MS)
  await site.services.catalogue.logos.removeUnused()
  expect(await left()).toEqual([...files].sort())

  await editing.update(people.admin, 'cedar', change(replaced))
  await editing.update(people.admin, 'cedar', change('', replaced))
  await database.prisma.toolChange.updateMany({ where: { slug: 'cedar' }, data: { at: now } })
  now = new Date(clock.now().getTime() + 31 * DAY_MS)
  await site.services.catalogue.logos.removeUnused()
  expect(await left()).toEqual([shown, proposed, replaced].sort())
  expect(await left()).not.toContain(unused)
  now = new Date(clock.now().getTime() + 60 * DAY_MS)
  await site.services.catalogue.logos.removeUnused()
  expect(await left()).toEqual([shown, proposed].sort())
})
