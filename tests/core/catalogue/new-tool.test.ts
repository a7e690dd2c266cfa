import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataFileSchemas } from '#core/catalogue/data-file-schemas.ts'
import { toolRecordSchema } from '#core/catalogue/fields/tool-record.ts'
import { skeletonOf, slugOfName, withTool } from '#core/catalogue/new-tool.ts'

const skeleton = skeletonOf({ name: 'Notion AI', website_url: 'https://notion.example', today: '2026-11-20' })

describe('a new record', () => {
  it('has every field in schema order', () => {
    expect(Object.keys(skeleton)).toEqual(Object.keys(toolRecordSchema.shape))
    expect(skeleton).toMatchObject({ slug: 'notion-ai', status: 'active', plans: [], added_on: '2026-11-20' })
  })

  it('fails the checks exactly at the fields an editor must write', () => {
    const result = toolRecordSchema.safeParse(skeleton)
    const fields = new Set(result.error?.issues.map(({ path: [field] }) => field))
    expect([...fields]).toEqual([
      'vendor',
      'description',
      'long_description',
      'features',
      'use_cases',
      'pros',
      'cons',
      'topics',
      'platforms',
    ])
  })

  it('is inserted by slug in the file of its category', () => {
    const text = withTool(
      JSON.stringify({ category: 'notes', tools: [{ slug: 'mem' }, { slug: 'obsidian' }] }),
      'notes',
      skeleton,
    )
    const slugs = (JSON.parse(text) as { tools: { slug: string }[] }).tools.map(({ slug }) => slug)
    expect(slugs).toEqual(['mem', 'notion-ai', 'obsidian'])
  })

  it('starts the file of a new category', () => {
    expect(JSON.parse(withTool(null, 'music', skeleton))).toEqual({
      $schema: '../tool-file.schema.json',
      category: 'music',
      tools: [skeleton],
    })
  })

  it.each([
    ['Beautiful.ai', 'beautiful-ai'],
    ['Café & Co', 'cafe-and-co'],
    ["Schrödinger's Notes+", 'schrodingers-notes-plus'],
    ['  #1 --- ', '1'],
    ['百度', ''],
  ])('gives %s the slug "%s"', (name, slug) => expect(slugOfName(name)).toBe(slug))
})

describe('the schema files', () => {
  it.each(dataFileSchemas())('$name is current; if not, run npm run catalogue:schema', ({ name, text }) => {
    expect(readFileSync(path.join(import.meta.dirname, '../../../prisma/data', name), 'utf8')).toBe(text)
  })
})
