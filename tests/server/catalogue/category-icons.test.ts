import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCategoryIcons } from '#server/areas/catalogue/category-icons.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'
import { schema } from '#server/schema.ts'

const WRITING = { path: '/marks/categories.1a2b3c4d.svg#pen-line', tint: 'moss' }
const DEFAULT = '/marks/categories.1a2b3c4d.svg#shapes'
let folder: string
const icons = () => createCategoryIcons(join(folder, 'category-icons.json'))

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolfinch-icons-'))
  const built = { defaultPath: DEFAULT, categories: { writing: WRITING } }
  writeFileSync(join(folder, 'category-icons.json'), JSON.stringify(built))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a category has the icon of its record', () => {
  expect(icons().of('writing')).toEqual(WRITING)
})

test('a category without a record, such as one that an administrator adds, has the default icon', () => {
  expect(icons().of('constructor')).toEqual({ path: DEFAULT, tint: 'amber' })
})

test('without a build no category has an icon', () => {
  expect(createCategoryIcons(join(folder, 'nothing.json')).of('writing')).toBeNull()
})

test('a tool has the icon of its category unless it has a logo', async () => {
  const writing = { id: 'w', slug: 'writing', name: 'Writing', description: '' }
  const tools = {
    compare: async (slugs: readonly string[]) => slugs.map((slug) => ({ id: slug, slug, category: writing })),
  }
  const logo = { path: '/marks/quill.1a2b3c4d.svg', darkPath: null }
  const toolMarks = { of: ({ slug }: { slug: string }) => (slug === 'quill' ? logo : null) }
  const { data, errors } = await createExecute(schema)({
    document: parse(
      '{ compareTools(slugs: ["quill", "abacus"]) { mark { path } categoryIcon { path tint } category { icon { path tint } } } }',
    ),
    variables: {},
    context: {
      services: { catalogue: { tools, toolMarks, categoryIcons: icons() } },
    } as unknown as RequestContext,
  })
  expect(errors).toBeUndefined()
  const icon = { path: WRITING.path, tint: 'MOSS' }
  expect(data?.['compareTools']).toEqual([
    { mark: { path: logo.path }, categoryIcon: null, category: { icon } },
    { mark: null, categoryIcon: icon, category: { icon } },
  ])
})
