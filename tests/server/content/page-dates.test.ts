import { describe, expect, test } from 'vitest'
import { createPageDates, textDigestOf } from '#server/areas/content/page-dates.ts'
import { jsonLdText } from '#server/areas/content/page-json-ld.ts'
import { publishedAtOf, updatedAtOf } from '#server/areas/content/page-visibility.ts'

const TEXT = { title: 'A vs B', metaDescription: 'A and B.', markdown: '# A vs B' }

describe('recorded days', () => {
  const recorded = { published_on: '2026-11-23', changed_on: '2026-11-25', text: textDigestOf(TEXT) }
  const datesOf = createPageDates({ 'a-vs-b': recorded })

  test('are those of a page with the recorded text', () => {
    expect(datesOf('a-vs-b', TEXT)).toEqual({ publishedOn: '2026-11-23', changedOn: '2026-11-25' })
  })

  test('of a page with another text are the day of its publication only', () => {
    expect(datesOf('a-vs-b', { ...TEXT, markdown: '# Other' })).toEqual({ publishedOn: '2026-11-23', changedOn: null })
  })

  test('do not exist for other pages', () => {
    expect(datesOf('constructor', TEXT)).toBeNull()
  })
})

describe('a page that was written before it was published', () => {
  const row = { publishedAt: new Date('2026-11-25'), contentChangedAt: new Date('2026-11-22') }

  test('was not updated before it was published', () => {
    expect([publishedAtOf(row), updatedAtOf(row)]).toEqual([row.publishedAt, row.publishedAt])
    const changed = { ...row, contentChangedAt: new Date('2026-11-26') }
    expect(updatedAtOf(changed)).toEqual(changed.contentChangedAt)
    expect(publishedAtOf({ ...row, publishedAt: null })).toEqual(row.contentChangedAt)
  })

  test('says so in its structured data', () => {
    const texts = { title: 'A', titleOverride: null, metaDescription: 'B', descriptionOverride: null }
    const moment = row.publishedAt.toISOString()
    expect(JSON.parse(jsonLdText({ ...row, ...texts, schemaData: { '@type': 'Article' } }))).toMatchObject({
      datePublished: moment,
      dateModified: moment,
    })
  })
})
