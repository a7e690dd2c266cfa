import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToolMarks } from '#server/areas/catalogue/tool-marks.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'
import { schema } from '#server/schema.ts'

const MARKS = {
  quill: { path: '/marks/quill.1a2b3c4d.svg', darkPath: '/marks/quill-dark.5e6f7a8b.svg' },
  abacus: { path: '/marks/abacus.9c0d1e2f.svg', darkPath: null },
}
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolfinch-marks-'))
  writeFileSync(join(folder, 'marks.json'), JSON.stringify(MARKS))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a tool has the mark that was built for it, or none', async () => {
  const toolMarks = createToolMarks(join(folder, 'marks.json'))
  const tools = { compare: async (slugs: readonly string[]) => slugs.map((slug) => ({ id: slug, slug, logo: null })) }
  const { data, errors } = await createExecute(schema)({
    document: parse('{ compareTools(slugs: ["quill", "abacus", "constructor"]) { slug mark { path darkPath } } }'),
    variables: {},
    context: { services: { catalogue: { tools, toolMarks } } } as unknown as RequestContext,
  })
  expect(errors).toBeUndefined()
  expect(data?.['compareTools']).toEqual([
    { slug: 'quill', mark: MARKS.quill },
    { slug: 'abacus', mark: MARKS.abacus },
    { slug: 'constructor', mark: null },
  ])
})

test('without a build no tool has a mark', () => {
  expect(createToolMarks(join(folder, 'nothing.json')).of({ slug: 'quill', logo: null })).toBeNull()
})
