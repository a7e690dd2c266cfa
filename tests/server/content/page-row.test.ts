import { describe, expect, test } from 'vitest'
import { isSame, type PageToWrite, rowOf, type StoredPage } from '#server/areas/content/page-row.ts'

const PAGE: PageToWrite = {
  key: 'guide:a',
  type: 'guide',
  slug: 'a',
  title: 'A',
  metaDescription: 'About a.',
  keyword: 'a',
  categorySlug: null,
  tags: [],
  author: 'The editors',
  content:
    '<p onclick="alert(1)">a</p><script>alert(2)</script><a href="javascript:alert(3)">b</a><svg onload=alert(4)>',
  markdown: 'a',
  contentPreview: ['a'],
  wordCount: 1,
  distinctFacts: [],
  schemaData: {},
  toolIds: [],
  relatedSlugs: [],
  factsAsOf: null,
  isChecked: false,
  dates: null,
  gate: { status: 'published', problems: [] },
}

test('HTML is sanitized when written', () => {
  const row = rowOf(PAGE, { stored: null, contentHash: 'h', now: new Date('2026-11-20T12:00:00Z'), id: 'i' })
  expect(row.content).toBe('<p>a</p><a>b</a>')
})

describe('the days of a page', () => {
  const NOW = new Date('2026-11-27T12:00:00Z')
  const DATES = { publishedOn: '2026-11-23', changedOn: '2026-11-25' }
  const day = (text: string) => new Date(text)
  const write = (changes: Partial<PageToWrite>, stored: Partial<StoredPage> | null = null, contentHash = 'h') => {
    const page = { ...PAGE, ...changes }
    const before = stored as StoredPage | null
    const row = rowOf(page, { stored: before, contentHash, now: NOW, id: 'i' })
    return [row.published_at, row.content_changed_at]
  }
  const STORED: Partial<StoredPage> = {
    status: 'published',
    statusOverride: null,
    titleOverride: null,
    descriptionOverride: null,
    deletedAt: null,
    contentHash: 'h',
    publishedAt: day('2026-11-26'),
    contentChangedAt: day('2026-11-26T09:00:00Z'),
  }

  test('are those recorded for its text, whatever the day of the installation', () => {
    const recorded = [day('2026-11-23'), day('2026-11-25')]
    expect(write({ dates: DATES })).toEqual(recorded)
    expect(write({ dates: DATES }, STORED)).toEqual(recorded)
    expect(write({ dates: DATES }, STORED, 'another')).toEqual(recorded)
  })

  test('are corrected in a page that was stored with the day of its installation', () => {
    const page = { ...PAGE, dates: DATES }
    const { key: _, ...same } = { ...PAGE, ...STORED, gateProblems: [], goneAt: null }
    expect(isSame(page, same as unknown as StoredPage, 'h', NOW)).toBe(false)
    const corrected = { ...same, publishedAt: day('2026-11-23'), contentChangedAt: day('2026-11-25') }
    expect(isSame(page, corrected as unknown as StoredPage, 'h', NOW)).toBe(true)
  })

  test('are those of its first and last stored versions without recorded ones', () => {
    expect(write({})).toEqual([day('2026-11-27'), NOW])
    expect(write({}, STORED)).toEqual([STORED.publishedAt, STORED.contentChangedAt])
    expect(write({}, STORED, 'another')).toEqual([STORED.publishedAt, NOW])
  })

  test('of a text that differs from the recorded one: it changed when it was stored', () => {
    const dates = { ...DATES, changedOn: null }
    expect(write({ dates })).toEqual([day('2026-11-23'), NOW])
    expect(write({ dates }, STORED)).toEqual([day('2026-11-23'), STORED.contentChangedAt])
  })

  test('follow an administrator’s change of its texts', () => {
    const edited = { ...STORED, titleOverride: 'Mine' }
    expect(write({ dates: DATES }, edited)).toEqual([day('2026-11-23'), STORED.contentChangedAt])
    const later = { publishedOn: '2026-11-23', changedOn: '2026-11-27' }
    expect(write({ dates: later }, edited, 'another')).toEqual([day('2026-11-23'), day('2026-11-27')])
  })

  test('are none before it is visible', () => {
    expect(write({ dates: DATES, gate: { status: 'draft', problems: [] } })[0]).toBeNull()
  })
})
