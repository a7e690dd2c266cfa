/** An application whose catalog has each kind of tool that an embed can be about. */
import { afterAll, beforeAll } from 'vitest'
import { recordTag } from '#server/platform/cache/cache-tags.ts'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/stored-page.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

export const ORIGIN = 'https://site.example'
const HOSTILE = '</title><img src=x onerror=alert(1)>"\'&'
const LONGEST = 'W'.repeat(60)

export const registerEmbedsApp = () => {
  const folder = registerTemporaryFolder()
  const database = registerTestDatabase()
  let site: TestApp
  beforeAll(async () => {
    const writing = [
      toolRecord({
        slug: 'abacus',
        name: 'Abacus',
        pricing_model: 'freemium',
        plans: [plan({ name: 'Team', month: 9, per_seat: true })],
      }),
      toolRecord({
        slug: 'quill',
        name: 'Quill',
        pricing_model: 'paid',
        plans: [plan({ as_of: '2026-11' })],
        facts: { plans: { source: 'vendor_page', as_of: '2026-11', url: 'https://quill.example/pricing' } },
      }),
      toolRecord({ slug: 'unpriced', name: 'Unpriced', pricing_model: null, plans: [] }),
      toolRecord({ slug: 'twin', name: 'Twin', pricing_model: null, plans: [] }),
      toolRecord({
        slug: 'hostile',
        name: HOSTILE,
        description: HOSTILE.repeat(2),
        use_cases: [HOSTILE, 'Reminders to customers', 'Answers to complaints'],
        plans: [plan({ name: HOSTILE })],
      }),
      toolRecord({
        slug: 'longest',
        name: LONGEST,
        description: 'long words, '.repeat(11).trim(),
        plans: [plan({ name: LONGEST })],
      }),
      toolRecord({ slug: 'closed', name: 'Closed', status: 'discontinued' }),
      toolRecord({ slug: 'joined', name: 'Joined', status: 'merged', merged_into: 'quill' }),
    ]
    await loadCatalogue(database, { tools: { writing } })
    await storePage(database, { slug: 'abacus-vs-quill', title: 'Abacus vs Quill' })
    site = await buildTestApp(database, {
      catalogueDir: folder,
      httpLimits: AMPLE_BUDGET,
      render: async () => ({ kind: 'page', status: 200, html: '<main></main>', visibility: 'public' }),
    })
  })
  afterAll(() => site.app.close())
  return {
    get: (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers }),
    /** Renames a tool behind the back of the caches, which `forget` empties for it. */
    rename: (slug: string, name: string) => database.prisma.tool.update({ where: { slug }, data: { name } }),
    forget: (toolId: string) => site.services.cacheInvalidations.invalidateLocally([recordTag(toolId)]),
    post: (url: string) => site.app.inject({ method: 'POST', url }),
  }
}
