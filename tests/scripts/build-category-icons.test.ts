import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryFileSchema } from '#core/catalogue/fields/tool-record.ts'
import { buildCategoryIcons, CategoryIconError } from '#scripts/build-category-icons.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILE = 'prisma/data/categories.json'
const { categories } = categoryFileSchema.parse(JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')))
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'toolfinch-icons-'))
  mkdirSync(join(root, 'prisma/data'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

test('every category has the address of a symbol in the file, and its tint', async () => {
  const { file, defaultPath, categories: built } = await buildCategoryIcons(ROOT)
  const [name, text] = file
  expect(name).toMatch(/^categories\.[0-9a-f]{8}\.svg$/)
  expect(Object.keys(built)).toEqual(categories.map(({ slug }) => slug))
  for (const { slug, icon, tint } of categories) {
    expect(built[slug]).toEqual({ path: `/marks/${name}#${icon}`, tint })
    expect(text).toContain(`<symbol id="${icon}" `)
  }
  expect(defaultPath).toBe(`/marks/${name}#shapes`)
  expect(text).toContain('<symbol id="shapes" ')
})

test('the file contains only lines in the color of the text', async () => {
  const { file } = await buildCategoryIcons(ROOT)
  const [, text] = file
  const tags = new Set([...text.matchAll(/<([a-z]+)/gi)].map(([, tag]) => tag))
  expect([...tags].sort()).toEqual(expect.arrayContaining(['path', 'svg', 'symbol']))
  for (const tag of tags) expect('svg symbol path rect circle ellipse line polyline polygon'.split(' ')).toContain(tag)
  expect(text).not.toMatch(/\skey=|\son\w+=|href=|style=|#[0-9a-f]{3,6}"/i)
  expect(new Set([...text.matchAll(/stroke="([^"]+)"/g)].map(([, color]) => color))).toEqual(new Set(['currentColor']))
})

test.each(['abacus', 'music'])('an icon that lucide does not have by the name %s is an error', async (icon) => {
  writeFileSync(join(root, FILE), JSON.stringify({ categories: [{ ...categories[0], icon }] }))
  await expect(buildCategoryIcons(root)).rejects.toThrow(CategoryIconError)
})
